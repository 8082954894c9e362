import { createHash } from "node:crypto";
import type { Tone } from "#domain/house/tone.ts";
import { type Language, languages } from "#domain/languages.ts";
import { isQuestion, type NoticeKind, type NotifiedSlot } from "#domain/notices/client-knowledge.ts";
import { zoneBehindUnit, zoneInWords } from "#domain/notices/client-zone/client-zone.ts";
import { seriesWords, type VisitWordsPart, visitWords } from "#domain/notices/visit-words.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { isolateText } from "#domain/text/isolate-text.ts";
import { botTexts, botTextsIn } from "#locales/bot-texts.ts";
import type { MessageChoice, TemplateDefinition } from "../../integrations/whatsapp/channel.ts";
import { fillText } from "../../platform/mail/fill-text.ts";

export type NoticeContent = {
  kind: NoticeKind;
  language: Language;
  /** How the business addresses its clients; null for the language's usual way. */
  tone?: Tone | null;
  clientName: string;
  businessName: string;
  service: string;
  agentName: string;
  slot: Pick<NotifiedSlot, "date" | "time">;
  /** The services of the visit, when it has several. */
  parts?: readonly VisitWordsPart[] | undefined;
  /** When the visits are, when it is about a series. */
  series?: { visits: readonly { date: string; time: string }[] } | undefined;
  /** Until when the time is held that is offered. */
  until?: string | undefined;
  /** The business's time zone, set when the client is in another one and the message has to say which it uses. */
  zone: string | null;
  /** The business's: dates are written as people do there. */
  country?: string | null;
  appointment: { id: string; version: number };
};

export type NoticeMessage = {
  text: string;
  /** What a reminder or an offer can be answered with. */
  buttons: readonly MessageChoice[];
  templateText: string;
  variables: readonly string[];
};

/**
 * A notice in the client's language: as free text, in the tone of the chat it comes into, and as a template's text with what
 * fills it, in the one form that WhatsApp has approved.
 */
export const presentMessage = (content: NoticeContent): NoticeMessage => {
  const { text } = botTextsIn(content.language, content.tone ?? null).notices[content.kind];
  const { template } = botTexts[content.language].notices[content.kind];
  const zone = zoneWords(content);
  const values = valuesOf(content, zone, text);
  const filling = templateValues(content, zone, template);
  const mark = `${content.appointment.id}:${content.appointment.version}`;
  const buttons = buttonsOf(content.kind, content.language, mark);
  return {
    text: zoneBehindUnit(fillText(text, values), zone),
    buttons,
    templateText: fillText(template, filling),
    variables: [
      ...placeholdersOf(template).map((name) => filling[name] as string),
      ...(buttons.length > 0 ? [mark] : []),
    ],
  };
};

/** `answerReminder` and `answerOffer` read these ids, whatever else the conversation is about. */
const buttonsOf = (kind: NoticeKind, language: Language, mark: string): MessageChoice[] => {
  if (kind === "opening") {
    const { takeOffer, passOffer } = botTexts[language].buttons;
    return [
      { id: `opening:take:${mark}`, title: takeOffer },
      { id: `opening:pass:${mark}`, title: passOffer },
    ];
  }
  if (!isQuestion(kind)) return [];
  const { confirm, reschedule, cancelIt } = botTexts[language].buttons;
  return [
    { id: `reminder:confirm:${mark}`, title: confirm },
    { id: `reminder:reschedule:${mark}`, title: reschedule },
    { id: `reminder:cancel:${mark}`, title: cancelIt },
  ];
};

/** Every kind of notice in every language, as WhatsApp has to approve it. */
export const noticeTemplates = (): (TemplateDefinition & { key: NoticeKind })[] =>
  kinds.flatMap((key) => languages.map((language) => ({ key, ...toTemplate(key, language) })));

/** The name of the template a notice needs; a changed text has another. */
export const templateName = (kind: NoticeKind, language: Language): string => toTemplate(kind, language).name;

const kinds: readonly NoticeKind[] = [
  ...(["confirmation", "reschedule", "cancel", "offer", "reminder24h", "reminder2h"] as const),
  ...(["opening", "withdrawn"] as const),
];

