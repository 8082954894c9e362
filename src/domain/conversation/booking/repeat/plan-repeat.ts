import { addDays, epochDayOf } from "../../../scheduling/clock/calendar-date.ts";
import { minutesOf } from "../../../scheduling/clock/clock-time.ts";
import { nextNthWeekday } from "../../../scheduling/series/nth-weekday.ts";
import { reachDays, seriesDateAt } from "../../../scheduling/series/series-rule.ts";
import { ownUpcomingAppointments } from "../../appointments/own-appointments.ts";
import { type AvailabilityRequest, anyone, asSaid } from "../../availability/availability-request.ts";
import { findObstacle, freeSlotsOn, lastBookableDate, type Obstacle, placeAt } from "../../availability/free-times.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { Rhythm } from "../../reading/repeat/repeat-reading.ts";
import type { ChosenSlot, Draft, Repeat } from "../../state.ts";

/** One date of a series: what was wanted and what to book for it; null when the date is left out. */
export type PlannedDate = {
  wanted: { date: string; time: string };
  reason: Obstacle | "no-such-day" | null;
  slot: ChosenSlot | null;
};

/** Why a series is shorter than what was asked for. */
export type RepeatCut = "horizon" | "limit" | "most";

export type RepeatPlan = { dates: readonly PlannedDate[]; cut: RepeatCut | null; nextDate: string | null };

/** As many as can be read back in one message. */
export const mostVisits = 12;

type RepeatRequest = { request: AvailabilityRequest; slot: ChosenSlot; rhythm: Rhythm };

/**
 * The dates of a series from its first one on, as far as a client may book and may have appointments. A date that isn't free
 * goes to the nearest time near it, or is left out where there is none; both are read back.
 */
export const planRepeat = (turn: Turn, draft: Draft, { request, slot, rhythm }: RepeatRequest): RepeatPlan => {
  const repeat = draft.repeat as Repeat;
  const { wanted, cut, nextDate } = wantedDates(turn, slot.date, rhythm, repeat);
  const own = withAgentsOfSlot(request, slot);
  const open = { ...request, agentId: anyone, visitAgentIds: [] };
  const dates = wanted.map(({ date, isMissingDay }, index): PlannedDate => {
    const at = { date, time: slot.time };
    if (index === 0) return { wanted: at, reason: null, slot };
    const obstacle = findObstacle(turn, own, date, slot.time);
    const same = obstacle === null ? placeAt(turn, own, date, slot.time) : null;
    if (same) return { wanted: at, reason: isMissingDay ? "no-such-day" : null, slot: same };
    // With anyone it may be somebody else that day.
    const other = draft.agentId === anyone ? placeAt(turn, open, date, slot.time) : null;
    if (other) return { wanted: at, reason: null, slot: other };
    const nearest = repeat.isSkipping ? null : nearestSlot(turn, own, at, reachDays(rhythm));
    return { wanted: at, reason: obstacle ?? "taken", slot: nearest && placeAt(turn, own, nearest.date, nearest.time) };
  });
  return { dates, cut, nextDate };
};

/** Gives every visit of the series the agents of its first one. */
export const withAgentsOfSlot = (request: AvailabilityRequest, { agentId, parts }: ChosenSlot): AvailabilityRequest =>
  parts ? { ...request, agentId: asSaid, visitAgentIds: parts.map((part) => part.agentId) } : { ...request, agentId };

type WantedDate = { date: string; isMissingDay: boolean };
type WantedDates = { wanted: WantedDate[]; cut: RepeatCut | null; nextDate: string | null };

const wantedDates = (turn: Turn, first: string, rhythm: Rhythm, { end }: Repeat): WantedDates => {
  const last = lastBookableDate(turn);
  const until = end && end.by !== "count" ? lastDayOf(first, end) : null;
  const count = end?.by === "count" ? end.count : Number.POSITIVE_INFINITY;
  const room = Math.max(1, turn.facts.business.maxActiveBookings - ownUpcomingAppointments(turn).length);
  const wanted: WantedDate[] = [];
  for (let index = 0; index < count; index++) {
    const next = dateAt(first, rhythm, index, wanted.at(-1)?.date);
    if (next === null || (until !== null && next.date > until)) return { wanted, cut: null, nextDate: null };
    const cut = next.date > last ? "horizon" : index >= room ? "limit" : index >= mostVisits ? "most" : null;
    if (cut !== null) return { wanted, cut, nextDate: next.date };
    wanted.push(next);
  }
  return { wanted, cut: null, nextDate: null };
};

const dateAt = (first: string, rhythm: Rhythm, index: number, before: string | undefined): WantedDate | null => {
  if (!rhythm.nth || before === undefined) return seriesDateAt(first, rhythm, index);
  const nextMonth = `${addDays(`${before.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
  const date = nextNthWeekday(nextMonth, rhythm.nth);
  return date === null ? null : { date, isMissingDay: false };
};

/** "For six weeks" ends before the day on which the seventh begins. */
const lastDayOf = (first: string, end: Exclude<NonNullable<Repeat["end"]>, { by: "count" }>): string | null => {
  if (end.by === "until") return end.until;
  const after = seriesDateAt(first, { every: end.amount, unit: end.unit }, 1);
  return after && addDays(after.date, end.isMore ? 0 : -1);
};

/** The free time nearest to one that isn't available: on the same day if there is any, then on the days around it. */
export const nearestSlot = (
  turn: Turn,
  request: AvailabilityRequest,
  at: { date: string; time: string },
  reach: number,
) => {
  const away = (time: string) => Math.abs(minutesOf(time) - minutesOf(at.time));
  for (let distance = 0; distance <= reach; distance++) {
    for (const days of distance === 0 ? [0] : [distance, -distance]) {
      const date = addDays(at.date, days);
      if (date < turn.today || epochDayOf(date) > epochDayOf(lastBookableDate(turn))) continue;
      const [best] = freeSlotsOn(turn, request, date).toSorted((a, b) => away(a.time) - away(b.time));
      if (best) return { date: best.date, time: best.time };
    }
  }
  return null;
};

/** What is booked when the plan is agreed to. */
export const visitsOf = ({ dates }: RepeatPlan): ChosenSlot[] => dates.flatMap(({ slot }) => slot ?? []);
