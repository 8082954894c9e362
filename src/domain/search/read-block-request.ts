import { readWhen } from "../conversation/dates/read-when.ts";
import type { TimeReading } from "../conversation/dates/when-reading.ts";
import type { Language } from "../languages.ts";
import { timeOfMinutes } from "../scheduling/clock/clock-time.ts";
import { foldForSearch } from "./search-patterns.ts";

/** What to block: days, and the hours on them if any were typed. */
export type BlockRequest = { from: string; to: string; hours: { from: string; until: string } | null };

/** The words by which an owner says that nobody is to book, as they begin, without accents. */
const blockWords: Readonly<Record<Language, RegExp>> = {
  en: /^(block|close|closed|time off|day off)\b/,
  es: /^(bloque|cerra|cierr|ausencia|dia libre)\p{L}*/u,
  fr: /^(bloque|ferme|absence|conge)\p{L}*/u,
  de: /^(sperr|blockier|schliess|geschlossen|abwesen|frei\b)\p{L}*/u,
  pt: /^(bloque|fecha|ausencia|folga)\p{L}*/u,
};

type Now = { today: string; nowTime: string; country?: string };

/**
 * "Block tomorrow", "sperren Freitag 14 bis 16 Uhr": read by the reader that the bot uses. Null for anything else, for a
 * day that is over, and where the words can be read in two ways.
 */
export const readBlockRequest = (typed: string, language: Language, now: Now): BlockRequest | null => {
  const words = foldForSearch(typed.trim());
  const start = blockWords[language].exec(words);
  if (!start) return null;
  const rest = words.slice(start[0].length).trim();
  if (rest === "") return null;
  const { date, time, isCertain } = readWhen(rest, language, { ...now, expect: "day" });
  const days = date?.kind === "day" ? { from: date.date, to: date.date } : date?.kind === "range" ? date : null;
  if (!days || !isCertain || ("isOpen" in days && days.isOpen) || days.to < now.today) return null;
  const [from = days.from] = [days.from, now.today].sort().reverse();
  return { from, to: days.to, hours: hoursOf(time) };
};

/** A stretch with both ends; "from three on" or a single hour says too little. */
const hoursOf = (time: TimeReading | undefined): BlockRequest["hours"] => {
  if (time?.kind !== "window") return null;
  return {
    from: timeOfMinutes(time.fromMinute),
    until: time.toMinute >= 1440 ? "24:00" : timeOfMinutes(time.toMinute),
  };
};
