import type { Language } from "#domain/languages.ts";

/** Whose habits dates and times follow: English shows 9:00 AM, German 09:00. */
const formattingLocale: Record<Language, string> = {
  en: "en-US",
  es: "es-ES",
  fr: "fr-FR",
  de: "de-DE",
  pt: "pt-BR",
};

/** "Saturday, November 15" */
export const formatDayAndMonth = (date: Temporal.PlainDate, language: Language): string =>
  date.toLocaleString(formattingLocale[language], { weekday: "long", day: "numeric", month: "long" });

/** "Saturday" */
export const formatWeekday = (date: Temporal.PlainDate, language: Language): string =>
  date.toLocaleString(formattingLocale[language], { weekday: "long" });

/** "November 2025" */
export const formatMonth = (date: Temporal.PlainDate, language: Language): string =>
  date.toLocaleString(formattingLocale[language], { month: "long", year: "numeric" });

/** "9:00 AM"; the other four have a 24-hour day and two digits, so that times line up. */
export const formatTime = (time: Temporal.PlainTime, language: Language): string =>
  language === "en"
    ? time.toLocaleString(formattingLocale.en, { hour: "numeric", minute: "2-digit" })
    : time.toString({ smallestUnit: "minute" });

/** "Buenos Aires, GMT-3": the place a person knows, and what it means today. */
export const formatTimeZone = (at: Temporal.ZonedDateTime, language: Language): string => {
  const place = at.timeZoneId.split("/").at(-1)?.replaceAll("_", " ");
  const offset = new Intl.DateTimeFormat(formattingLocale[language], {
    timeZone: at.timeZoneId,
    timeZoneName: "shortOffset",
  })
    .formatToParts(at.epochMilliseconds)
    .find(({ type }) => type === "timeZoneName")?.value;
  return at.timeZoneId === "UTC" ? "UTC" : `${place}, ${offset}`;
};
