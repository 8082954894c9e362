import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "../../testing/assert-property.ts";
import { timeOfMinutes } from "../clock/clock-time.ts";
import { type Weekday, weekdays } from "../clock/weekday.ts";
import type { SpecialDay } from "../closures/special-day.ts";
import type { TimeOff } from "../closures/time-off.ts";
import type { BusinessBreak } from "../hours/business-break.ts";
import { type DayHours, resolveBusinessWeek } from "../hours/business-hours.ts";
import type { WorkingHours } from "../hours/working-hours.ts";
import type { ResourceFacts } from "../resources/resource-facts.ts";
import type { AgentService } from "../services/agent-service.ts";
import type { AgreedService } from "../services/service-times.ts";
import { modelSlots } from "../testing/model-slots.ts";
import { type AgentFacts, type AvailabilityQuery, availabilityOfAgent, type BusinessFacts } from "./availability.ts";
import { slotSteps } from "./booking-settings.ts";
import { fallbackTimes } from "./slot-choices.ts";

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
  ["America/St_Johns", "2027-03-12"],
  ["America/Sao_Paulo", "2018-11-02"],
  ["America/Asuncion", "2023-10-01"],
  ["Australia/Lord_Howe", "2027-10-01"],
  ["Australia/Lord_Howe", "2027-04-02"],
  ["Atlantic/Azores", "2027-10-29"],
  ["Europe/Madrid", "2027-03-26"],
  ["Europe/London", "2027-10-29"],
  ["Europe/Chisinau", "2027-03-26"],
  ["Asia/Beirut", "2027-03-26"],
  ["Africa/Cairo", "2027-04-29"],
  ["Pacific/Chatham", "2027-09-24"],
  ["Pacific/Apia", "2011-12-28"],
  ["Asia/Kathmandu", "2027-06-01"],
);

/** A date near the first one, and how many days follow it. */
const datesNear = (date: string) =>
  fc
    .tuple(fc.integer({ min: -3, max: 6 }), fc.integer({ min: 0, max: 4 }))
    .map(([at, days]) => [plusDays(date, at), plusDays(date, at + days)] as const);

const plusDays = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();

const specialDays = (date: string) =>
  fc.array(
    fc
      .tuple(datesNear(date), fc.option(timeRange))
      .map(([[from, to], times]): SpecialDay => ({ from, to, name: "Inventory", hours: times && hoursOf(times) })),
    { maxLength: 3 },
  );

const holidays = (date: string) =>
  fc.array(
    fc
      .tuple(datesNear(date), fc.option(timeRange, { freq: 2 }))
      .map(([[from], times]): SpecialDay => ({ from, to: from, name: "Feast", hours: null, closesAt: times?.[0] })),
    { maxLength: 2 },
  );

const timeOff = (date: string) =>
  fc.array(
    fc
      .tuple(datesNear(date), fc.constantFrom("off" as const, "extra" as const), timeRange, fc.boolean())
      .map(([[from, to], kind, times, isAllDay]): TimeOff => {
        if (kind === "off" && isAllDay) return { kind, from, to, fromTime: null, toTime: null };
        return { kind, from, to, fromTime: times[0], toTime: times[1] };
      }),
    { maxLength: 4 },
  );

const hoursOf = ([startTime, endTime]: readonly [string, string]) => ({ startTime, endTime });

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

const minutes = (least: number, most: number) => fc.integer({ min: least, max: most }).map((fives) => fives * 5);

const typeIds = fc.constantFrom("cut", "colour");

const agentService: fc.Arbitrary<AgentService> = fc.record({
  typeId: typeIds,
  isOffered: fc.boolean(),
  durationMinutes: fc.option(minutes(1, 30)),
  bufferBeforeMinutes: fc.option(minutes(0, 6)),
  bufferMinutes: fc.option(minutes(0, 6)),
  price: fc.constant(null),
});

const agreed: fc.Arbitrary<AgreedService> = fc.record({
  appointmentId: fc.constantFrom("1", "2", "3"),
  agentId: fc.constantFrom("agent", "other"),
  durationMinutes: minutes(1, 30),
  bufferBeforeMinutes: minutes(0, 6),
  bufferMinutes: minutes(0, 6),
  price: fc.constant(null),
  own: fc.option(agentService),
});

/** Up to three of each, some appointments more than the count allows, as after it was lowered. */
const resources = (date: string): fc.Arbitrary<ResourceFacts[]> =>
  fc.array(
    fc
      .record({
        count: fc.integer({ min: 1, max: 3 }),
        typeIds: fc.uniqueArray(typeIds),
        spans: busyAround(date),
        units: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 40, maxLength: 40 }),
      })
      .map(({ count, typeIds: needing, spans, units }) => ({
        ...{ id: "sink", count, typeIds: needing },
        uses: spans.map((span, index) => ({ ...span, appointmentId: `${index}`, unit: units[index] ?? 1 })),
      })),
    { maxLength: 2 },
  );

type Case = { business: BusinessFacts; agent: AgentFacts; query: AvailabilityQuery; now: Temporal.Instant };

const cases: fc.Arbitrary<Case> = zoneAndDate.chain(([zone, fromDate]) =>
  fc.record({
    business: fc.record({
      zone: fc.constant(zone as string),
      hours: week,
      breaks,
      settings: fc.record({
        minimumNoticeMinutes: fc.nat(300),
        horizonDays: fc.integer({ min: 1, max: 6 }),
        slotStepMinutes: fc.constantFrom(...slotSteps),
        smallestGapMinutes: fc.constantFrom(0, 0, 15, 30, 60),
      }),
      resources: fc.option(resources(fromDate as string), { nil: undefined }),
      specialDays: fc.option(specialDays(fromDate as string), { nil: undefined }),
      holidays: fc.option(holidays(fromDate as string), { nil: undefined }),
    }),
    agent: fc.record({
      agentId: fc.constant("agent"),
      isActive: fc.boolean(),
      workingHours,
      busy: busyAround(fromDate as string),
      timeOff: fc.option(timeOff(fromDate as string), { nil: undefined }),
      services: fc.option(fc.uniqueArray(agentService, { selector: ({ typeId }) => typeId }), { nil: undefined }),
    }),
    query: fc.record({
      fromDate: fc.constant(fromDate as string),
      dayCount: fc.integer({ min: 1, max: 4 }),
      durationMinutes: fc.integer({ min: 1, max: 30 }).map((fives) => fives * 5),
      bufferMinutes: minutes(0, 6),
      bufferBeforeMinutes: fc.option(minutes(0, 6), { nil: undefined }),
      typeId: fc.constantFrom("cut", "colour", null, undefined),
      stepMinutes: fc.option(fc.constantFrom(...slotSteps)),
      agreed: fc.option(agreed, { nil: undefined, freq: 2 }),
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
        expect(availabilityOfAgent(business, agent, query, now)).toEqual(modelSlots(business, agent, query, now));
      }),
      { numRuns: 50 },
    );
  });

  test("any other list of times", () => {
    const lists = fc.constantFrom(fallbackTimes(), [
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
        expect(availabilityOfAgent(business, agent, asked, now)).toEqual(modelSlots(business, agent, asked, now));
      }),
      { numRuns: 120 },
    );
  });
});
