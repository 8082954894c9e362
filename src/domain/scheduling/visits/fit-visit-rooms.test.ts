import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "../../testing/assert-property.ts";
import { minuteMs, wallToEpochMs } from "../clock/business-clock.ts";
import { resolveBusinessWeek } from "../hours/business-hours.ts";
import type { ResourceFacts } from "../resources/resource-facts.ts";
import { planSeries } from "../series/plan-series.ts";
import type { AgentFacts, BusinessFacts } from "../slots/availability.ts";
import { defaultBookingSettings } from "../slots/booking-settings.ts";
import { decideVisit, type VisitPart } from "./fit-visit.ts";

const zone = "Europe/Madrid";
const date = "2027-03-08";
const now = Temporal.Instant.from("2027-03-01T08:00:00Z");
const at = (time: string): number => wallToEpochMs(date, time, zone) ?? Number.NaN;

const businessWith = (resources: readonly ResourceFacts[]): BusinessFacts => ({
  zone,
  hours: resolveBusinessWeek([{ dayOfWeek: "Monday", isOpen: true, startTime: "09:00", endTime: "18:00" }]),
  breaks: [],
  settings: defaultBookingSettings,
  resources,
});

const agent = (agentId: string): AgentFacts => ({ agentId, isActive: true, workingHours: null, busy: [] });
const agents = [agent("ana"), agent("leo"), agent("mia")];

const part = (who: string, over: Partial<VisitPart> = {}): VisitPart => ({
  agent: who === "anyone" ? "anyone" : { id: who },
  ...{ typeId: "colour", durationMinutes: 40, bufferMinutes: 10, bufferBeforeMinutes: 0 },
  ...over,
});

type Use = [unit: number, from: string, to: string];
const sink = (count: number, ...uses: Use[]): ResourceFacts => ({
  ...{ id: "sink", count, typeIds: ["colour"] },
  uses: uses.map(([unit, from, to], index) => ({
    ...{ appointmentId: `other ${index}`, unit, startMs: at(from), endMs: at(to) },
  })),
});

const decide = (resources: ResourceFacts[], parts: VisitPart[]) => {
  const request = { date, time: "10:00", parts, bookedBy: "client" } as const;
  const decision = decideVisit({ business: businessWith(resources), agents }, request, now);
  return decision.ok
    ? decision.parts.map(({ agentId, time }) => `${agentId} ${time}`).join(", ")
    : `${decision.reason} at ${decision.part}`;
};

describe("parts that need the same room", () => {
  test.each([
    ["one sink: the second waits for the buffer after the first", [sink(1)], {}, "ana 10:00, leo 10:50"],
    ["and for its own buffer before", [sink(1)], { bufferBeforeMinutes: 15 }, "ana 10:00, leo 11:05"],
    ["two sinks: nobody waits", [sink(2)], {}, "ana 10:00, leo 10:40"],
    ["two sinks, one with somebody else", [sink(2, [2, "10:00", "12:00"])], {}, "ana 10:00, leo 10:50"],
    ["two sinks, one needed by somebody else later", [sink(2, [1, "10:50", "12:00"])], {}, "ana 10:00, leo 10:40"],
    ["somebody else has it next", [sink(1, [1, "11:00", "12:00"])], {}, "resource-taken at 1"],
    ["another service needs no sink", [sink(1)], { typeId: "cut" }, "ana 10:00, leo 10:40"],
  ] as [string, ResourceFacts[], Partial<VisitPart>, string][])("%s", (_, resources, second, expected) => {
    expect(decide(resources, [part("ana"), part("leo", second)])).toBe(expected);
  });
});

/** Whether one more can have a unit from one instant to another, given who has which. */
const findUnit = (taken: { unit: number; startMs: number; endMs: number }[], count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, index) => index + 1).find(
    (unit) => !taken.some((use) => use.unit === unit && use.startMs < to && from < use.endMs),
  );

const partDrawn = fc.record({
  who: fc.constantFrom("ana", "leo", "mia", "anyone"),
  typeId: fc.constantFrom("colour", "cut"),
  durationMinutes: fc.constantFrom(15, 30, 45),
  bufferMinutes: fc.constantFrom(0, 10, 20),
  bufferBeforeMinutes: fc.constantFrom(0, 10),
});

const useDrawn = fc.record({
  unit: fc.integer({ min: 1, max: 2 }),
  from: fc.integer({ min: 18, max: 28 }),
  halves: fc.integer({ min: 1, max: 3 }),
});

test("a visit that fits finds a unit for every part, as the database gives them", () => {
  let waited = 0;
  assertProperty(
    fc.property(
      fc.array(partDrawn, { minLength: 2, maxLength: 4 }),
      fc.integer({ min: 1, max: 2 }),
      fc.array(useDrawn, { maxLength: 3 }),
      (drawn, count, others) => {
        const taken = others.flatMap(({ unit, from, halves }, index) => {
          const startMs = at("00:00") + from * 30 * minuteMs;
          return { appointmentId: `other ${index}`, unit, startMs, endMs: startMs + halves * 30 * minuteMs };
        });
        const uses = taken.filter((use, index) =>
          taken
            .slice(0, index)
            .every((each) => each.unit !== use.unit || each.endMs <= use.startMs || use.endMs <= each.startMs),
        );
        const parts = drawn.map(({ who, ...rest }) => part(who, rest));
        const resources = [{ ...sink(count), uses }];
        const request = { date, time: "10:00", parts, bookedBy: "client" } as const;
        const decision = decideVisit({ business: businessWith(resources), agents }, request, now);
        if (!decision.ok) return;
        const held: { unit: number; startMs: number; endMs: number }[] = [...uses];
        for (const [index, { blocksStartMs, blocksEndMs, startsAtMs }] of decision.parts.entries()) {
          const before = decision.parts[index - 1];
          if (before) expect(startsAtMs).toBeGreaterThanOrEqual(before.endsAtMs);
          if (before && before.agentId !== decision.parts[index]?.agentId && startsAtMs > before.endsAtMs) waited++;
          if (parts[index]?.typeId !== "colour") continue;
          const unit = findUnit(held, count, blocksStartMs, blocksEndMs);
          expect(unit).toBeDefined();
          held.push({ unit: unit ?? 0, startMs: blocksStartMs, endMs: blocksEndMs });
        }
      },
    ),
    { numRuns: 400 },
  );
  expect(waited).toBeGreaterThan(0);
});

test("a visit of a series counts the rooms and buffers of those before it", () => {
  const visit = (number: number) => ({ number, date, time: "10:00", isMissingDay: false });
  const visits = [
    { ...visit(1), parts: [part("ana")] },
    { ...visit(2), time: "10:30", parts: [part("leo")] },
    { ...visit(3), time: "11:00", parts: [part("leo", { typeId: "cut", bufferBeforeMinutes: 0 })] },
    { ...visit(4), time: "10:30", parts: [part("leo", { typeId: "cut" })] },
  ];
  const factsOf = () => ({ business: businessWith([sink(1)]), agents });
  const planned = planSeries({ visits, choices: new Map(), factsOf, reachDays: 0 }, now);
  expect(planned.map(({ state, reason }) => [state, reason])).toEqual([
    ["free", null],
    ["open", "resource-taken"],
    ["free", null],
    ["open", "taken"],
  ]);
});
