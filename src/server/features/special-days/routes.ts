import * as contract from "#contract/scheduling/closures/special-days.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { createSpecialDay, deleteSpecialDay, findSpecialDays, previewSpecialDay, updateSpecialDay } from "./service.ts";

export const specialDayRoutes = (deps: { db: Database; clock: Clock }): ServedRoute[] => [
  serve(contract.listSpecialDays, async ({ query: { from, to } }, { session: { ownerId } }) => {
    const [found] = await deps.db.read(ownerId, (tx) => [findSpecialDays(tx, ownerId, { from, to })]);
    return found;
  }),

  serve(contract.previewSpecialDay, async ({ body }, { session }) => previewSpecialDay(deps, session.ownerId, body)),

  serve(contract.createSpecialDay, async ({ body }, { session, idempotencyKey }) =>
    createSpecialDay(deps, session.ownerId, body, idempotencyKey),
  ),

  serve(contract.updateSpecialDay, async ({ params, body }, { session }) =>
    updateSpecialDay(deps, session.ownerId, params.specialDayId, body),
  ),

  serve(contract.deleteSpecialDay, async ({ params }, { session }) =>
    deleteSpecialDay(deps.db, session.ownerId, params.specialDayId),
  ),
];
