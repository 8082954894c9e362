import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../testing/assert-property.ts";
import { minuteMs, wallToEpochMs } from "../clock/business-clock.ts";
import { addDays } from "../clock/calendar-date.ts";
import { weekdays } from "../clock/weekday.ts";
import { resolveBusinessWeek } from "../hours/business-hours.ts";
import { planSeries } from "../series/plan-series.ts";
import { seriesDates } from "../series/series-rule.ts";
import type { AgentService } from "../services/agent-service.ts";
import type { AgentFacts, BusinessFacts } from "../slots/availability.ts";
import { defaultBookingSettings, slotSteps } from "../slots/booking-settings.ts";
import type { BookedTime } from "../slots/decide-booking.ts";
import { oddZones } from "../testing/odd-zones.ts";
import { decideVisit, type VisitPart } from "./fit-visit.ts";
import { visitSlots } from "./visit-slots.ts";

const now = Temporal.Instant.from("2027-01-01T00:00:00Z");
const types = { cut: 30, colour: 60, wash: 15 } as const;
type TypeId = keyof typeof types;
const typeIds = Object.keys(types) as TypeId[];

const clock = (half: number): string => `${String(half >> 1).padStart(2, "0")}:${half % 2 ? "30" : "00"}`;
const span = fc
  .tuple(fc.integer({ min: 16, max: 38 }), fc.integer({ min: 1, max: 4 }))
  .map(([from, length]) => ({ from: clock(from), to: clock(from + length) }));

const person = fc.record({
  busy: fc.array(span, { maxLength: 2 }),
  off: fc.array(span, { maxLength: 1 }),
  otherwise: fc.array(
    fc.record({
      typeId: fc.constantFrom(...typeIds),
      isOffered: fc.boolean(),
      durationMinutes: fc.constantFrom(null, 20, 45),
      bufferBeforeMinutes: fc.constantFrom(null, 5),
      bufferMinutes: fc.constantFrom(null, 10),
    }),
    { maxLength: 2 },
  ),
});

