import * as contract from "#contract/chat/house-answers.ts";
import type { Database } from "../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { createHouseAnswer, deleteHouseAnswer, updateHouseAnswer } from "./service.ts";
import { selectHouseAnswers } from "./store.ts";

export const houseRoutes = ({ db }: { db: Database }): ServedRoute[] => [
  serve(contract.listHouseAnswers, async (_, { session: { ownerId } }) => {
    const [answers] = await db.read(ownerId, (tx) => [tx.run(selectHouseAnswers, { ownerId })]);
    return { answers };
  }),

  serve(contract.createHouseAnswer, async ({ body }, { session, idempotencyKey }) =>
    createHouseAnswer(db, session.ownerId, body, idempotencyKey),
  ),

  serve(contract.updateHouseAnswer, async ({ params, body }, { session }) =>
    updateHouseAnswer(db, session.ownerId, params.answerId, body),
  ),

  serve(contract.deleteHouseAnswer, async ({ params }, { session }) =>
    deleteHouseAnswer(db, session.ownerId, params.answerId),
  ),
];
