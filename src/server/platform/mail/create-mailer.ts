import { createTransport } from "nodemailer";
import type { Language } from "#domain/languages.ts";
import { markId, markPng } from "../brand/mark-png.ts";
import { TimeLimitExceeded, withTimeLimit } from "../stopping/with-time-limit.ts";
import { cleanLine } from "./clean-text.ts";
import { isForOperator, type Mail } from "./mail.ts";
import { renderMail } from "./render-mail.ts";

export type Mailer = {
  /** Resolves once the SMTP server has taken the mail; throws with the cause when it has not. */
  send(to: string, mail: Mail, language: Language): Promise<void>;
  close(): void;
};

/** For one mail. A server that says a word now and then never reaches the limits for silence. */
const mailMs = 60_000;

/** Mail over SMTP. `smtpUrl` is `smtp://user:password@host:587` or `smtps://…`; `from` is `Name <address>`. */
export const createMailer = ({ smtpUrl, from, limitMs = mailMs }: MailerOptions): Mailer => {
  let transport = openTransport(smtpUrl);
  return {
    async send(to, mail, language) {
      const rendered = renderMail(mail, language);
      const message = {
        from,
        to: recipient(to),
        ...replyAddress(mail),
        ...rendered,
        attachments: [
          { filename: "daybook.png", content: markPng, cid: markId, contentDisposition: "inline" as const },
        ],
        headers: {
          "Content-Language": language,
          // Asks absence notes and other robots not to answer.
          "Auto-Submitted": "auto-generated",
          "X-Auto-Response-Suppress": "All",
        },
      };
      try {
        await withTimeLimit(limitMs, "the mail server", transport.sendMail(message));
      } catch (cause) {
        if (cause instanceof TimeLimitExceeded) {
          // Its connections are the server's to keep open; new ones are ours.
          transport.close();
          transport = openTransport(smtpUrl);
        }
        throw new Error(`the ${mail.kind} mail could not be sent`, { cause });
      }
    },
    close: () => transport.close(),
  };
};

type MailerOptions = { smtpUrl: string; from: string; limitMs?: number };

const openTransport = (smtpUrl: string) =>
  createTransport({
    pool: true,
    url: smtpUrl,
    maxConnections: 3,
    // A job waits for each mail; a server that says nothing must not hold it for nodemailer's ten minutes.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    // Mails are made of text alone: no content may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

// Exactly one mailbox: no list, no group, no display name, no line break that would start a header of its own.
const singleAddress = /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@]+$/u;

const recipient = (address: string): { name: string; address: string } => {
  if (!singleAddress.test(address)) throw new Error("a mail needs exactly one plain address to go to");
  return { name: "", address };
};

/** Replying to the operator's mails reaches their authors. One with an odd address still has to reach the operator. */
const replyAddress = (mail: Mail) => {
  if ("replyTo" in mail) return { replyTo: recipient(mail.replyTo) };
  return isForOperator(mail) && "email" in mail && singleAddress.test(mail.email)
    ? { replyTo: { name: cleanLine(mail.name, 100), address: mail.email } }
    : {};
};
