import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "../../testing/assert-property.ts";
import { timeOfMinutes } from "../clock/clock-time.ts";
import { type Weekday, weekdays } from "../clock/weekday.ts";
import type { BusinessBreak } from "../hours/business-break.ts";
import { type DayHours, resolveBusinessWeek } from "../hours/business-hours.ts";
import type { WorkingHours } from "../hours/working-hours.ts";
import {
  type AgentFacts,
  type AvailabilityQuery,
  availability,
  type BusinessFacts,
  type Slot,
} from "./availability.ts";
import { fallbackTimes } from "./slot-choices.ts";
import type { SlotReason } from "./slot-reason.ts";

const timeRange = fc
  .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
  .filter(([start, end]) => start < end)
  .map(([start, end]) => [timeOfMinutes(start * 15), end === 96 ? "24:00" : timeOfMinutes(end * 15)] as const);

const dayHours = fc.tuple(fc.boolean(), timeRange).map(
  ([isOpen, [startTime, endTime]]): DayHours => ({
    isOpen,
    startTime,
    endTime,
  }),
);

const week = fc
  .array(dayHours, { minLength: 7, maxLength: 7 })
  .map((days) => resolveBusinessWeek(days.map((day, index) => ({ ...day, dayOfWeek: weekdays[index] as Weekday }))));

const breaks = fc.array(
  fc
    .tuple(fc.constantFrom(...weekdays), timeRange, fc.boolean())
    .map(([dayOfWeek, [startTime, endTime], isActive]): BusinessBreak => ({ dayOfWeek, startTime, endTime, isActive })),
  { maxLength: 8 },
);

const workingHours = fc.option(
  fc
    .array(fc.option(timeRange, { freq: 3 }), { minLength: 7, maxLength: 7 })
    .map(
      (days): WorkingHours =>
        Object.fromEntries(
          days.flatMap((day, index) => (day ? [[weekdays[index], { start: day[0], end: day[1] }]] : [])),
        ),
    ),
  { freq: 5 },
);

// Weeks around clock changes of each zone, and plain ones.
const zoneAndDate = fc.constantFrom(
  ["America/New_York", "2027-03-12"],
  ["America/New_York", "2027-11-05"],
  ["America/Santiago", "2027-09-03"],
  ["America/Santiago", "2027-04-02"],
  ["America/Havana", "2027-11-05"],
  ["Australia/Lord_Howe", "2027-10-01"],
  ["Atlantic/Azores", "2027-10-29"],
  ["Asia/Kathmandu", "2027-06-01"],
);

const busyAround = (date: string) => {
  const startMs = Temporal.Instant.from(`${date}T00:00Z`).epochMilliseconds - 86_400_000;
  return fc
    .array(fc.tuple(fc.integer({ min: 0, max: 8 * 288 }), fc.integer({ min: 1, max: 40 })), { maxLength: 40 })
    .map((spans) =>
      spans
        .map(([at, length]) => ({ startMs: startMs + at * 300_000, endMs: startMs + (at + length) * 300_000 }))
        .sort((a, b) => a.startMs - b.startMs),
    );
};

type Case = { business: BusinessFacts; agent: AgentFacts; query: AvailabilityQuery; now: Temporal.Instant };

const cases: fc.Arbitrary<Case> = zoneAndDate.chain(([zone, fromDate]) =>
  fc.record({
    business: fc.record({
      zone: fc.constant(zone as string),
      hours: week,
      breaks,
      settings: fc.record({ minimumNoticeMinutes: fc.nat(300), horizonDays: fc.integer({ min: 1, max: 6 }) }),
    }),
    agent: fc.record({
      agentId: fc.constant("agent"),
      isActive: fc.boolean(),
      workingHours,
      busy: busyAround(fromDate as string),
    }),
    query: fc.record({
      fromDate: fc.constant(fromDate as string),
      dayCount: fc.integer({ min: 1, max: 5 }),
      durationMinutes: fc.integer({ min: 1, max: 30 }).map((fives) => fives * 5),
      bufferMinutes: fc.integer({ min: 0, max: 6 }).map((fives) => fives * 5),
      bookedBy: fc.constantFrom("owner" as const, "client" as const),
      past: fc.constantFrom("refused" as const, "from-today" as const, "ignored" as const, "visit" as const, undefined),
    }),
    now: fc
      .integer({ min: -2880, max: 5760 })
      .map((minutes) => Temporal.Instant.from(`${fromDate}T00:00Z`).add({ minutes })),
  }),
);

describe("against a model that asks Temporal about every slot", () => {
  test("the business's own grid", () => {
    assertProperty(
      fc.property(cases, ({ business, agent, query, now }) => {
        expect(availability(business, agent, query, now)).toEqual(modelSlots(business, agent, query, now));
      }),
      { numRuns: 300 },
    );
  });

  test("any other list of times", () => {
    const lists = fc.constantFrom(fallbackTimes, [
      "00:00",
      "00:30",
      "01:00",
      "01:30",
      "02:00",
      "02:15",
      "02:30",
      "03:00",
    ]);
    assertProperty(
      fc.property(cases, lists, ({ business, agent, query, now }, times) => {
        const asked = { ...query, times };
        expect(availability(business, agent, asked, now)).toEqual(modelSlots(business, agent, asked, now));
      }),
      { numRuns: 300 },
    );
  });
});

