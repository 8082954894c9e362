import { type Weekday, weekdays } from "../clock/weekday.ts";
import type { SpecialDay } from "../closures/special-day.ts";
import type { DayHours } from "../hours/business-hours.ts";
import type { AgentFacts, AvailabilityQuery, BusinessFacts, Slot } from "../slots/availability.ts";
import type { SlotReason } from "../slots/slot-reason.ts";

/**
 * The rules of availability once more, slot by slot and in the plainest words Temporal allows, for tests to hold
 * the engine against. Shares nothing with the engine but its types.
 */
export const modelSlots = (
  business: BusinessFacts,
  agent: AgentFacts,
  query: AvailabilityQuery,
  now: Temporal.Instant,
): Slot[] => {
  const slots: Slot[] = [];
  for (let index = 0; index < query.dayCount; index++) {
    const date = Temporal.PlainDate.from(query.fromDate).add({ days: index });
    for (const time of candidateTimes(business, query, date)) {
      const start = happensAt(date, time, business.zone);
      if (!start) continue;
      const end = start.add({ minutes: modelTimes(agent, query).durationMinutes });
      const day = modelDay(business, date);
      if (!query.times && isAfter(end, limitAt(date, day.endTime, business.zone))) continue;
      const found = reasonsOf({ business, agent, query, now }, date, start);
      const order = query.bookedBy === "owner" ? ownerOrder : clientOrder;
      const binding = query.bookedBy === "owner" ? ownerOrder.slice(0, 6) : clientOrder;
      // The owner's list of the opening hours leaves out what would overlap a break, taken or not.
      if (!query.times && query.bookedBy === "owner" && found.has("break")) continue;
      const isBookable = !binding.some((reason) => found.has(reason));
      slots.push({
        date: date.toString(),
        time,
        startsAtMs: start.epochMilliseconds,
        reason: order.find((reason) => found.has(reason)) ?? null,
        isBookable,
        agentId: isBookable ? agent.agentId : null,
      });
    }
  }
  return slots;
};

type Asked = { business: BusinessFacts; agent: AgentFacts; query: AvailabilityQuery; now: Temporal.Instant };

const reasonsOf = (
  { business, agent, query, now }: Asked,
  date: Temporal.PlainDate,
  start: Temporal.Instant,
): Set<SlotReason> => {
  const { zone, settings } = business;
  const weekday = weekdayOf(date);
  const times = modelTimes(agent, query);
  const end = start.add({ minutes: times.durationMinutes });
  const block = {
    startMs: start.subtract({ minutes: times.bufferBeforeMinutes }).epochMilliseconds,
    endMs: end.add({ minutes: times.bufferMinutes }).epochMilliseconds,
  };
  const instants = (shift: [string, string]) => shift.map((time) => limitAt(date, time, zone).epochMilliseconds);
  const isWithin = (from: string, to: string): boolean =>
    !isAfter(limitAt(date, from, zone), start) && !isAfter(end, limitAt(date, to, zone));
  const found = new Set<SlotReason>();
  const day = modelDay(business, date);
  if (!day.isOpen) found.add(day.special ? "special-closing" : "closed-day");
  else if (!isWithin(day.startTime, day.endTime)) found.add("outside-business-hours");
  for (const pause of business.breaks) {
    if (!pause.isActive || pause.dayOfWeek !== weekday) continue;
    const endsBefore = !isAfter(end, limitAt(date, pause.startTime, zone));
    const startsAfter = !isAfter(limitAt(date, pause.endTime, zone), start);
    if (!endsBefore && !startsAfter) found.add("break");
  }
  if (!agent.isActive) found.add("agent-inactive");
  if (agent.workingHours && !isCovered(modelShifts(business, agent, date).map(instants), start, end)) {
    found.add("outside-agent-hours");
  }
  for (const { kind, from, to, fromTime, toTime } of agent.timeOff ?? []) {
    for (let off = Temporal.PlainDate.from(from); kind === "off" && `${off}` <= to; off = off.add({ days: 1 })) {
      const isBefore = !isAfter(end, limitAt(off, fromTime ?? "00:00", zone));
      const isLater = !isAfter(limitAt(off, toTime ?? "24:00", zone), start);
      if (!isBefore && !isLater) found.add("time-off");
    }
  }
  if (agent.services?.some(({ typeId, isOffered }) => typeId === query.typeId && !isOffered)) {
    found.add("agent-not-for-type");
  }
  if (agent.busy.some((span) => overlap(span, block))) found.add("taken");
  else if (modelGaps(agent, block).some((gap) => gap > 0 && gap < settings.smallestGapMinutes * 60_000)) {
    found.add("leaves-gap");
  }
  for (const { count, typeIds, uses } of business.resources ?? []) {
    const keepsOne = !query.typeId && query.agreed !== undefined && uses.some((use) => !isOthers(query, use));
    if (!keepsOne && !typeIds.includes(query.typeId ?? "")) continue;
    const units = Array.from({ length: count }, (_, index) => index + 1);
    const isFree = (unit: number) =>
      !uses.some((use) => use.unit === unit && isOthers(query, use) && overlap(use, block));
    if (!units.some(isFree)) found.add("resource-taken");
  }
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  if (isPast(query, { date, today }, start, now)) found.add("in-the-past");
  else if (query.bookedBy === "client" && isAfter(now.add({ minutes: settings.minimumNoticeMinutes }), start)) {
    found.add("too-soon");
  }
  if (query.bookedBy === "owner" && query.past === "visit" && !isAfter(now, start)) found.add("in-the-future");
  const lastDay = today.add({ days: settings.horizonDays });
  if (query.bookedBy === "client" && Temporal.PlainDate.compare(date, lastDay) > 0) found.add("too-far-ahead");
  return found;
};

