import * as contract from "#contract/scheduling/closures/time-off.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { presentTimeOff } from "./present.ts";
import { createTimeOff, deleteTimeOff, previewTimeOff, updateTimeOff } from "./service.ts";
import { selectTimeOff } from "./store.ts";

export const timeOffRoutes = (deps: { db: Database; clock: Clock }): ServedRoute[] => [
  serve(contract.listTimeOff, async ({ query }, { session: { ownerId } }) => {
    const { from, to, agentId = null } = query;
    const [rows] = await deps.db.read(ownerId, (tx) => [tx.run(selectTimeOff, { ownerId, from, to, agentId })]);
    return { timeOff: rows.map(presentTimeOff) };
  }),

  serve(contract.previewTimeOff, async ({ body }, { session }) => previewTimeOff(deps, session.ownerId, body)),

  serve(contract.createTimeOff, async ({ body }, { session, idempotencyKey }) =>
    createTimeOff(deps, session.ownerId, body, idempotencyKey),
  ),

  serve(contract.updateTimeOff, async ({ params, body }, { session }) =>
    updateTimeOff(deps, session.ownerId, params.timeOffId, body),
  ),

  serve(contract.deleteTimeOff, async ({ params }, { session }) =>
    deleteTimeOff(deps.db, session.ownerId, params.timeOffId),
  ),
];