const scene = fc.record({
  zone: fc.constantFrom(...oddZones),
  // Days on which clocks change in some of the zones among them.
  date: fc.constantFrom<string[]>("2027-03-14", "2027-03-28", "2027-04-04", "2027-06-15", "2027-10-31", "2027-11-07"),
  special: fc.option(span, { nil: null }),
  pause: span,
  people: fc.array(person, { minLength: 1, maxLength: 3 }),
  sinks: fc.option(fc.record({ count: fc.integer({ min: 1, max: 2 }), uses: fc.array(span, { maxLength: 2 }) }), {
    nil: null,
  }),
  parts: fc.array(
    fc.record({
      typeId: fc.constantFrom(...typeIds),
      who: fc.integer({ min: -2, max: 2 }),
      buffer: fc.constantFrom(0, 10),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  half: fc.integer({ min: 16, max: 36 }),
  step: fc.constantFrom(...slotSteps),
  typeStep: fc.option(fc.constantFrom(...slotSteps), { nil: null }),
  gap: fc.constantFrom(0, 10, 15, 30, 60),
});
type MixedCase = typeof scene extends fc.Arbitrary<infer Value> ? Value : never;
type Span = { startMs: number; endMs: number };

const isOverlap = (a: Span, b: Span): boolean => a.startMs < b.endMs && b.startMs < a.endMs;

/** The scene twice: as the rules see it, and as plain lists of instants. */
const build = (drawn: MixedCase) => {
  const { zone, date, special, pause, people, sinks, parts } = drawn;
  const at = (time: string): number => wallToEpochMs(date, time, zone) ?? Number.NaN;
  const spanOf = ({ from, to }: { from: string; to: string }): Span => ({ startMs: at(from), endMs: at(to) });
  const byStart = (a: Span, b: Span) => a.startMs - b.startMs;
  const hours = special ?? { from: "09:00", to: "18:00" };
  const business: BusinessFacts = {
    zone,
    hours: resolveBusinessWeek(
      weekdays.map((dayOfWeek) => ({ dayOfWeek, isOpen: true, startTime: "09:00", endTime: "18:00" })),
    ),
    breaks: weekdays.map((dayOfWeek) => ({ dayOfWeek, startTime: pause.from, endTime: pause.to, isActive: true })),
    settings: {
      ...{ ...defaultBookingSettings, horizonDays: 365 },
      ...{ slotStepMinutes: drawn.step, smallestGapMinutes: drawn.gap },
    },
    ...(special && {
      specialDays: [{ from: date, to: date, name: "Fair", hours: { startTime: special.from, endTime: special.to } }],
    }),
    ...(sinks && {
      resources: [
        {
          id: "sink",
          count: sinks.count,
          typeIds: ["colour"],
          uses: sinks.uses.map((use, index) => ({
            appointmentId: `x${index}`,
            unit: (index % sinks.count) + 1,
            ...spanOf(use),
          })),
        },
      ],
    }),
  };
  const agents = people.map(({ busy, off, otherwise }, index): AgentFacts => {
    const services = new Map<string, AgentService>(
      otherwise.map((service) => [service.typeId, { ...service, price: null }]),
    );
    return {
      agentId: `a${index}`,
      isActive: true,
      workingHours: null,
      busy: busy.map(spanOf).sort(byStart),
      timeOff: off.map(({ from, to }) => ({ kind: "off", from: date, to: date, fromTime: from, toTime: to })),
      services: [...services.values()],
    };
  });
  const wanted = parts.map(
    ({ typeId, who, buffer }): VisitPart => ({
      typeId,
      durationMinutes: types[typeId],
      bufferMinutes: buffer,
      stepMinutes: drawn.typeStep,
      agent: who < 0 ? "anyone" : { id: `a${who % agents.length}` },
    }),
  );
  const open = { startMs: at(hours.from), endMs: at(hours.to) };
  return { business, agents, wanted, open, pause: spanOf(pause), offOf: people.map(({ off }) => off.map(spanOf)) };
};

const timesOf = (agent: AgentFacts, part: VisitPart) => {
  const own = agent.services?.find(({ typeId }) => typeId === part.typeId);
  return {
    does: own?.isOffered ?? true,
    durationMs: (own?.durationMinutes ?? part.durationMinutes) * minuteMs,
    beforeMs: (own?.bufferBeforeMinutes ?? 0) * minuteMs,
    afterMs: (own?.bufferMinutes ?? part.bufferMinutes) * minuteMs,
  };
};

type Built = ReturnType<typeof build>;

/** What a part blocks with an agent who has nothing against it but, perhaps, the size of a gap; else null. */
const blockOf = ({ agents, open, pause, offOf }: Built, index: number, part: VisitPart, startMs: number) => {
  const agent = agents[index] as AgentFacts;
  const { does, durationMs, beforeMs, afterMs } = timesOf(agent, part);
  const itself = { startMs, endMs: startMs + durationMs };
  const block = { startMs: startMs - beforeMs, endMs: itself.endMs + afterMs };
  const isInHours = itself.startMs >= open.startMs && itself.endMs <= open.endMs;
  const isClear = ![pause, ...(offOf[index] ?? [])].some((other) => isOverlap(other, itself));
  return does && isInHours && isClear && !agent.busy.some((other) => isOverlap(other, block)) ? block : null;
};

type OwnBlock = Span & { index: number };

/** Whether a block and its nearest neighbor, if that is somebody else's, have less than the smallest gap between them. */
const isGapLeft = ({ agents }: Built, gapMinutes: number, own: readonly OwnBlock[]): boolean =>
  own.some(({ index, startMs, endMs }) => {
    const mine = own.filter((other) => other.index === index);
    const others = [...(agents[index] as AgentFacts).busy];
    const isSmall = (leftMs: number) => leftMs > 0 && leftMs < gapMinutes * minuteMs;
    const before = Math.max(...others.filter((one) => one.endMs <= startMs).map((one) => one.endMs));
    const after = Math.min(...others.filter((one) => one.startMs >= endMs).map((one) => one.startMs));
    const isOwnBefore = mine.some((one) => one.endMs <= startMs && one.endMs >= before);
    const isOwnAfter = mine.some((one) => one.startMs >= endMs && one.startMs <= after);
    return (!isOwnBefore && isSmall(startMs - before)) || (!isOwnAfter && isSmall(after - endMs));
  });

/** A visit that was given keeps every rule. */
const expectKept = (built: Built, gapMinutes: number, parts: readonly BookedTime[]) => {
  const { business, agents, wanted } = built;
  const rooms: Span[] = [];
  let lastEndMs = Number.NEGATIVE_INFINITY;
  const blocks: OwnBlock[] = [];
  for (const [place, booked] of parts.entries()) {
    const part = wanted[place] as VisitPart;
    const index = agents.findIndex(({ agentId }) => agentId === booked.agentId);
    if (part.agent !== "anyone") expect(booked.agentId).toBe(part.agent.id);
    const block = blockOf(built, index, part, booked.startsAtMs);
    expect(block).toEqual({ startMs: booked.blocksStartMs, endMs: booked.blocksEndMs });
    expect(booked.startsAtMs).toBeGreaterThanOrEqual(lastEndMs);
    lastEndMs = booked.endsAtMs;
    const mine = { startMs: booked.blocksStartMs, endMs: booked.blocksEndMs, index };
    expect(blocks.filter((other) => other.index === index && isOverlap(other, mine))).toEqual([]);
    blocks.push(mine);
    if (part.typeId === "colour") rooms.push(mine);
  }
  expect(isGapLeft(built, gapMinutes, blocks)).toBe(false);
  const [sink] = business.resources ?? [];
  const taken = sink ? [...sink.uses, ...rooms] : [];
  for (const { startMs } of taken) {
    const atOnce = taken.filter((other) => other.startMs <= startMs && startMs < other.endMs);
    if (rooms.some((room) => room.startMs <= startMs && startMs < room.endMs)) {
      expect(atOnce.length).toBeLessThanOrEqual(sink?.count ?? 0);
    }
  }
};

/** Whether any way of giving the parts to people works, tried one after the other; without rooms. */
const isPossible = (built: Built, gapMinutes: number, startMs: number): boolean => {
  const { agents, wanted } = built;
  const works = (fromMs: number, place: number, own: readonly OwnBlock[]): boolean => {
    const part = wanted[place];
    if (!part) return !isGapLeft(built, gapMinutes, own);
    return agents.some((agent, index) => {
      if (part.agent !== "anyone" && part.agent.id !== agent.agentId) return false;
      const { durationMs, beforeMs } = timesOf(agent, part);
      const ends = own.filter((one) => one.index === index).map(({ endMs }) => endMs + beforeMs);
      const beginMs = place === 0 ? fromMs : Math.max(fromMs, ...ends);
      const block = blockOf(built, index, part, beginMs);
      return block !== null && works(beginMs + durationMs, place + 1, [...own, { ...block, index }]);
    });
  };
  return works(startMs, 0, []);
};

test("visits with time off, special hours, breaks, rooms, gaps and everyone's own numbers, in 15 zones, against a naive model", () => {
  assertProperty(
    fc.property(scene, (drawn) => {
      const built = build(drawn);
      const { business, agents, wanted } = built;
      const time = clock(drawn.half);
      const request = { date: drawn.date, time, parts: wanted, bookedBy: "client" as const };
      const decision = decideVisit({ business, agents }, request, now);
      if (decision.ok) return expectKept(built, drawn.gap, decision.parts);
      // Refused: then no way works. What waits for a room is judged by its own test.
      const startMs = wallToEpochMs(drawn.date, time, drawn.zone);
      if (business.resources || startMs === null) return;
      expect(isPossible(built, drawn.gap, startMs)).toBe(false);
    }),
    { numRuns: 400 },
  );
});

test("a series of such visits makes what keeps every rule, names what can't be, and offers what can", () => {
  assertProperty(
    fc.property(scene, fc.constantFrom(1, 7), (drawn, every) => {
      const first = addDays(drawn.date, -every);
      const rule = { every, unit: "day", ends: { by: "count", count: 3 }, shortMonths: "ask" } as const;
      const dates = seriesDates(first, rule);
      if (typeof dates === "string") throw new Error(dates);
      // What is in the way on one day is so on each of them; the middle one may be a day of a clock change.
      const days = new Map(dates.map(({ number, date }) => [number, { ...drawn, date }]));
      const builtOf = (number: number) => build(days.get(number) ?? drawn);
      const time = clock(drawn.half);
      const visits = dates.map((wanted) => ({ ...wanted, time, parts: builtOf(wanted.number).wanted }));
      const factsOf = (number: number) => builtOf(number);
      const plan = { visits, choices: new Map(), factsOf, reachDays: 0, bookedBy: "client" as const };
      for (const { number, date, state, parts, nearest } of planSeries(plan, now)) {
        const built = builtOf(number);
        if (state === "free") expectKept(built, drawn.gap, parts);
        else expect([state, parts]).toEqual(["open", []]);
        if (built.business.resources) continue;
        const startMs = wallToEpochMs(date, time, drawn.zone);
        if (startMs !== null) expect(isPossible(built, drawn.gap, startMs)).toBe(state === "free");
        const nearestMs = nearest && wallToEpochMs(nearest.date, nearest.time, drawn.zone);
        if (nearestMs) expect(isPossible(built, drawn.gap, nearestMs)).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

/** Every step of the first service, else of the business, that the day's hours have room for, one by one. */
const gridOf = ({ agents, wanted, open }: Built, { zone, date, special, step, typeStep }: MixedCase): string[] => {
  const leastMs = wanted.reduce((sum, part) => {
    const able = agents.filter(({ agentId }) => part.agent === "anyone" || part.agent.id === agentId);
    const doing = part.agent === "anyone" ? able.filter((agent) => timesOf(agent, part).does) : able;
    return (
      sum + Math.min(...(doing.length > 0 ? doing.map((agent) => timesOf(agent, part).durationMs) : [usualMs(part)]))
    );
  }, 0);
  const opens = Temporal.PlainTime.from(special?.from ?? "09:00");
  const times = Array.from({ length: 24 * 12 }, (_, index) => opens.add({ minutes: index * (typeStep ?? step) }))
    .filter((time, index, all) => all.slice(0, index).every((other) => Temporal.PlainTime.compare(other, time) < 0))
    .map((time) => time.toString({ smallestUnit: "minute" }));
  return times.filter((time) => {
    const startMs = wallToEpochMs(date, time, zone);
    return startMs !== null && startMs >= open.startMs && startMs + leastMs <= open.endMs;
  });
};

const usualMs = ({ durationMinutes }: VisitPart): number => durationMinutes * minuteMs;

test("the times of a visit are on the step of its first service, else of the business, and keep every rule", () => {
  assertProperty(
    fc.property(scene, (drawn) => {
      const built = build(drawn);
      const { business, agents, wanted } = built;
      const query = { fromDate: drawn.date, dayCount: 1, parts: wanted, bookedBy: "client" as const };
      const slots = visitSlots({ business, agents }, query, now);
      expect(slots.map(({ time }) => time)).toEqual(gridOf(built, drawn));
      for (const { isBookable, parts, startsAtMs } of slots) {
        if (isBookable) expectKept(built, drawn.gap, parts);
        else if (!business.resources) expect(isPossible(built, drawn.gap, startsAtMs)).toBe(false);
      }
    }),
    { numRuns: 25 },
  );
});
