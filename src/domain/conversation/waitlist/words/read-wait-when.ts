import { addDays } from "../../../scheduling/clock/calendar-date.ts";
import { weekdayOf } from "../../../scheduling/clock/weekday.ts";
import type { Turn } from "../../conversation-turn.ts";
import { isCalendarWord } from "../../dates/is-calendar-word.ts";
import type { WhenReading } from "../../dates/when-reading.ts";
import { toWords } from "../../phrases/read-phrases.ts";
import { splitClauses } from "../../reading/clauses/split-clauses.ts";
import { foldText } from "../../words/fold-text.ts";
import { saysAnyTime, saysFull } from "./read-implied-words.ts";

/** One part of what is waited for, as it was said. */
export type SaidSpan = Pick<WhenReading, "date" | "time">;

type Read = (text: string) => WhenReading;

/**
 * The day that is waited for. Someone who says that a day is full, and wants to be told, wants that day; one that is only mentioned
 * ("Friday's rammed, is it?") counts where no other is named.
 */
export const readWaitWhen = (turn: Turn, text: string, when: WhenReading, read: Read): WhenReading => {
  const stretch = stretchBehind(text, read);
  if (stretch !== undefined) {
    const { isRefused: _, except: __, ...rest } = when;
    return { ...rest, date: stretch };
  }
  const full = saysFull(toWords(foldText(text))) ? fullDays(turn, when) : undefined;
  if (full !== undefined) {
    const { isRefused: _, except: __, ...rest } = when;
    return { ...rest, date: full };
  }
  const both = fullTogether(text, when, read);
  if (both !== undefined) return { ...when, date: both };
  if (when.date !== undefined) return withNearest(when);
  const mentioned = mentionedDay(turn, text, read);
  if (mentioned === undefined) return when;
  const { isRefused: _, except: __, ...rest } = when;
  return { ...rest, date: mentioned };
};

/** "Nothing on Saturday? Then anything between Friday and Tuesday": days from one to another are what is wanted instead. */
const stretchBehind = (text: string, read: Read): WhenReading["date"] => {
  const question = text.indexOf("?");
  if (question < 0) return undefined;
  return stretchesOf(text.slice(question + 1))
    .map((clause) => read(clause).date)
    .find((date) => date?.kind === "range");
};

/** The days that don't suit because they are full, while no other is wanted. */
const fullDays = (turn: Turn, { date, except = [] }: WhenReading): WhenReading["date"] => {
  const [day, ...others] = refusedDays(turn, except);
  if (day === undefined || (date !== undefined && date.kind !== "day")) return undefined;
  if (date !== undefined && ![day, ...others].some((one) => weekdayOf(one) === weekdayOf(date.date))) return undefined;
  return others.length > 0 ? { kind: "days", dates: [day, ...others] } : { kind: "day", date: day };
};

/** "I saw that Friday and Saturday are full": both, where only one of them was read as wanted. */
const fullTogether = (text: string, { date }: WhenReading, read: Read): WhenReading["date"] => {
  if (date?.kind !== "day") return undefined;
  for (const clause of stretchesOf(text)) {
    if (!saysFull(toWords(foldText(clause)))) continue;
    const told = dayAtEnd(clause, read);
    if (told?.kind === "ambiguous" && addDays(told.dates[0], 7) !== told.dates[1] && told.dates.includes(date.date))
      return told;
  }
  return undefined;
};

const refusedDays = ({ today }: Turn, except: readonly string[]): string[] =>
  [...new Set(except.flatMap((day) => (/^\d/.test(day) ? day : (comingDay(today, day) ?? []))))].toSorted();

const comingDay = (today: string, weekday: string): string | null => {
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  return days.find((day) => weekdayOf(day) === weekday) ?? null;
};

