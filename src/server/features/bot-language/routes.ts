import * as contract from "#contract/chat/bot-language.ts";
import type { Database } from "../../platform/db/database.ts";
import { type ServedRoute, serve } from "../../platform/http/serve-routes.ts";
import { changeBotLanguage, findBotLanguage } from "./service.ts";

export const botLanguageRoutes = ({ db }: { db: Database }): ServedRoute[] => [
  serve(contract.getBotLanguage, async (_, { session: { ownerId } }) => {
    const [preferredLanguage] = await db.read(ownerId, (tx) => [findBotLanguage(tx, ownerId)]);
    return { preferredLanguage };
  }),
  serve(contract.saveBotLanguage, async ({ body }, { session }) => {
    await changeBotLanguage(db, session.ownerId, body.preferredLanguage);
    return body;
  }),
];