/**
 * The rules of availability once more, slot by slot and in the plainest words Temporal allows, for tests to hold
 * the engine against. Shares nothing with the engine but its types.
 */
const modelSlots = (
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
      const end = start.add({ minutes: query.durationMinutes });
      const day = business.hours[weekdayOf(date)];
      if (!query.times && isAfter(end, limitAt(date, day.endTime, business.zone))) continue;
      const found = reasonsOf(business, agent, query, now, date, start);
      const order = query.bookedBy === "owner" ? ownerOrder : clientOrder;
      const binding = query.bookedBy === "owner" ? ownerOrder.slice(0, 4) : clientOrder;
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

const reasonsOf = (
  business: BusinessFacts,
  agent: AgentFacts,
  query: AvailabilityQuery,
  now: Temporal.Instant,
  date: Temporal.PlainDate,
  start: Temporal.Instant,
): Set<SlotReason> => {
  const { zone, settings } = business;
  const weekday = weekdayOf(date);
  const end = start.add({ minutes: query.durationMinutes });
  const blockEnd = end.add({ minutes: query.bufferMinutes });
  const isWithin = (from: string, to: string): boolean =>
    !isAfter(limitAt(date, from, zone), start) && !isAfter(end, limitAt(date, to, zone));
  const found = new Set<SlotReason>();
  const day = business.hours[weekday];
  if (!day.isOpen) found.add("closed-day");
  else if (!isWithin(day.startTime, day.endTime)) found.add("outside-business-hours");
  for (const pause of business.breaks) {
    if (!pause.isActive || pause.dayOfWeek !== weekday) continue;
    const endsBefore = !isAfter(end, limitAt(date, pause.startTime, zone));
    const startsAfter = !isAfter(limitAt(date, pause.endTime, zone), start);
    if (!endsBefore && !startsAfter) found.add("break");
  }
  if (!agent.isActive) found.add("agent-inactive");
  const working = agent.workingHours?.[weekday];
  if (agent.workingHours && !(working && isWithin(working.start, working.end))) found.add("outside-agent-hours");
  const isTaken = agent.busy.some(
    (span) => span.startMs < blockEnd.epochMilliseconds && start.epochMilliseconds < span.endMs,
  );
  if (isTaken) found.add("taken");
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  if (isPast(query, date, start, today, now)) found.add("in-the-past");
  else if (query.bookedBy === "client" && isAfter(now.add({ minutes: settings.minimumNoticeMinutes }), start)) {
    found.add("too-soon");
  }
  if (query.bookedBy === "owner" && query.past === "visit" && !isAfter(now, start)) found.add("in-the-future");
  const lastDay = today.add({ days: settings.horizonDays });
  if (query.bookedBy === "client" && Temporal.PlainDate.compare(date, lastDay) > 0) found.add("too-far-ahead");
  return found;
};

const isPast = (
  { bookedBy, past }: AvailabilityQuery,
  date: Temporal.PlainDate,
  start: Temporal.Instant,
  today: Temporal.PlainDate,
  now: Temporal.Instant,
): boolean => {
  if (bookedBy === "client" || past === undefined || past === "refused") return isAfter(now, start);
  return past === "from-today" && Temporal.PlainDate.compare(date, today) < 0;
};

const clientOrder: SlotReason[] = [
  "in-the-past",
  "closed-day",
  "outside-business-hours",
  "break",
  "agent-inactive",
  "outside-agent-hours",
  "too-soon",
  "too-far-ahead",
  "taken",
];

const ownerOrder: SlotReason[] = [
  "in-the-past",
  "in-the-future",
  "agent-inactive",
  "taken",
  "closed-day",
  "outside-business-hours",
  "break",
  "outside-agent-hours",
];

const candidateTimes = (business: BusinessFacts, query: AvailabilityQuery, date: Temporal.PlainDate): string[] => {
  if (query.times) return [...query.times];
  const day = business.hours[weekdayOf(date)];
  const times: string[] = [];
  if (!day.isOpen) return times;
  const end = day.endTime === "24:00" ? null : Temporal.PlainTime.from(day.endTime);
  let time = Temporal.PlainTime.from(day.startTime);
  while (end === null || Temporal.PlainTime.compare(time, end) < 0) {
    times.push(time.toString({ smallestUnit: "minute" }));
    const next = time.add({ minutes: 30 });
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
  if (time === "24:00") return limitAt(date.add({ days: 1 }), "00:00", zone);
  const exact = happensAt(date, time, zone);
  if (exact) return exact;
  const beforeJump = date.toPlainDateTime(time).toZonedDateTime(zone, { disambiguation: "earlier" });
  const jump = beforeJump.getTimeZoneTransition("next");
  if (!jump) throw new RangeError(`no clock change around ${date} ${time} in ${zone}`);
  return jump.toInstant();
};
