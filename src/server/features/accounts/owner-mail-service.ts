import { defaultLanguage, type Language } from "#domain/languages.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Enqueue } from "../../platform/jobs/job.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { sendMailJob } from "../../platform/mail/send-mail-job.ts";
import { languageOf, selectAccount } from "./store.ts";

/**
 * A mail to the owner in their language, queued in the transaction of what it tells of. `to` is another address than
 * the account's when it is just being left or not yet taken.
 */
export const mailOwner = async (
  tx: Tx,
  enqueue: Enqueue,
  { ownerId, to }: { ownerId: OwnerId; to?: string },
  mail: (name: string, language: Language) => Mail,
): Promise<void> => {
  const [account] = await tx.run(selectAccount, { ownerId });
  if (!account) return;
  const language = languageOf(account) ?? defaultLanguage;
  await enqueue(tx, sendMailJob, { to: to ?? account.email, mail: mail(account.name, language), language });
};
