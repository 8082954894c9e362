import { addDays } from "../../scheduling/clock/calendar-date.ts";
import { timeOfMinutes } from "../../scheduling/clock/clock-time.ts";
import { dayHoursOn } from "../../scheduling/closures/special-day.ts";
import { earlierDate, laterDate, type WaitlistRequest } from "../../scheduling/waitlist/waitlist-request.ts";
import { agentOf, anyone, standardTypeId, typeOf } from "../availability/booking-request.ts";
import { lastBookableDate } from "../availability/free-times.ts";
import type { Turn } from "../conversation-turn.ts";
import type { Draft } from "../state.ts";

/**
 * What a draft would wait for; null while something is missing, or where waiting leads nowhere: the days are over, too far
 * ahead or closed, or it is an appointment that moves or a visit of several services.
 */
export const waitlistRequestOf = (turn: Turn, draft: Draft): WaitlistRequest | null => {
  const type = typeOf(turn, draft);
  if (!type || type.parts || draft.moving) return null;
  const days = daysOf(turn, draft);
  if (!days) return null;
  const agentId = agentOf(turn, draft, type);
  return {
    typeId: type.id === standardTypeId ? null : type.id,
    agentId: agentId === anyone ? null : agentId,
    ...days,
    ...timesOf(draft),
  };
};

const daysOf = (turn: Turn, { date, range, dates }: Draft): Pick<WaitlistRequest, "from" | "to"> | null => {
  const last = lastBookableDate(turn);
  const [first, end] = date
    ? [date, date]
    : range
      ? [range.from, range.to]
      : dates
        ? [dates.toSorted()[0] as string, dates.toSorted().at(-1) as string]
        : [turn.today, last];
  const from = laterDate(first, turn.today);
  const to = earlierDate(end, last);
  if (from > to) return null;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (dayHoursOn(turn.facts.business, day).isOpen) return { from, to };
  }
  return null;
};

const timesOf = ({ time, window }: Draft): Pick<WaitlistRequest, "fromTime" | "toTime"> => {
  if (time !== undefined) return { fromTime: time, toTime: time };
  if (!window || window.fromMinute >= window.toMinute) return { fromTime: null, toTime: null };
  return {
    fromTime: timeOfMinutes(Math.max(0, window.fromMinute)),
    toTime: timeOfMinutes(Math.min(1440, window.toMinute) - 1),
  };
};
