import { addDays, earlierDate, laterDate } from "../../scheduling/clock/calendar-date.ts";
import { endMinutesOf, minutesOf, timeOfMinutes } from "../../scheduling/clock/clock-time.ts";
import { dayHoursOn } from "../../scheduling/closures/special-day.ts";
import type { WaitlistRequest } from "../../scheduling/waitlist/waitlist-request.ts";
import { agentOf, anyone, standardTypeId, typeOf } from "../availability/availability-request.ts";
import { lastBookableDate } from "../availability/free-times.ts";
import type { Turn } from "../conversation-turn.ts";
import type { Draft, WaitSpan } from "../state.ts";

/**
 * What a draft would wait for, one request for each stretch of days with the same hours; none while something is missing, or where
 * waiting leads nowhere: the days are over, too far ahead or closed, or it is an appointment that moves or a visit of several
 * services.
 */
export const waitlistRequestsOf = (turn: Turn, draft: Draft): WaitlistRequest[] => {
  const type = typeOf(turn, draft);
  if (!type || type.parts || draft.moving) return [];
  const agentId = agentOf(turn, draft, type);
  const who = {
    typeId: type.id === standardTypeId ? null : type.id,
    agentId: agentId === anyone ? null : agentId,
  };
  return joined(turn, waitSpansOf(turn, draft)).flatMap((span) => {
    const days = daysOf(turn, span);
    const times = days && timesOf(turn, days, span);
    return days && times ? [{ ...who, ...days, ...times }] : [];
  });
};

type Days = Pick<WaitlistRequest, "from" | "to">;

/** The days that were said, each stretch with its hours. */
export const waitSpansOf = (turn: Turn, { date, range, dates, spans, time, window }: Draft): WaitSpan[] => {
  if (spans) return spans.toSorted((a, b) => a.from.localeCompare(b.from));
  const hours = { ...(time !== undefined && { time }), ...(window && { window }) };
  if (date !== undefined) return [{ from: date, to: date, ...hours }];
  if (range) return [{ ...range, ...hours }];
  if (dates) return dates.toSorted().map((day) => ({ from: day, to: day, ...hours }));
  return [{ from: turn.today, to: lastBookableDate(turn), ...hours }];
};

/** Days that follow one another, closed ones left aside, are one stretch where their hours are the same. */
const joined = (turn: Turn, spans: readonly WaitSpan[]): WaitSpan[] => {
  const stretches: WaitSpan[] = [];
  for (const span of spans) {
    const last = stretches.at(-1);
    const isOne = last && isNext(turn, last.to, span.from) && hoursKey(last) === hoursKey(span);
    if (isOne) stretches.splice(-1, 1, { ...last, to: laterDate(last.to, span.to) });
    else stretches.push(span);
  }
  return stretches;
};

const hoursKey = ({ time, window }: WaitSpan): string => JSON.stringify([time, window?.fromMinute, window?.toMinute]);

const isNext = (turn: Turn, before: string, after: string): boolean => {
  let day = addDays(before, 1);
  while (day < after && !dayHoursOn(turn.facts.business, day).isOpen) day = addDays(day, 1);
  return day >= after;
};

/** Those that are still ahead and can be booked, while one of them is open. */
const daysOf = (turn: Turn, span: Days): Days | null => {
  const from = laterDate(span.from, turn.today);
  const to = earlierDate(span.to, lastBookableDate(turn));
  return from <= to && openHours(turn, { from, to }) ? { from, to } : null;
};

/** From the first opening to the last closing of some days. */
const openHours = (turn: Turn, { from, to }: Days): { opens: number; closes: number } | null => {
  let [opens, closes] = [1440, 0];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const { isOpen, startTime, endTime } = dayHoursOn(turn.facts.business, day);
    if (!isOpen) continue;
    opens = Math.min(opens, minutesOf(startTime));
    closes = Math.max(closes, endMinutesOf(endTime));
  }
  return opens < closes ? { opens, closes } : null;
};

/** Hours in which the business is open; null when it isn't at any that were said. */
const timesOf = (
  turn: Turn,
  days: Days,
  { time, window }: WaitSpan,
): Pick<WaitlistRequest, "fromTime" | "toTime"> | null => {
  if (time !== undefined) return { fromTime: time, toTime: time };
  if (!window || window.fromMinute >= window.toMinute) return { fromTime: null, toTime: null };
  const hours = openHours(turn, days);
  if (!hours) return null;
  const from = Math.max(hours.opens, window.fromMinute);
  const to = Math.min(hours.closes, window.toMinute);
  if (from === hours.opens && to === hours.closes) return { fromTime: null, toTime: null };
  return from < to ? { fromTime: timeOfMinutes(from), toTime: timeOfMinutes(to - 1) } : null;
};
