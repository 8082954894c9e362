import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../testing/assert-property.ts";
import { minuteMs, wallToEpochMs } from "../clock/business-clock.ts";
import { weekdays } from "../clock/weekday.ts";
import { resolveBusinessWeek } from "../hours/business-hours.ts";
import type { BusinessFacts } from "../slots/availability.ts";
import { defaultBookingSettings } from "../slots/booking-settings.ts";
import type { BookedTime } from "../slots/decide-booking.ts";
import { oddZones } from "../testing/odd-zones.ts";
import { decideVisit, type VisitFacts, type VisitPart } from "../visits/fit-visit.ts";
import { planSeries } from "./plan-series.ts";
import { seriesDates } from "./series-rule.ts";

const now = Temporal.Instant.from("2027-01-01T00:00:00Z");
const agentIds = ["ana", "leo"];

type Block = { agentId: string; startMs: number; endMs: number };

/** A calendar kept twice: as the rules see it, and as a plain list of what is taken. */
const openCalendar = (zone: string) => {
  const business: BusinessFacts = {
    zone,
    hours: resolveBusinessWeek(
      weekdays.map((dayOfWeek) => ({ dayOfWeek, isOpen: true, startTime: "09:00", endTime: "18:00" })),
    ),
    breaks: [],
    settings: defaultBookingSettings,
  };
  const blocks: Block[] = [];
  const facts = (): VisitFacts => ({
    business,
    agents: agentIds.map((agentId) => ({
      agentId,
      isActive: true,
      workingHours: null,
      busy: blocks.filter((block) => block.agentId === agentId).sort((a, b) => a.startMs - b.startMs),
    })),
  });
  const take = (parts: readonly BookedTime[]) => {
    for (const { agentId, startsAtMs, blocksEndMs } of parts) {
      const block = { agentId, startMs: startsAtMs, endMs: blocksEndMs };
      expect(blocks.filter((other) => isOverlap(other, block))).toEqual([]);
      blocks.push(block);
    }
  };
  /** Whether all parts fit, by trying everyone for each of them. */
  const fits = (date: string, time: string, parts: readonly VisitPart[]): boolean => {
    const openMs = wallToEpochMs(date, "09:00", zone) ?? Number.NaN;
    const closeMs = wallToEpochMs(date, "18:00", zone) ?? Number.NaN;
    const from = (startMs: number, [part, ...rest]: readonly VisitPart[], own: readonly Block[]): boolean => {
      if (!part) return true;
      const wanted = part.agent === "anyone" ? agentIds : [part.agent.id];
      return wanted.some((agentId) => {
        const ends = own.filter((block) => block.agentId === agentId).map(({ endMs }) => endMs);
        const begin = Math.max(startMs, ...ends);
        const end = begin + part.durationMinutes * minuteMs;
        const block = { agentId, startMs: begin, endMs: end + part.bufferMinutes * minuteMs };
        const isFree = begin >= openMs && end <= closeMs && !blocks.some((other) => isOverlap(other, block));
        return isFree && from(end, rest, [...own, block]);
      });
    };
    return from(wallToEpochMs(date, time, zone) ?? Number.NaN, parts, []);
  };
  return { facts, take, fits };
};

const isOverlap = (a: Block, b: Block): boolean =>
  a.agentId === b.agentId && a.startMs < b.endMs && b.startMs < a.endMs;

const part = fc.record({
  agent: fc.constantFrom<VisitPart["agent"][]>("anyone", ...agentIds.map((id) => ({ id }))),
  durationMinutes: fc.constantFrom(15, 30, 60),
  bufferMinutes: fc.constantFrom(0, 10),
});
const step = fc.record({
  day: fc.integer({ min: 0, max: 5 }),
  half: fc.integer({ min: 17, max: 35 }),
  parts: fc.array(part, { minLength: 1, maxLength: 3 }),
  count: fc.integer({ min: 1, max: 4 }),
});

test("visits and series mixed, in 15 zones: what the rules make never overlaps, and they refuse only what can't be", () => {
  assertProperty(
    fc.property(fc.constantFrom(...oddZones), fc.array(step, { minLength: 1, maxLength: 12 }), (zone, steps) => {
      const calendar = openCalendar(zone);
      for (const { day, half, parts, count } of steps) {
        const date = Temporal.PlainDate.from("2027-03-26").add({ days: day }).toString();
        const time = `${String(half >> 1).padStart(2, "0")}:${half % 2 ? "30" : "00"}`;
        if (count === 1) {
          const decision = decideVisit(
            calendar.facts(),
            { date, time, parts, bookedBy: "client" },
            now.add({ hours: 24 * 60 }),
          );
          expect([date, time, decision.ok]).toEqual([date, time, calendar.fits(date, time, parts)]);
          if (decision.ok) calendar.take(decision.parts);
          continue;
        }
        const rule = { every: 1, unit: "day", ends: { by: "count", count }, shortMonths: "ask" } as const;
        const dates = seriesDates(date, rule);
        if (typeof dates === "string") throw new Error(dates);
        const before = calendar.facts();
        const visits = dates.map((wanted) => ({ ...wanted, time, parts }));
        const plan = { visits, choices: new Map(), factsOf: () => before, reachDays: 0 };
        for (const planned of planSeries(plan, now)) {
          const isFree = calendar.fits(planned.date, planned.time, parts);
          expect([planned.date, planned.state]).toEqual([planned.date, isFree ? "free" : "open"]);
          if (planned.nearest) expect(calendar.fits(planned.nearest.date, planned.nearest.time, parts)).toBe(true);
          calendar.take(planned.parts);
        }
      }
    }),
    { numRuns: 30 },
  );
});
