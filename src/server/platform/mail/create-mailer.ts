import { createTransport, type SendMailOptions } from "nodemailer";
import type { Language } from "#domain/languages.ts";
import { type MailAnswer, type MailFailure, readMailFailure } from "#domain/notices/channel/mail-failure.ts";
import { markId, markPng } from "../brand/mark-png.ts";
import { TimeLimitExceeded, withTimeLimit } from "../stopping/with-time-limit.ts";
import { cleanLine } from "./clean-text.ts";
import { isForOperator, type Mail } from "./mail.ts";
import type { MailContent } from "./mail-content.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";
import { renderMail } from "./render-mail.ts";

export type Mailer = {
  /** Resolves once the SMTP server has taken the mail; throws with the cause when it has not. */
  send(to: string, mail: Mail, language: Language): Promise<void>;
  /** To a client of a business, in the business's name. Says whether the server took it; never throws. */
  sendToClient(mail: ClientMail): Promise<ClientMailOutcome>;
  close(): void;
};

/** An invitation that a calendar reads, as iCalendar text. */
export type MailInvitation = { method: "REQUEST" | "CANCEL"; filename: string; content: string };

export type ClientMail = {
  to: string;
  /** The same at each try: a mail that arrives twice by a lost answer is recognized by it. */
  reference: string;
  business: { name: string; email: string };
  content: MailContent;
  stopUrl: string;
  invitations: readonly MailInvitation[];
};

export type ClientMailOutcome =
  | { ok: true; messageId: string }
  | { ok: false; reason: MailFailure /** No answer came: the server may have it. */; mayHaveArrived: boolean };

/** For one mail. A server that says a word now and then never reaches the limits for silence. */
const mailMs = 60_000;

/** Mail over SMTP. `smtpUrl` is `smtp://user:password@host:587` or `smtps://…`; `from` is `Name <address>`. */
export const createMailer = ({ smtpUrl, from, limitMs = mailMs }: MailerOptions): Mailer => {
  let transport = openTransport(smtpUrl);
  const hand = async (message: SendMailOptions): Promise<void> => {
    try {
      await withTimeLimit(limitMs, "the mail server", transport.sendMail(message));
    } catch (cause) {
      if (cause instanceof TimeLimitExceeded) {
        // Its connections are the server's to keep open; new ones are ours.
        transport.close();
        transport = openTransport(smtpUrl);
      }
      throw cause;
    }
  };
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
        headers: headersFor(language),
      };
      try {
        await hand(message);
      } catch (cause) {
        throw new Error(`the ${mail.kind} mail could not be sent`, { cause });
      }
    },
    async sendToClient(mail) {
      const messageId = `<${mail.reference}@${addressOf(from).split("@")[1] ?? "daybook"}>`;
      try {
        await hand({ ...clientMessage(mail, from), messageId });
        return { ok: true, messageId };
      } catch (cause) {
        return { ok: false, ...failureOf(cause) };
      }
    },
    close: () => transport.close(),
  };
};

const headersFor = (language: Language) => ({
  "Content-Language": language,
  // Asks absence notes and other robots not to answer.
  "Auto-Submitted": "auto-generated",
  "X-Auto-Response-Suppress": "All",
});

const addressOf = (from: string): string => /<([^<>]+)>/.exec(from)?.[1] ?? from;

/** By our server, which may only send for its own domain, in the business's name; replies reach the business. */
const clientMessage = ({ to, business, content, stopUrl, invitations }: ClientMail, from: string): SendMailOptions => {
  const [first, ...others] = invitations;
  return {
    from: { name: cleanLine(business.name, 100), address: addressOf(from) },
    to: recipient(to),
    replyTo: recipient(business.email),
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
    ...(first && { icalEvent: first }),
    attachments: others.map(({ method, filename, content: text }) => ({
      filename,
      content: text,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
    })),
    headers: {
      ...headersFor(content.language),
      "List-Unsubscribe": `<${stopUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
};

const failureOf = (cause: unknown): { reason: MailFailure; mayHaveArrived: boolean } => {
  const { command = null, responseCode = null, response = "" } = cause as Partial<MailAnswer>;
  return { reason: readMailFailure({ command, responseCode, response }), mayHaveArrived: responseCode === null };
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
