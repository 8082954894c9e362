import { defaultLanguage, type Language } from "#domain/languages.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { selectBotLanguage, upsertBotLanguage } from "./store.ts";

/** The language the business's bot answers in. */
export const findBotLanguage = async (tx: Tx, ownerId: OwnerId): Promise<Language> => {
  const [row] = await tx.run(selectBotLanguage, { ownerId });
  return (row?.preferred_language as Language | undefined) ?? defaultLanguage;
};

export const changeBotLanguage = (db: Database, ownerId: OwnerId, language: Language): Promise<void> =>
  db.withOwner(ownerId, async (tx) => {
    tx.send(upsertBotLanguage, { ownerId, language });
    const details = { language };
    await recordAudit(tx, ownerId, { actor: "owner", action: "bot-language.changed", subjectId: ownerId, details });
  });
