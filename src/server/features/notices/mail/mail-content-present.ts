import type { NoticeKind } from "#domain/notices/client-knowledge.ts";
import { clientMailTexts } from "#locales/client-mail-texts.ts";
import { cleanLine } from "../../../platform/mail/clean-text.ts";
import { fillText } from "../../../platform/mail/fill-text.ts";
import type { MailContent } from "../../../platform/mail/mail-content.ts";
import { html } from "../../../platform/safe-html.ts";
import type { NoticeContent } from "../message-present.ts";

/** Below the message: how to answer, and what the attached entry does. */
const notes = {
  confirmation: "added",
  reschedule: "added",
  cancel: "removed",
  offer: "asked",
  reminder24h: "asked",
  reminder2h: "added",
  opening: "open",
  withdrawn: "closed",
} as const satisfies Record<NoticeKind, string>;

/** A notice as the content of a mail: what WhatsApp would say, under a heading and in the business's name. */
export const presentMailContent = (
  { kind, language, businessName }: Pick<NoticeContent, "kind" | "language" | "businessName">,
  text: string,
  stopUrl: string,
): MailContent => {
  const texts = clientMailTexts[language];
  const business = cleanLine(businessName, 100);
  const lines = text.split("\n").map((line) => cleanLine(line, 500));
  return {
    language,
    subject: cleanLine(`${texts.heading[kind]} · ${business}`),
    preheader: lines[0] ?? "",
    heading: texts.heading[kind],
    body: {
      text: lines.join("\n"),
      html: html`${lines.map((line, index) => (index === 0 ? line : html`<br>${line}`))}`,
    },
    facts: [],
    note: texts.note[notes[kind]],
    signature: business,
    footer: fillText(texts.footer, { businessName: business }),
    brand: business,
    stop: { label: texts.stop, url: stopUrl },
  };
};
