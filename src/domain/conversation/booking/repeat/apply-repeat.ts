import { addDays } from "../../../scheduling/clock/calendar-date.ts";
import { weekdayOf } from "../../../scheduling/clock/weekday.ts";
import { nextNthWeekday } from "../../../scheduling/series/nth-weekday.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { Meaning } from "../../reading/meaning.ts";
import type { RepeatEnd, RepeatReading, Rhythm } from "../../reading/repeat/repeat-reading.ts";
import type { Line } from "../../replying/reply.ts";
import type { Draft, Repeat } from "../../state.ts";

/** Adds what a message said about coming again to a draft; what no series holds is said in `lead`, and it is booked once. */
export const applyRepeat = (
  turn: Turn,
  draft: Draft,
  { repeat: reading, when }: Pick<Meaning, "repeat" | "when">,
  lead: Line[],
): Draft => {
  const isFromOn = when.date?.kind === "range" && when.date.isOpen === true;
  const isDayNamed = when.date?.kind === "day";
  if (reading === null || draft.moving) return draft;
  if (reading.isUnfit) {
    lead.push({ key: "repeat.unfit" });
    return { ...draft, repeat: undefined };
  }
  if (reading.isSingle) return { ...draft, repeat: undefined };
  const { rhythm, isEndless, isSkipping } = reading;
  const before = draft.repeat;
  const end = endOf(reading.end, before);
  if (rhythm === null && !reading.isOpen && !before) return draft;
  const repeat: Repeat = {
    rhythm: rhythm ?? before?.rhythm ?? null,
    ...((end ?? (isEndless ? undefined : before?.end)) && { end: end ?? before?.end }),
    ...((isSkipping ?? before?.isSkipping) && { isSkipping: true }),
  };
  const begun = withStart(draft, reading.start, { isDayNamed, isDated: when.isDated === true });
  return withFirst(
    turn,
    { ...begun, ...firstOf(begun, rhythm, isFromOn), repeat },
    rhythm?.nth ?? (reading.start && repeat.rhythm?.nth),
  );
};

/** "Two more" come on top of the one on the table, or of as many as there are. */
const endOf = (said: RepeatEnd | undefined, before: Repeat | undefined): Repeat["end"] => {
  if (said?.by !== "count") return said;
  const known = before?.end?.by === "count" ? before.end.count : 1;
  return { by: "count", count: said.isMore ? known + said.count : said.count };
};

/** "Every other Tuesday, from 1 December on": the first Tuesday since then, or that day itself. */
const withStart = (
  draft: Draft,
  start: RepeatReading["start"],
  { isDayNamed, isDated }: { isDayNamed: boolean; isDated: boolean },
): Draft => {
  if (!start || isDated) return draft;
  const cleared = { dates: undefined, range: undefined, either: undefined };
  if (isDayNamed && draft.date !== undefined) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(start.from, index));
    const weekday = weekdayOf(draft.date);
    return { ...draft, ...cleared, date: days.find((day) => weekdayOf(day) === weekday) };
  }
  if (start.from === start.to) return { ...draft, ...cleared, date: start.from };
  return { ...draft, ...cleared, date: undefined, range: { ...start } };
};

/** "Every three weeks, from Tuesday on" begins on Tuesday. */
const firstOf = ({ range }: Draft, rhythm: Rhythm | null, isFromOn: boolean): Partial<Draft> =>
  rhythm && isFromOn && range ? { date: range.from, range: undefined } : {};

/** "Each first Friday" names the day it begins with, unless that was said by itself. */
const withFirst = (turn: Turn, draft: Draft, nth: NonNullable<Repeat["rhythm"]>["nth"]): Draft => {
  if (!nth) return draft;
  const from = draft.date ?? draft.range?.from ?? addDays(turn.today, 1);
  const date = nextNthWeekday(from, nth);
  return date === null ? draft : { ...draft, date, dates: undefined, range: undefined, either: undefined };
};
