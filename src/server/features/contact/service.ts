import type { ContactFormValues } from "#domain/contact/contact-form.ts";
import { isFromMachine } from "#domain/contact/is-from-machine.ts";
import { defaultLanguage, languageNames } from "#domain/languages.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import type { Enqueue } from "../../platform/jobs/job.ts";
import { sendMailJob } from "../../platform/mail/send-mail-job.ts";
import { insertMessage } from "./store.ts";

export type ContactReceiver = {
  db: Database;
  clock: Clock;
  enqueue: Enqueue;
  limiter: RateLimiter;
  salesEmail: string;
};

/** Anyone may write, so that what one network sends is all that can be limited, and all networks together. */
const perNetwork = { hits: 5, windowSeconds: 3600 };
const inAll = { hits: 500, windowSeconds: 3600 };

/** `ownerId` is null for a person who isn't signed in. */
export type ContactSender = { network: string; ownerId: OwnerId | null };

/** The one door for the API and the page. A machine is thanked like everyone, and nothing is kept of it. */
export const receiveContactMessage = async (
  deps: ContactReceiver,
  form: ContactFormValues,
  { network, ownerId }: ContactSender,
): Promise<undefined> => {
  await deps.limiter.hit(`contact from ${network}`, perNetwork);
  if (isFromMachine(form)) return undefined;
  await deps.limiter.hit("contact", inAll);
  return sendContactMessage(deps, form, ownerId);
};

/** Stored and mailed, or neither. No receipt: the address is whatever a visitor typed. */
const sendContactMessage = (
  { db, clock, enqueue, salesEmail }: ContactReceiver,
  { name, email, message, language }: ContactFormValues,
  sentBy: OwnerId | null,
): Promise<undefined> =>
  db.transaction(async (tx) => {
    await Promise.all([
      tx.run(insertMessage, { name, email, message, language, sentBy, createdAt: clock.now() }),
      enqueue(tx, sendMailJob, {
        to: salesEmail,
        mail: { kind: "contactMessage", name, email, message, language: languageNames[language] },
        language: defaultLanguage,
      }),
    ]);
    return undefined;
  });
