import { addDays } from "../../scheduling/clock/calendar-date.ts";
import { minutesOf, timeOfMinutes } from "../../scheduling/clock/clock-time.ts";
import { sameWeekdayFrom } from "../../scheduling/clock/weekday.ts";
import { appointmentToMove } from "../availability/availability-request.ts";
import type { Turn } from "../conversation-turn.ts";
import type { Meaning } from "../reading/meaning.ts";
import type { Draft } from "../state.ts";

/**
 * What points back: "same time", "the same day", "a week later", "an hour earlier". It counts from what was chosen last, or else
 * from the appointment that is being moved.
 */
export const applyRelative = (turn: Turn, draft: Draft, { when, isSameTime, isSameDay }: Meaning): Draft => {
  const moving = appointmentToMove(turn, draft);
  const base = { date: draft.date ?? moving?.date, time: draft.time ?? moving?.time };
  const next = { ...draft };
  if (when.date?.kind === "relative" && base.date !== undefined) {
    const { days = 0, weeks = 0, months = 0 } = when.date;
    const shifted = Temporal.PlainDate.from(base.date).add({ months }).toString();
    setDay(next, addDays(shifted, days + 7 * weeks));
  } else if (isSameDay && !when.date && moving) setDay(next, moving.date);
  const minutes = when.time?.kind === "relative" ? when.time.minutes : null;
  const keepsTime = isSameTime && !when.time;
  // A day that counts from the one that is booked keeps the hour, unless another is named.
  const isShifted = when.date?.kind === "relative" && !when.time && moving !== null;
  if (base.time !== undefined && (minutes !== null || keepsTime || isShifted)) {
    const day = next.date ?? (keepsTime || minutes === 0 ? sameWeekdayIn(next.range, base.date) : undefined);
    if (next.date === undefined && day !== undefined) setDay(next, day);
    else if (next.date === undefined && moving) next.date = moving.date;
    setTime(next, timeOfMinutes(withinDay(minutesOf(base.time) + (minutes ?? 0))));
  }
  return next;
};

/** "Next week, same time": the same weekday, where it is one of those days. */
const sameWeekdayIn = (range: Draft["range"], day: string | undefined): string | undefined => {
  if (!range || day === undefined) return undefined;
  const first = sameWeekdayFrom(day, range.from);
  return first <= range.to && first !== day ? first : undefined;
};

const setDay = (draft: Draft, date: string): void => {
  draft.date = date;
  draft.dates = undefined;
  draft.either = undefined;
  draft.range = undefined;
};

const setTime = (draft: Draft, time: string): void => {
  draft.time = time;
  draft.times = undefined;
  draft.window = undefined;
};

const withinDay = (minute: number): number => Math.max(0, Math.min(minute, 24 * 60 - 1));
