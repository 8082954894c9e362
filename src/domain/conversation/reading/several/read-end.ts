import { weekdayOf } from "../../../scheduling/clock/weekday.ts";
import { isTooLate, ownUpcomingAppointments } from "../../appointments/own-appointments.ts";
import type { Turn } from "../../conversation-turn.ts";
import { readMonths } from "../../dates/words/read-months.ts";
import type { OwnAppointment } from "../../facts.ts";
import { foldedWords, foldText } from "../../words/fold-text.ts";
import { splitClauses } from "../clauses/split-clauses.ts";
import { understandMessage } from "../understand-message.ts";
import { readDayTokens } from "./day-tokens.ts";
import { boundWords, countedFirst, onwardWords, otherWords, overWords } from "./end-words.ts";
import { afterWords, cancelWords, keepWords, moveWords, oneOfWords, pluralDays } from "./several-words.ts";

/**
 * The last of the client's appointments that is kept, as its date, where a message says in whatever words that they end: "the
 * one on the 24th I'll still do, then that's it", "nothing after the second", "from the 8th on give my slot away". Empty when all
 * go; null when it says no such thing, or names none of them.
 */
export const readLastKept = (turn: Turn, text: string): string | null => {
  const own = ownUpcomingAppointments(turn).filter((one) => !isTooLate(turn, one));
  const said = foldText(text);
  const words = foldedWords(said).join(" ");
  if (own.length < 2 || !overWords.test(words) || oneOfWords.test(words)) return null;
  if (moveWords.test(words.replace(somebodyElse, " ")) && understandMessage(turn, text).when.time !== undefined)
    return null;
  const clauses = splitClauses(said);
  // "Leave the others as they are."
  if (clauses.some((clause) => isRestKept(foldedWords(clause).join(" ")))) return null;
  // A day by its number tells more than one's place in line, and that more than a month.
  for (const find of [byNumber, byPlace, byDay, byMonth]) {
    for (const clause of clauses) {
      const clauseWords = foldedWords(clause).join(" ");
      const anchor = find(turn, own, clause);
      if (anchor === null) continue;
      // "The 24th can go": that one, and no other.
      if (cancelWords.test(clauseWords) && !boundWords.test(clauseWords)) return null;
      const isGone = onwardWords.test(clauseWords) && !afterWords.test(clauseWords);
      const kept = isGone
        ? own.filter(({ date }) => date < anchor.first)
        : own.filter(({ date }) => date <= anchor.last);
      return kept.length < own.length ? (kept.at(-1)?.date ?? "") : null;
    }
  }
  return null;
};

const isRestKept = (words: string): boolean =>
  otherWords.test(words) && keepWords.test(words) && !cancelWords.test(words) && !overWords.test(words);

const somebodyElse = /(?<=^| )(?:wem|jemand\w*) ander\w+/g;

/** From the first to the last day of what is named. */
type Anchor = { first: string; last: string };

type Find = (turn: Turn, own: readonly OwnAppointment[], clause: string) => Anchor | null;

const spanOf = (named: readonly OwnAppointment[]): Anchor | null => {
  const [first, last] = [named[0], named.at(-1)];
  return first && last ? { first: first.date, last: last.date } : null;
};

/** "The 24th", "el del 8": a number that is the day of one of them, and no hour. */
const byNumber: Find = (_, own, clause) => {
  const numbers = [...clause.matchAll(dayNumber)].map(([, number]) => Number(number));
  return spanOf(own.filter(({ date }) => numbers.includes(Number(date.slice(8)))));
};

const dayNumber =
  /(?<![\d:.,/]|(?<!\p{L})(?:at|um|a las|las|as) )(\d{1,2})(?:st|nd|rd|th|er|\.)?(?![\d:/]|[.,]\d| ?(?:uhr|h|hs|am|pm|o'?clock|min|weeks?|wochen|semanas?|semaines?)(?!\p{L}))/gu;

/** "The first two", "after the second". */
const byPlace: Find = (_, own, clause) => {
  const words = foldedWords(clause).join(" ");
  const count = countedFirst.findLast(([pattern]) => pattern.test(words))?.[1];
  return count === undefined || count > own.length ? null : spanOf(own.slice(0, count));
};

/** "After next Tuesday", which is the first that is one's own. */
const byDay: Find = (turn, own, clause) => {
  const words = foldedWords(clause).join(" ");
  const [token, ...others] = readDayTokens(clause, turn.language).tokens;
  if (!token || others.length > 0 || pluralDays.test(words) || !afterWords.test(words)) return null;
  return spanOf(own.filter(({ date }) => weekdayOf(date) === token.weekday).slice(0, 1));
};

/** "Everything after November": up to its last day, whether or not there is one in it. */
const byMonth: Find = (turn, _, clause) => {
  const [month, ...others] = readMonths(clause, turn.language);
  if (month === undefined || others.length > 0) return null;
  const today = turn.facts.now.toZonedDateTimeISO(turn.facts.business.zone).toPlainDate();
  const year = month < today.month ? today.year + 1 : today.year;
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return { first: first.toString(), last: first.with({ day: first.daysInMonth }).toString() };
};
