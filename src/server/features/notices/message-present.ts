import { createHash } from "node:crypto";
import { type Language, languages } from "#domain/languages.ts";
import type { NoticeKind, Place } from "#domain/notices/client-knowledge.ts";
import { formatDate, formatTime } from "#domain/scheduling/format-date-time.ts";
import { botTexts } from "#locales/bot-texts.ts";
import type { TemplateDefinition } from "../../integrations/whatsapp/channel.ts";
import { fillText } from "../../platform/mail/fill-text.ts";

export type NoticeContent = {
  kind: NoticeKind;
  language: Language;
  clientName: string;
  businessName: string;
  service: string;
  agentName: string;
  place: Pick<Place, "date" | "time">;
};

/** A notice in the business's language: as free text, and as a template's text with what fills it. */
export const presentMessage = (content: NoticeContent): { text: string; templateText: string; variables: string[] } => {
  const { text, template } = botTexts[content.language].notices[content.kind];
  const values = valuesOf(content);
  return {
    text: fillText(text, values),
    templateText: fillText(template, values),
    variables: placeholdersOf(template).map((name) => values[name] as string),
  };
};

/** Every kind of notice in every language, as WhatsApp has to approve it. */
export const noticeTemplates = (): (TemplateDefinition & { key: NoticeKind })[] =>
  kinds.flatMap((key) => languages.map((language) => ({ key, ...toTemplate(key, language) })));

/** The name of the template a notice needs; a changed text has another. */
export const templateName = (kind: NoticeKind, language: Language): string => toTemplate(kind, language).name;

const kinds: readonly NoticeKind[] = ["confirmation", "reschedule", "cancel"];

const toTemplate = (kind: NoticeKind, language: Language): TemplateDefinition => {
  const { template } = botTexts[language].notices[kind];
  const names = placeholdersOf(template);
  const numbers = Object.fromEntries(names.map((name, index) => [name, `{{${index + 1}}}`]));
  const text = fillText(template, numbers);
  const sample = valuesOf({ ...example, kind, language });
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return {
    name: `daybook_${kind}_${language}_${digest}`,
    language,
    text,
    samples: names.map((name) => sample[name] as string),
  };
};

/** For WhatsApp's reviewers alone. */
const example = {
  clientName: "Maria",
  businessName: "Salon Aurora",
  service: "Haircut",
  agentName: "Ana",
  place: { date: "2027-03-05", time: "10:00" },
};

const valuesOf = ({ language, place, ...names }: NoticeContent): Record<string, string> => {
  const date = formatDate(place.date, language) ?? place.date;
  const time = formatTime(place.time, language) ?? place.time;
  return {
    clientName: inOneLine(names.clientName),
    businessName: inOneLine(names.businessName),
    service: inOneLine(names.service),
    agentName: inOneLine(names.agentName),
    date,
    time,
    newDate: date,
    newTime: time,
  };
};

/** WhatsApp refuses line breaks, tabs and runs of spaces in a template's variables, and empty ones. */
const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim() || "–";

const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] as string);