const toTemplate = (kind: NoticeKind, language: Language): TemplateDefinition => {
  const { template } = botTexts[language].notices[kind];
  const names = placeholdersOf(template);
  const numbers = Object.fromEntries(names.map((name, index) => [name, `{{${index + 1}}}`]));
  const text = fillText(template, numbers);
  const sample = templateValues({ ...example, language }, "", template);
  const buttons = buttonsOf(kind, language, `{{${names.length + 1}}}`);
  const reviewed = [text, ...buttons.map(({ title }) => title)].join("\n");
  const digest = createHash("sha256").update(reviewed).digest("hex").slice(0, 8);
  return {
    name: `daybook_${kind}_${language}_${digest}`,
    language,
    text,
    samples: [...names.map((name) => sample[name] as string), ...(buttons.length > 0 ? ["id:1"] : [])],
    buttons,
  };
};

/** For WhatsApp's reviewers alone. */
const example = {
  clientName: "Maria",
  businessName: "Salon Aurora",
  service: "Haircut",
  agentName: "Ana",
  slot: { date: "2027-03-05", time: "10:00" },
  until: "14:15",
  zone: null,
  appointment: { id: "id", version: 1 },
};

type Filling = Omit<NoticeContent, "kind">;

const zoneWords = ({ zone, language }: Pick<NoticeContent, "zone" | "language">): string =>
  zone === null ? "" : zoneInWords(zone, language, botTexts[language].zone.name);

/**
 * What fills an approved template can't reach behind the "Uhr" that German templates have after the time: the date says the
 * zone. Until when a time is held has no date, so there the "Uhr" is part of what is filled in.
 */
const templateValues = (content: Filling, zone: string, template: string): Record<string, string> => {
  if (content.language !== "de") return valuesOf(content, zone, template);
  const { until, ...values } = valuesOf(content, "", template);
  const inZone = zone === "" ? "" : ` (${zone})`;
  const date = `${values["date"]}${inZone}`;
  return { ...values, date, newDate: date, ...(until !== undefined && { until: `${until} Uhr${inZone}` }) };
};

const valuesOf = (content: Filling, zone: string, text: string): Record<string, string> => {
  const { language, slot, country = null, series, until } = content;
  const { single, parts } = withNamesIsolated(content);
  const between = /\{\{service\}\}(.*?)\{\{agentName\}\}/.exec(text)?.[1] ?? ", ";
  const visit = parts ? { ...single, ...visitWords(parts, slot.date, { language, country, between }) } : single;
  const dates = series ? seriesWords(series.visits, botTexts[language].series, { language, country }) : null;
  const names = dates === null ? visit : withDates(visit, dates, parts);
  const date = formatDate(slot.date, language, "long", country) ?? slot.date;
  const hour = (given: string): string => {
    const onTheWall = formatTime(given, language, country) ?? given;
    // Part of the value, so that the templates that WhatsApp has approved stay what they are.
    return zone === "" ? onTheWall : `${onTheWall} (${zone})`;
  };
  const time = hour(slot.time);
  return {
    clientName: inOneLine(names.clientName),
    businessName: inOneLine(names.businessName),
    service: inOneLine(names.service),
    agentName: inOneLine(names.agentName),
    date,
    time,
    newDate: date,
    newTime: time,
    ...(until !== undefined && { until: hour(until) }),
  };
};

/** Each name by itself: the times that a visit has beside its names stay beside them. */
const withNamesIsolated = ({ clientName, businessName, service, agentName, parts }: Filling) => ({
  single: {
    clientName: isolateText(clientName),
    businessName: isolateText(businessName),
    service: isolateText(service),
    agentName: isolateText(agentName),
  },
  parts: parts?.map((part) => ({
    ...part,
    service: isolateText(part.service),
    agentName: isolateText(part.agentName),
  })),
});

/** Where several agents do it, the last one's name ends what is done: the dates are those of all of it. */
const withDates = <Named extends { service: string; agentName: string }>(
  visit: Named,
  dates: string,
  parts: readonly VisitWordsPart[] = [],
): Named => {
  const areSeveral = new Set(parts.map(({ agentName }) => agentName)).size > 1;
  const field = areSeveral ? "agentName" : "service";
  return { ...visit, [field]: `${visit[field]} (${dates})` };
};

/** WhatsApp refuses line breaks, tabs and runs of spaces in a template's variables, and empty ones. */
const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim() || "–";

const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] as string);
