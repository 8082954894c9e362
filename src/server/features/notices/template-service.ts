import type { WhatsAppChannel } from "../../integrations/whatsapp/channel.ts";
import type { Database } from "../../platform/db/database.ts";
import { noticeTemplates } from "./message-present.ts";
import { upsertTemplate } from "./template-store.ts";

/**
 * Brings every template to WhatsApp's review and notes what came of it. Whatever is there already is only asked for its
 * state, so this may run as often as one likes. Says whether any is still under review.
 */
export const ensureTemplates = async (db: Database, channel: WhatsAppChannel): Promise<{ isPending: boolean }> => {
  let isPending = false;
  for (const { key, ...template } of noticeTemplates()) {
    const { providerId, status } = await channel.ensureTemplate(template);
    const { language, name } = template;
    await db.run(upsertTemplate, { account: channel.account, key, language, name, providerId, status });
    isPending ||= status === "pending";
  }
  return { isPending };
};
