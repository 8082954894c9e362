import type { Language } from "#domain/languages.ts";
import { mailTexts } from "#locales/mail-texts.ts";
import type { SafeHtml } from "../safe-html.ts";
import { cleanGreetingName, cleanLine, cleanLines } from "./clean-text.ts";
import { fillHtml, fillText } from "./fill-text.ts";
import { isForOperator, type Mail } from "./mail.ts";

/** A sentence in both forms of a mail. */
export type Wording = { text: string; html: SafeHtml };

/** A mail in its reader's words, before it is laid out as text or as HTML. */
export type MailContent = {
  language: Language;
  subject: string;
  preheader: string;
  heading: string;
  greeting?: string;
  body: Wording;
  code?: string;
  facts: { label: string; value: string }[];
  link?: { label: string; url: string; hint: string };
  note: string;
  signature?: string;
  footer: string;
  /** Who writes, where it isn't Daybook. */
  brand?: string;
  /** The way out, below the footer. */
  stop?: { label: string; url: string };
};

export const composeMail = (mail: Mail, language: Language): MailContent => {
  const { shared, ...kinds } = mailTexts[language];
  const texts: MailText = kinds[mail.kind];
  const values = lineValues(mail);
  const word = (text: string): Wording => ({ text: fillText(text, values), html: fillHtml(text, values) });
  return {
    language,
    subject: fillText(texts.subject, values),
    preheader: fillText(texts.preheader, values),
    heading: texts.heading,
    // The operator is one of us: what somebody wrote comes without a salutation.
    ...(!isForOperator(mail) && { greeting: greet(mail, shared), signature: shared.signature }),
    body: word(texts.body),
    ...("code" in mail && { code: cleanLine(mail.code) }),
    facts: factsOf(mail, texts.labels ?? {}),
    ...("url" in mail && { link: { label: texts.button ?? "", url: webUrl(mail.url), hint: shared.linkHint } }),
    note: texts.note,
    footer: texts.footer,
  };
};

type MailText = {
  subject: string;
  preheader: string;
  heading: string;
  body: string;
  note: string;
  footer: string;
  button?: string;
  labels?: Readonly<Record<string, string>>;
};

const lineValues = (mail: Mail): Record<string, string> =>
  Object.fromEntries(Object.entries(mail).map(([field, value]) => [field, cleanLine(value)]));

const greet = (mail: Mail, shared: { greeting: string; greetingPlain: string }): string => {
  const name = "name" in mail ? cleanGreetingName(mail.name) : undefined;
  return name === undefined ? shared.greetingPlain : fillText(shared.greeting, { name });
};

const factsOf = (mail: Mail, labels: Readonly<Record<string, string>>): MailContent["facts"] => {
  const fields = new Map<string, string>(Object.entries(mail));
  return Object.entries(labels)
    .map(([field, label]) => ({ label, value: cleanLines(fields.get(field) ?? "") }))
    .filter(({ value }) => value !== "");
};

/** Anything but a web address behind a button (`javascript:`, `data:`) is a fault of the caller. */
const webUrl = (url: string): string => {
  const { protocol, href } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") throw new Error(`a mail cannot link to a ${protocol} address`);
  return href;
};
