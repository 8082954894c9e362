import type { WhatsAppChannel } from "../../../integrations/whatsapp/channel.ts";
import type { Database } from "../../../platform/db/database.ts";
import { noticeTemplates } from "../message-present.ts";
import { selectApproved, upsertTemplate } from "./template-store.ts";

/**
 * Submits every template to WhatsApp's review and records the result. Existing ones are only asked for its
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

/** Whether every text we have today is known to be approved; asked at each start, so without the provider. */
export const areTemplatesApproved = async (db: Database, { account }: WhatsAppChannel): Promise<boolean> => {
  const approved = new Set((await db.run(selectApproved, { account })).map(({ name }) => name));
  return noticeTemplates().every(({ name }) => approved.has(name));
};
