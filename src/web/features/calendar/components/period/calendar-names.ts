import type { Language } from "#domain/languages.ts";
import { epochDayOf } from "#domain/scheduling/clock/calendar-date.ts";

/** "Mon", or "Monday" */
export const weekdayName = (date: string, language: Language, length: "short" | "long"): string =>
  formatter(language, length).format(utcMsOf(date));

/** "Mar 1 – 7, 2027" */
export const rangeTitle = (from: string, to: string, language: Language): string =>
  formatter(language, "range").formatRange(utcMsOf(from), utcMsOf(to));

type Style = "short" | "long" | "range";

const options: Record<Style, Intl.DateTimeFormatOptions> = {
  short: { weekday: "short" },
  long: { weekday: "long" },
  range: { year: "numeric", month: "short", day: "numeric" },
};

// Building a formatter costs about a hundred times as much as using one.
const formatters = new Map<string, Intl.DateTimeFormat>();

const formatter = (language: Language, style: Style): Intl.DateTimeFormat => {
  const key = `${language} ${style}`;
  let found = formatters.get(key);
  if (!found) {
    const locale = language === "pt" ? "pt-BR" : language;
    found = new Intl.DateTimeFormat(locale, { ...options[style], timeZone: "UTC" });
    formatters.set(key, found);
  }
  return found;
};

const utcMsOf = (date: string): number => epochDayOf(date) * 86_400_000;
