import * as contract from "#contract/scheduling/breaks.ts";
import { overlappingBreaks } from "#domain/scheduling/breaks/overlapping-breaks.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { findDuringBreak } from "./clashes-service.ts";
import { presentBreaks } from "./present.ts";
import { createBreak, deleteBreak, updateBreak } from "./service.ts";
import { selectBreaks } from "./store.ts";

export const breakRoutes = ({ db, clock }: { db: Database; clock: Clock }): ServedRoute[] => [
  serve(contract.listBreaks, async (_, { session: { ownerId } }) => {
    const [rows] = await db.read(ownerId, (tx) => [tx.run(selectBreaks, { ownerId })]);
    return { breaks: presentBreaks(rows) };
  }),

  serve(contract.findBreakClashes, async ({ query }, { session: { ownerId } }) => {
    const [rows, during] = await db.read(ownerId, (tx) => [
      tx.run(selectBreaks, { ownerId }),
      findDuringBreak(tx, ownerId, query, clock.now()),
    ]);
    return { breaks: overlappingBreaks(presentBreaks(rows), query), ...during };
  }),

  serve(contract.createBreak, async ({ body }, { session, idempotencyKey }) =>
    createBreak(db, session.ownerId, body, idempotencyKey),
  ),

  serve(contract.updateBreak, async ({ params, body }, { session }) =>
    updateBreak(db, session.ownerId, params.breakId, body),
  ),

  serve(contract.deleteBreak, async ({ params }, { session }) => deleteBreak(db, session.ownerId, params.breakId)),
];
