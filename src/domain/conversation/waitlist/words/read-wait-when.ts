import { addDays } from "../../../scheduling/clock/calendar-date.ts";
import { weekdayOf } from "../../../scheduling/clock/weekday.ts";
import type { Turn } from "../../conversation-turn.ts";
import { isCalendarWord } from "../../dates/is-calendar-word.ts";
import type { WhenReading } from "../../dates/when-reading.ts";
import { toWords } from "../../phrases/read-phrases.ts";
import { splitClauses } from "../../reading/clauses/split-clauses.ts";
import { foldText } from "../../words/fold-text.ts";
import { saysAnyTime, saysFull } from "./read-standing-words.ts";

/** One part of what is waited for, as it was said. */
export type SaidSpan = Pick<WhenReading, "date" | "time">;

type Read = (text: string) => WhenReading;

/**
 * The day that is waited for. Whoever says that a day is full, and wants to be told, wants that day; one that is only mentioned
 * ("Friday's rammed, is it?") counts where no other is named.
 */
export const readWaitWhen = (turn: Turn, text: string, when: WhenReading, read: Read): WhenReading => {
  const full = saysFull(toWords(foldText(text))) ? fullDay(turn, when) : null;
  if (full !== null) {
    const { isRefused: _, except: __, ...rest } = when;
    return { ...rest, date: { kind: "day", date: full } };
  }
  if (when.date !== undefined) return withNearest(when);
  const mentioned = mentionedDay(turn, text, read);
  if (mentioned === undefined) return when;
  const { isRefused: _, except: __, ...rest } = when;
  return { ...rest, date: mentioned };
};

/** The day that doesn't suit because it is full, while no other is wanted. */
const fullDay = (turn: Turn, { date, except = [] }: WhenReading): string | null => {
  const [only, ...others] = except;
  if (only === undefined || others.length > 0) return null;
  const day = /^\d/.test(only) ? only : comingDay(turn.today, only);
  if (day === null) return null;
  if (date === undefined) return day;
  return date.kind === "day" && weekdayOf(date.date) === weekdayOf(day) ? day : null;
};

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
  for (const clause of splitClauses(text)) {
    const { date } = read(clause);
    if (date?.kind === "day" || date?.kind === "range") return date;
  }
  for (const word of text.match(/\p{L}{3,}/gu) ?? []) {
    if (!isCalendarWord(foldText(word), turn.language)) continue;
    const { date } = read(word);
    if (date?.kind === "day") return date;
  }
  return undefined;
};

/**
 * Days that are said with hours of their own: "Friday afternoon, or any time on Saturday". Hours behind several days are those of
 * all that have none: "Friday or Saturday morning". Fewer than two when one reading does for all.
 */
export const readWaitSpans = (text: string, read: Read): SaidSpan[] => {
  const pieces = text.split(joints).filter((piece) => /\p{L}|\d/u.test(piece));
  if (pieces.length < 2 || pieces.length > mostPieces) return [];
  const parts = pieces.map((piece) => {
    const { date, time } = read(piece);
    return { date: isStretch(date) ? date : undefined, time, isAnyTime: saysAnyTime(toWords(foldText(piece))) };
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

const joints = /\s*[,;/]\s+|\s*\/\s*|\s+(?:or|o|u|ou|oder|and|y|et|und|e|or else|sonst|sino|sinon|senao)\s+(?!half)/iu;
