import { addDays } from "../../scheduling/clock/calendar-date.ts";
import { weekdayOf } from "../../scheduling/clock/weekday.ts";
import { chooseHalfDay, isOpenAt } from "../availability/choose-half-day.ts";
import { isExcepted, lastBookableDate } from "../availability/free-times.ts";
import type { Turn } from "../conversation-turn.ts";
import type { DateReading, TimeReading, WhenReading } from "../dates/when-reading.ts";
import type { Meaning } from "../reading/meaning.ts";
import type { Line } from "../replying/reply.ts";
import type { Draft, OpenReading, WaitSpan } from "../state.ts";
import { draftWindow, hoursSaid, mostSpans, spansSaid } from "../waitlist/wait-span.ts";
import { applyRelative } from "./apply-relative.ts";

/** Adds what a message said about the day and the time to a draft; what can't be taken is said in `lead`. */
export const applyWhen = (turn: Turn, draft: Draft, meaning: Meaning, lead: Line[]): Draft => {
  const { when } = meaning;
  const asked = draft.either && when.date === undefined ? meantReading(draft.either, meaning) : null;
  const next: Draft = withExcept(asked ? { ...draft, ...asked } : { ...draft }, when.except);
  if (when.isAsap) Object.assign(next, { isAsap: true, time: undefined, times: undefined });
  if (when.date || when.time) next.either = undefined;
  const spans = draft.isWaiting ? spansWaited(turn, draft, meaning) : undefined;
  if (spans) return { ...cleared(next), spans };
  if (when.date) next.spans = undefined;
  const open = openReadings(turn, when);
  if (open.length > 0)
    return { ...cleared(next), ...(open.length === 2 ? { either: [open[0], open[1]] } : open[0]) } as Draft;
  if (when.date && when.date.kind !== "relative") applyDate(next, when.date, lead);
  if (when.time && when.time.kind !== "relative") applyTime(turn, next, when.time, lead);
  return applyRelative(turn, next, meaning);
};

/** The draft with more days that don't suit. */
export const withExcept = (draft: Draft, except: WhenReading["except"]): Draft =>
  except && except.length > 0
    ? { ...draft, except: [...new Set([...(draft.except ?? []), ...except])].slice(-14) }
    : draft;

/** Days that are waited for with hours of their own; an hour that is said later is that of all of them. */
const spansWaited = (turn: Turn, { spans }: Draft, { waitSpans, when }: Meaning): WaitSpan[] | undefined => {
  const said = waitSpans.flatMap(({ date, time }) =>
    date?.kind === "day" || date?.kind === "range" ? spansSaid(turn, date, time) : [],
  );
  if (said.length > 1) return said.slice(0, mostSpans);
  const isHour = spans !== undefined && when.time !== undefined && when.date === undefined;
  return isHour ? spans.map(({ from, to }) => ({ from, to, ...hoursSaid(turn, when.time, from) })) : undefined;
};

const cleared = (draft: Draft): Draft => ({
  ...draft,
  date: undefined,
  dates: undefined,
  range: undefined,
  time: undefined,
  times: undefined,
  window: undefined,
  spans: undefined,
});

/** The readings that compete, as far as the business is open then. Two days or two times have their own questions. */
const openReadings = (turn: Turn, { alternatives = [], date, time }: WhenReading): OpenReading[] => {
  if (alternatives.length !== 2 || date?.kind === "ambiguous" || time?.kind === "choice") return [];
  const readings = alternatives.flatMap((one) => openReading(turn, one) ?? []);
  const possible = readings.filter((reading) => isPossible(turn, reading));
  return readings.length < 2 ? [] : possible.length > 0 ? possible : readings;
};

const openReading = (turn: Turn, { date, time }: { date?: DateReading; time?: TimeReading }): OpenReading | null => {
  if (date && date.kind !== "day") return null;
  if (time && (time.kind === "relative" || time.kind === "impossible" || time.kind === "choice")) return null;
  const day = date?.date;
  const at =
    time?.kind === "exact" ? time.time : time?.kind === "halfDay" ? chooseHalfDay(turn, time.times, day) : null;
  return {
    ...(day !== undefined && { date: day }),
    ...(at !== null && { time: at }),
    ...(time?.kind === "window" && { window: draftWindow(time) }),
  };
};

const isPossible = (turn: Turn, { date, time }: OpenReading): boolean =>
  (date === undefined || date <= lastBookableDate(turn)) && (time === undefined || isOpenAt(turn, time, date));

/** A time that is named after both readings were asked about: the one that has it, or else the day is still open. */
const meantReading = (either: readonly [OpenReading, OpenReading], { when }: Meaning): Partial<Draft> | null => {
  const { time } = when;
  if (!time || (time.kind !== "exact" && time.kind !== "halfDay")) return null;
  const times: readonly string[] = time.kind === "exact" ? [time.time] : time.times;
  const meant = either.find((one) => one.time !== undefined && times.includes(one.time));
  if (meant) return meant;
  const dates = [...new Set(either.flatMap(({ date }) => (date === undefined ? [] : [date])))];
  return dates.length > 1 ? { dates } : { date: dates[0] };
};

/** A stretch of days begins and ends with one that suits. */
const suitedRange = ({ from, to }: { from: string; to: string }, except: Draft["except"]): Draft["range"] => {
  let [first, last] = [from, to];
  while (first < last && isExcepted(first, except)) first = addDays(first, 1);
  while (last > first && isExcepted(last, except)) last = addDays(last, -1);
  return { from: first, to: last };
};

const applyDate = (draft: Draft, date: DateReading, lead: Line[]): void => {
  draft.date = date.kind === "day" ? date.date : undefined;
  draft.dates = date.kind === "ambiguous" || date.kind === "days" ? [...date.dates].slice(0, 10) : undefined;
  draft.range = date.kind === "range" ? suitedRange(date, draft.except) : undefined;
  draft.except = draft.except?.filter((one) => one !== draft.date && one !== (draft.date && weekdayOf(draft.date)));
  if (date.kind === "impossible") lead.push({ key: "refusals.impossibleDate", values: { text: date.text } });
  if (date.kind === "past") {
    lead.push({ key: "refusals.pastDay", values: { date: { date: date.date, style: "full" } } });
  }
};

const applyTime = (turn: Turn, draft: Draft, time: TimeReading, lead: Line[]): void => {
  const settled = time.kind === "halfDay" ? chooseHalfDay(turn, time.times, draft.date) : null;
  const isOpen = time.kind === "choice" || (time.kind === "halfDay" && settled === null);
  draft.time = time.kind === "exact" ? time.time : (settled ?? undefined);
  draft.times = isOpen ? time.times : undefined;
  draft.window = time.kind === "window" ? draftWindow(time) : undefined;
  if (time.kind === "impossible") lead.push({ key: "refusals.impossibleTime", values: { text: time.text } });
};
