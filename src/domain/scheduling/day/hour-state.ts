import { endMinutesOf, minutesOf } from "../clock/clock-time.ts";
import { weekdayOf } from "../clock/weekday.ts";
import { activeBreaksOf, type BusinessBreak } from "../hours/business-break.ts";
import type { DayHours } from "../hours/business-hours.ts";
import type { SlotReason } from "../slots/slot-reason.ts";

/** A time of the day's list that starts in the hour. */
export type HourSlot = { time: string; reason: SlotReason | null; agentId: string | null };

/** What is known of a day besides its slots. */
export type DayFacts = {
  date: string;
  /** Today's date and time on the business's clock. */
  now: { date: string; time: string };
  day: DayHours;
  breaks: readonly BusinessBreak[];
  hasAgents: boolean;
};

/**
 * What an hour without appointments is. `free`: from when, and who would take it. `taken`: everyone is busy then, with
 * what began earlier or ends too late; `off`: nobody is free either, but someone off duty could be asked to come.
 */
export type HourState =
  | { kind: "free"; time: string; agentId: string | null; appointmentTypeId?: string }
  | { kind: "past" | "no-agents" | "closed" | "break" | "off" | "taken" };

/** `slots` are those of the whole day on the business's own grid, without the ones over a break. */
export const hourState = (hour: number, slots: readonly HourSlot[], facts: DayFacts): HourState => {
  const { date, day, breaks, hasAgents } = facts;
  const from = hour * 60;
  const to = from + 60;
  if (isOver(hour, facts)) return { kind: "past" };
  if (!hasAgents) return { kind: "no-agents" };
  if (!day.isOpen || to <= minutesOf(day.startTime) || from >= endMinutesOf(day.endTime)) return { kind: "closed" };
  const within = slots.filter(({ time }) => minutesOf(time) >= from && minutesOf(time) < to);
  // A gap is the clients' concern: for the owner a time that leaves one is free, if there is no better one.
  const free = within.find(({ reason }) => reason === null) ?? within.find(({ reason }) => reason === "leaves-gap");
  if (free) return { kind: "free", time: free.time, agentId: free.agentId };
  const blocked: (SlotReason | null)[] = ["taken", "held", "resource-taken"];
  if (within.some(({ reason }) => blocked.includes(reason))) return { kind: "taken" };
  const offDuty: (SlotReason | null)[] = ["outside-agent-hours", "time-off", "agent-not-for-type"];
  if (within.some(({ reason }) => offDuty.includes(reason))) return { kind: "off" };
  const isPaused = activeBreaksOf(breaks, weekdayOf(date)).some(
    ({ startTime, endTime }) => minutesOf(startTime) < to && endMinutesOf(endTime) > from,
  );
  if (isPaused) return { kind: "break" };
  return { kind: within.some(({ reason }) => reason === "in-the-past") ? "past" : "closed" };
};

const isOver = (hour: number, { date, now }: Pick<DayFacts, "date" | "now">): boolean =>
  date < now.date || (date === now.date && (hour + 1) * 60 <= minutesOf(now.time));

/** What is certain before the slots are known: what is over, and what a break fills. Null for what has to be waited for. */
export const earlyHourState = (hour: number, facts: Pick<DayFacts, "date" | "now" | "breaks">): HourState | null => {
  if (isOver(hour, facts)) return { kind: "past" };
  const isPause = activeBreaksOf(facts.breaks, weekdayOf(facts.date)).some(
    ({ startTime, endTime }) => minutesOf(startTime) <= hour * 60 && endMinutesOf(endTime) >= (hour + 1) * 60,
  );
  return isPause ? { kind: "break" } : null;
};

/** The day's slots for one appointment type; without one, for the standard appointment. */
export type TypeSlots = { appointmentTypeId: string | undefined; slots: readonly HourSlot[] };

/** What an hour is when several types are offered: free as soon as one of them fits, the first of them first. */
export const hourStateOfTypes = (hour: number, types: readonly TypeSlots[], facts: DayFacts): HourState => {
  const [first = { appointmentTypeId: undefined, slots: [] }] = types;
  for (const { appointmentTypeId, slots } of types) {
    const state = hourState(hour, slots, facts);
    if (state.kind === "free") return { ...state, ...(appointmentTypeId !== undefined && { appointmentTypeId }) };
  }
  return hourState(hour, first.slots, facts);
};

type Lasting = {
  id: string;
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferMinutes: number;
  slotStepMinutes: number | null;
};

/**
 * The types to ask about: the first, and those that no other is shorter than in all. Where none of them fits, none does.
 * A type that agents do differently, or that needs a resource (`isSpecial`), says nothing about others.
 */
export const typesToAsk = <Type extends Lasting>(
  types: readonly Type[],
  isSpecial: (typeId: string) => boolean = () => false,
): Type[] => {
  const fitsWherever = (other: Type, type: Type) =>
    !isSpecial(other.id) &&
    !isSpecial(type.id) &&
    other.slotStepMinutes === type.slotStepMinutes &&
    other.durationMinutes <= type.durationMinutes &&
    other.bufferBeforeMinutes <= type.bufferBeforeMinutes &&
    other.bufferMinutes <= type.bufferMinutes;
  const [first] = types;
  const needed: Type[] = first ? [first] : [];
  const byLength = types.toSorted((a, b) => a.durationMinutes - b.durationMinutes || a.bufferMinutes - b.bufferMinutes);
  for (const type of byLength) {
    if (type !== first && !needed.some((other) => fitsWherever(other, type))) needed.push(type);
  }
  return needed;
};