type Span = { startMs: number; endMs: number };

const overlap = (a: Span, b: Span): boolean => a.startMs < b.endMs && b.startMs < a.endMs;

const isOthers = ({ agreed }: AvailabilityQuery, { appointmentId }: { appointmentId: string }): boolean =>
  appointmentId !== agreed?.appointmentId;

/** What is left until the nearest appointments on either side. */
const modelGaps = ({ busy }: AgentFacts, { startMs, endMs }: Span): number[] => [
  startMs - Math.max(...busy.filter((span) => span.endMs <= startMs).map((span) => span.endMs)),
  Math.min(...busy.filter((span) => span.startMs >= endMs).map((span) => span.startMs)) - endMs,
];

/** The agent's own numbers, else the type's; those of an appointment that stays with its agent as they were. */
const modelTimes = (agent: AgentFacts, query: AvailabilityQuery) => {
  const { agreed } = query;
  const own = agent.services?.find(({ typeId }) => typeId === query.typeId);
  const fieldOf = (field: "durationMinutes" | "bufferBeforeMinutes" | "bufferMinutes"): number => {
    if (agreed && agreed.agentId === agent.agentId) return agreed[field];
    const others = agreed && typeof agreed.own?.[field] !== "number" ? agreed[field] : query[field];
    return own?.[field] ?? others ?? 0;
  };
  return {
    durationMinutes: fieldOf("durationMinutes"),
    bufferBeforeMinutes: fieldOf("bufferBeforeMinutes"),
    bufferMinutes: fieldOf("bufferMinutes"),
  };
};

/** The day's hours with what is special about it. */
const modelDay = (business: BusinessFacts, date: Temporal.PlainDate): DayHours & { special: boolean } => {
  const usual = business.hours[weekdayOf(date)];
  const covering = (days: readonly SpecialDay[] = []) =>
    days.filter(({ from, to }) => from <= `${date}` && `${date}` <= to);
  const length = ({ from, to }: SpecialDay) => Temporal.PlainDate.from(from).until(to).days;
  const [own] = covering(business.specialDays)
    .reverse()
    .sort((a, b) => length(a) - length(b));
  const special = own ?? covering(business.holidays)[0];
  if (!special) return { ...usual, special: false };
  if (special.hours) return { isOpen: true, ...special.hours, special: true };
  const { closesAt } = special;
  if (!closesAt || closesAt <= usual.startTime) return { ...usual, isOpen: false, special: true };
  return { ...usual, endTime: [closesAt, usual.endTime].sort()[0] as string, special: true };
};

/** All stretches in which the agent works on a date. */
const modelShifts = (business: BusinessFacts, agent: AgentFacts, date: Temporal.PlainDate): [string, string][] => {
  const usual = business.hours[weekdayOf(date)];
  const day = modelDay(business, date);
  const shifts: [string, string][] = (agent.timeOff ?? [])
    .filter(({ kind, from, to }) => kind === "extra" && from <= `${date}` && `${date}` <= to)
    .map(({ fromTime, toTime }) => [`${fromTime}`, `${toTime}`]);
  const working = agent.workingHours?.[weekdayOf(date)];
  if (working) shifts.push([working.start, working.end]);
  if (day.special && day.isOpen && !usual.isOpen)
    return [...shifts.slice(0, working ? -1 : undefined), [day.startTime, day.endTime]];
  if (day.special && day.isOpen && working) {
    const start = working.start <= usual.startTime && day.startTime < working.start ? day.startTime : working.start;
    const end = working.end >= usual.endTime && day.endTime > working.end ? day.endTime : working.end;
    shifts.push([start, end]);
  }
  return shifts;
};

