import * as contract from "#contract/scheduling/closures/time-off.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import {
  createTimeOff,
  createTimeOffForEveryone,
  deleteTimeOff,
  findTimeOff,
  previewTimeOff,
  previewTimeOffForEveryone,
  updateTimeOff,
} from "./service.ts";

export const timeOffRoutes = (deps: { db: Database; clock: Clock }): ServedRoute[] => [
  serve(contract.listTimeOff, async ({ query }, { session: { ownerId } }) => {
    const { from, to, agentId = null } = query;
    const [timeOff] = await deps.db.read(ownerId, (tx) => [findTimeOff(tx, ownerId, { from, to, agentId })]);
    return { timeOff };
  }),

  serve(contract.previewTimeOff, async ({ body }, { session }) => previewTimeOff(deps, session.ownerId, body)),

  serve(contract.createTimeOff, async ({ body }, { session, idempotencyKey }) =>
    createTimeOff(deps, session.ownerId, body, idempotencyKey),
  ),

  serve(contract.previewTimeOffForEveryone, async ({ body }, { session }) =>
    previewTimeOffForEveryone(deps, session.ownerId, body),
  ),

  serve(contract.createTimeOffForEveryone, async ({ body }, { session, idempotencyKey }) =>
    createTimeOffForEveryone(deps, session.ownerId, body, idempotencyKey),
  ),

  serve(contract.updateTimeOff, async ({ params, body }, { session }) =>
    updateTimeOff(deps, session.ownerId, params.timeOffId, body),
  ),

  serve(contract.deleteTimeOff, async ({ params }, { session }) =>
    deleteTimeOff(deps.db, session.ownerId, params.timeOffId),
  ),
];