/** "Next Friday" that could be two: nobody waits for the later one while the nearer is meant just as well. */
const withNearest = (when: WhenReading): WhenReading => {
  const { date } = when;
  if (date?.kind !== "ambiguous") return when;
  const [first, second] = date.dates;
  if (addDays(first, 7) !== second) return when;
  const { alternatives: _, ...rest } = when;
  return { ...rest, date: { kind: "day", date: first }, isCertain: true };
};

const mentionedDay = (turn: Turn, text: string, read: Read): WhenReading["date"] => {
  for (const clause of stretchesOf(text)) {
    const told = saysFull(toWords(foldText(clause))) ? dayAtEnd(clause, read) : undefined;
    if (told !== undefined) return told;
  }
  for (const clause of splitClauses(text)) {
    const { date } = read(clause);
    if (isNamedDay(date)) return date;
  }
  for (const word of text.match(/\p{L}{3,}/gu) ?? []) {
    if (!isCalendarWord(foldText(word), turn.language)) continue;
    const { date } = read(word);
    if (date?.kind === "day") return date;
  }
  return undefined;
};

/** Between two signs, with whatever "and" joins: "Friday and Saturday are full". */
const stretchesOf = (text: string): string[] => text.slice(0, 400).split(/(?<![.;:!?…])[.;:!?…\n]+\s+|,\s+/u);

const isNamedDay = (date: WhenReading["date"]): boolean =>
  date?.kind === "day" || date?.kind === "range" || date?.kind === "ambiguous" || date?.kind === "days";

/** "I saw there's nothing left on Friday or Saturday" is told, and its days are those that are wanted. */
const dayAtEnd = (clause: string, read: Read): WhenReading["date"] => {
  const words = clause.trim().split(/\s+/u);
  for (let from = 1; from < Math.min(words.length, 12); from++) {
    const { date } = read(words.slice(from).join(" "));
    if (isNamedDay(date)) return date;
  }
  return undefined;
};

/**
 * Days that are said with hours of their own: "Friday afternoon, or any time on Saturday". Hours after several days are those of
 * all that have none: "Friday or Saturday morning". Fewer than two when one reading does for all.
 */
export const readWaitSpans = (turn: Turn, text: string, read: Read): SaidSpan[] => {
  const pieces = text.split(joints).filter((piece) => /\p{L}|\d/u.test(piece));
  if (pieces.length < 2 || pieces.length > mostPieces) return [];
  const isFull = saysFull(toWords(foldText(text)));
  const parts = pieces.map((piece) => {
    const { date, time, except = [] } = read(piece);
    // "Nothing left on Friday or on Saturday": both are waited for.
    const [full] = isFull && date === undefined ? refusedDays(turn, except) : [];
    const day = full === undefined ? date : { kind: "day" as const, date: full };
    return { date: isStretch(day) ? day : undefined, time, isAnyTime: saysAnyTime(toWords(foldText(piece))) };
  });
  if (parts.filter(({ date }) => date !== undefined).length < 2) return [];
  const loose = parts.find(({ date, time }) => date === undefined && time?.kind === "window")?.time;
  return parts.flatMap(({ date, time, isAnyTime }, at) => {
    if (date === undefined) return [];
    if (time !== undefined) return [{ date, time }];
    const next = parts.slice(at + 1).find((part) => part.time !== undefined || part.isAnyTime);
    const shared = isAnyTime || next?.isAnyTime ? undefined : (next?.time ?? loose);
    return [{ date, ...(shared !== undefined && { time: shared }) }];
  });
};

const isStretch = (date: WhenReading["date"]): boolean => date?.kind === "day" || date?.kind === "range";

/** Longer lists are days of which any will do, which the reader of dates knows. */
const mostPieces = 12;

/** What is on both sides of "and" after "between" is one stretch. */
const joints =
  /(?:(?<!\s)\s+)?(?:[,;/]\s+|\/\s*)|(?<!\s)(?<!(?:between|entre|zwischen)\s[^,;.?!]{1,30})\s+(?:or|o|u|ou|oder|and|y|et|und|e|or else|sonst|sino|sinon|senao)\s+(?!half)/iu;