/** Whether each five minutes are in one of the stretches. */
const isCovered = (stretches: number[][], start: Temporal.Instant, end: Temporal.Instant): boolean => {
  for (let at = start.epochMilliseconds; at < end.epochMilliseconds; at += 300_000) {
    if (!stretches.some(([from = 0, to = 0]) => from <= at && at + 300_000 <= to)) return false;
  }
  return true;
};

const isPast = (
  { bookedBy, past }: AvailabilityQuery,
  { date, today }: { date: Temporal.PlainDate; today: Temporal.PlainDate },
  start: Temporal.Instant,
  now: Temporal.Instant,
): boolean => {
  if (bookedBy === "client" || past === undefined || past === "refused") return isAfter(now, start);
  return past === "from-today" && Temporal.PlainDate.compare(date, today) < 0;
};

const clientOrder: SlotReason[] = [
  "in-the-past",
  "agent-not-for-type",
  "closed-day",
  "special-closing",
  "outside-business-hours",
  "break",
  "agent-inactive",
  "time-off",
  "outside-agent-hours",
  "too-soon",
  "too-far-ahead",
  "resource-taken",
  "taken",
  "leaves-gap",
];

const ownerOrder: SlotReason[] = [
  "in-the-past",
  "in-the-future",
  "agent-inactive",
  "agent-not-for-type",
  "resource-taken",
  "taken",
  "closed-day",
  "special-closing",
  "outside-business-hours",
  "break",
  "time-off",
  "outside-agent-hours",
  "leaves-gap",
];

const candidateTimes = (business: BusinessFacts, query: AvailabilityQuery, date: Temporal.PlainDate): string[] => {
  if (query.times) return [...query.times];
  const day = modelDay(business, date);
  const times: string[] = [];
  if (!day.isOpen) return times;
  const end = day.endTime === "24:00" ? null : Temporal.PlainTime.from(day.endTime);
  let time = Temporal.PlainTime.from(day.startTime);
  while (end === null || Temporal.PlainTime.compare(time, end) < 0) {
    times.push(time.toString({ smallestUnit: "minute" }));
    const next = time.add({ minutes: query.stepMinutes ?? business.settings.slotStepMinutes });
    if (Temporal.PlainTime.compare(next, time) < 0) break;
    time = next;
  }
  return times;
};

const weekdayOf = (date: Temporal.PlainDate): Weekday => weekdays[date.dayOfWeek - 1] as Weekday;

const isAfter = (a: Temporal.Instant, b: Temporal.Instant): boolean => Temporal.Instant.compare(a, b) > 0;

/** The first time the clock shows `time` on `date`; null when it never does. */
const happensAt = (date: Temporal.PlainDate, time: string, zone: string): Temporal.Instant | null => {
  const wall = date.toPlainDateTime(time);
  const zoned = wall.toZonedDateTime(zone, { disambiguation: "earlier" });
  return zoned.toPlainDateTime().equals(wall) ? zoned.toInstant() : null;
};

/** As `happensAt`; a skipped limit is reached when the clock jumps over it. */
const limitAt = (date: Temporal.PlainDate, time: string, zone: string): Temporal.Instant => {
  const key = `${date} ${time} ${zone}`;
  const known = limits.get(key) ?? findLimit(date, time, zone);
  limits.set(key, known);
  return known;
};

const limits = new Map<string, Temporal.Instant>();

const findLimit = (date: Temporal.PlainDate, time: string, zone: string): Temporal.Instant => {
  if (time === "24:00") return limitAt(date.add({ days: 1 }), "00:00", zone);
  const exact = happensAt(date, time, zone);
  if (exact) return exact;
  const beforeJump = date.toPlainDateTime(time).toZonedDateTime(zone, { disambiguation: "earlier" });
  const jump = beforeJump.getTimeZoneTransition("next");
  if (!jump) throw new RangeError(`no clock change around ${date} ${time} in ${zone}`);
  return jump.toInstant();
};
