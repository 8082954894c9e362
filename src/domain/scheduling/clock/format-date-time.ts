import type { Language } from "../../languages.ts";
import { parseDate } from "./calendar-date.ts";
import { endOfDay, parseTime } from "./clock-time.ts";
import { localeOf } from "./locale-of.ts";

/**
 * `long`: March 5, 2027. `full`: with its weekday. `day`: weekday, month and day for lists of the near future; `dated`: with the year.
 * `short`: month and day in little room. `month`: the head of a month's page. `weekday`: its name alone.
 */
export type DateStyle = "long" | "full" | "day" | "dated" | "short" | "month" | "weekday";

/**
 * A calendar date in a reader's language, as it is written in a country; null when `date` isn't one (shown as "Invalid
 * date").
 */
export const formatDate = (
  date: string,
  language: Language,
  style: DateStyle = "long",
  country: string | null = null,
): string | null => {
  const epochDay = parseDate(date);
  return epochDay === null ? null : written({ language, style, country }, epochDay * 86_400_000);
};

/**
 * A time of day in a reader's language, `9:00 AM` or `09:00`; null when `time` isn't one (shown as "Invalid time"). The
 * day's end is `12:00 AM` where hours are counted to twelve, else `24:00`.
 */
export const formatTime = (time: string, language: Language, country: string | null = null): string | null => {
  const style = { language, style: "time", country } as const;
  if (time === endOfDay) return language === "en" ? written(style, 0) : endOfDay;
  const key = `${time} ${language} ${country}`;
  const known = writtenTimes.get(key);
  if (known !== undefined) return known;
  const minutes = parseTime(time);
  if (minutes === null) return null;
  const text = written(style, minutes * 60_000);
  writtenTimes.set(key, text);
  return text;
};

// A day has no more than 1,440 minutes, and a calendar writes the same ones again and again.
const writtenTimes = new Map<string, string>();

/** A full hour where there is little room: `1 PM`, `13 Uhr`, `13 h`. */
export const formatHour = (hour: number, language: Language): string =>
  language === "en" ? `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}` : `${hour}${hourWords[language]}`;

const hourWords: Record<Exclude<Language, "en">, string> = { es: " h", fr: " h", de: " Uhr", pt: "h" };

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { year: "numeric", month: "long", day: "numeric" },
  full: { weekday: "long", year: "numeric", month: "long", day: "numeric" },
  day: { weekday: "short", month: "short", day: "numeric" },
  dated: { weekday: "short", year: "numeric", month: "short", day: "numeric" },
  short: { month: "short", day: "numeric" },
  month: { year: "numeric", month: "long" },
  weekday: { weekday: "long" },
};

const timeOptions = (language: Language): Intl.DateTimeFormatOptions =>
  language === "en"
    ? { hour: "numeric", minute: "2-digit", hour12: true }
    : { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };

// Building a formatter costs about a hundred times as much as using one.
const formatters = new Map<string, Intl.DateTimeFormat>();

type Writing = { language: Language; style: DateStyle | "time"; country: string | null };

const written = ({ language, style, country }: Writing, utcMs: number): string => {
  // Times of day are written as the language does: 15:30 everywhere but in English.
  const locale = localeOf(language, style === "time" && language !== "en" ? null : country);
  const key = `${locale} ${style}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const options = style === "time" ? timeOptions(language) : dateStyles[style];
    formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    formatters.set(key, formatter);
  }
  // Newer locale data puts a narrow no-break space before AM and PM; the texts have a plain one.
  return formatter.format(utcMs).replaceAll("\u202f", " ");
};
