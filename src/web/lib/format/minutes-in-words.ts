import type { Language } from "#domain/languages.ts";

const hour = 60;
const day = 24 * hour;

/** "45 minutes", "2 hours", "7 days": in the largest unit that has no rest. */
export const minutesInWords = (minutes: number, language: Language): string => {
  if (minutes > 0 && minutes % day === 0) return inWords(minutes / day, "day", language);
  return minutes > 0 && minutes % hour === 0
    ? inWords(minutes / hour, "hour", language)
    : inWords(minutes, "minute", language);
};

export const inWords = (count: number, unit: "minute" | "hour" | "day", language: Language): string =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
