import { defaultLanguage, type Language } from "#domain/languages.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Enqueue } from "../../platform/jobs/job.ts";
import type { Mail } from "../../platform/mail/mail.ts";
import { sendMailJob } from "../../platform/mail/send-mail-job.ts";
import { languageOf, selectAccount } from "./store.ts";

/**
 * An email to the owner in their language, queued in the transaction of the change it reports. `to` differs from the
 * account's address while that address is being changed.
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
