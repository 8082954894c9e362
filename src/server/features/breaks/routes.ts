import * as contract from "#contract/breaks.ts";
import type { Database } from "../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { presentBreaks } from "./present.ts";
import { createBreak, deleteBreak, updateBreak } from "./service.ts";
import { selectBreaks } from "./store.ts";

export const breakRoutes = ({ db }: { db: Database }): ServedRoute[] => [
  serve(contract.listBreaks, async (_, { session: { ownerId } }) => {
    const [rows] = await db.read(ownerId, (tx) => [tx.run(selectBreaks, { ownerId })]);
    return { breaks: presentBreaks(rows) };
  }),

  serve(contract.createBreak, async ({ body }, { session, idempotencyKey }) =>
    createBreak(db, session.ownerId, body, idempotencyKey),
  ),

  serve(contract.updateBreak, async ({ params, body }, { session }) =>
    updateBreak(db, session.ownerId, params.breakId, body),
  ),

  serve(contract.deleteBreak, async ({ params }, { session }) => deleteBreak(db, session.ownerId, params.breakId)),
];
