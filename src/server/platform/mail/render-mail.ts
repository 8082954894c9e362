import type { Language } from "#domain/languages.ts";
import type { Mail } from "./mail.ts";
import { composeMail } from "./mail-content.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";

export type RenderedMail = { subject: string; text: string; html: string };

/** A mail in its reader's language, as a mail client shows it. The subject is one line whatever was typed. */
export const renderMail = (mail: Mail, language: Language): RenderedMail => {
  const content = composeMail(mail, language);
  return { subject: content.subject, text: mailText(content), html: mailHtml(content) };
};
