import type { Language } from "#domain/languages.ts";

/** "Buenos Aires, GMT-3": the place a person knows, and what it means today. */
export const formatTimeZone = (at: Temporal.ZonedDateTime, language: Language): string => {
  const place = at.timeZoneId.split("/").at(-1)?.replaceAll("_", " ");
  const offset = new Intl.DateTimeFormat(language, { timeZone: at.timeZoneId, timeZoneName: "shortOffset" })
    .formatToParts(at.epochMilliseconds)
    .find(({ type }) => type === "timeZoneName")?.value;
  return at.timeZoneId === "UTC" ? "UTC" : `${place}, ${offset}`;
};
