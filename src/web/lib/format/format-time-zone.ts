import type { Language } from "#domain/languages.ts";
import { wallToInstant } from "#domain/scheduling/clock/business-clock.ts";
import { parseDate } from "#domain/scheduling/clock/calendar-date.ts";

/** "Buenos Aires, GMT-3": the place a person knows, and what it means at that moment. */
export const formatTimeZone = (at: Temporal.ZonedDateTime, language: Language): string => {
  const place = at.timeZoneId.split("/").at(-1)?.replaceAll("_", " ");
  const offset = new Intl.DateTimeFormat(language, { timeZone: at.timeZoneId, timeZoneName: "shortOffset" })
    .formatToParts(at.epochMilliseconds)
    .find(({ type }) => type === "timeZoneName")?.value;
  return at.timeZoneId === "UTC" ? "UTC" : `${place}, ${offset}`;
};

/**
 * The moment that a day and time mean where `now` is: noon for a day alone, now without a day. On the other side of a
 * clock change a zone means something else than today.
 */
export const momentAt = (
  { date, time }: { date: string; time: string },
  now: Temporal.ZonedDateTime,
): Temporal.ZonedDateTime => {
  if (parseDate(date) === null) return now;
  return wallToInstant(date, time || "12:00", now.timeZoneId)?.toZonedDateTimeISO(now.timeZoneId) ?? now;
};
