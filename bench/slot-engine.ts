import { dateOfEpochDay, epochDayOf } from "#domain/scheduling/clock/calendar-date.ts";
import { zoneOffsets } from "#domain/scheduling/clock/zone-offsets.ts";
import type { TimeOff } from "#domain/scheduling/closures/time-off.ts";
import { resolveBusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import { planWeek } from "#domain/scheduling/hours/week-plan.ts";
import { defaultWorkingHours } from "#domain/scheduling/hours/working-hours.ts";
import type { ResourceFacts } from "#domain/scheduling/resources/resource-facts.ts";
import { availabilityColumns, type BusinessFacts } from "#domain/scheduling/slots/availability.ts";
import { defaultBookingSettings } from "#domain/scheduling/slots/booking-settings.ts";
import { type BusySpan, sweepAvailability } from "#domain/scheduling/slots/sweep-availability.ts";
import type { Figure } from "./figure.ts";

/**
 * The slot engine against a bare integer sweep over the same days, slots and busy times: 30 days of half-hour
 * slots in America/New_York across the clock change of March, Monday to Friday 9 to 17, 200 sorted busy times.
 */
export const measureSlotEngine = async (): Promise<Figure[]> => {
  const few = randomBusy(200);
  const many = randomBusy(2000);
  if (engine(few) !== bareSweep(few)) throw new Error("engine and bare sweep disagree on the free slots");
  for (let warm = 0; warm < 3000; warm++)
    sink.free += engine(few) + bareSweep(few) + (warm % 10 === 0 ? engine(many) + everyRule(few) : 0);
  const ratios: number[] = [];
  const fullRatios: number[] = [];
  const growths: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat++) {
    const sweepUs = microseconds(() => bareSweep(few));
    const engineUs = microseconds(() => engine(few));
    const engineManyUs = microseconds(() => engine(many));
    ratios.push(engineUs / sweepUs);
    fullRatios.push(microseconds(() => everyRule(few)) / sweepUs);
    growths.push(engineManyUs / engineUs / 10);
  }
  return [
    { name: "slot-engine-ratio", value: median(ratios), better: "lower", goal: 2 },
    // The same with everything in use: buffers, gaps, an agent's own numbers, a resource, time off and special days.
    { name: "slot-engine-full-ratio", value: median(fullRatios), better: "lower", goal: 6 },
    // The time at ten times the busy times, per busy time: 1 is linear, below it better than linear.
    { name: "slot-engine-growth", value: median(growths), better: "lower", goal: 1.3 },
  ];
};

const repeats = 11;
const runsPerRepeat = 2000;
const zone = "America/New_York";
const firstDay = epochDayOf("2027-02-20");
const dayCount = 30;
const minuteMs = 60_000;
const dayMs = 86_400_000;
// The sweep has no zones: it is handed the two offsets and the day between them.
const standardOffsetMs = -5 * 3_600_000;
const summerOffsetMs = -4 * 3_600_000;
const firstSummerDay = epochDayOf("2027-03-14");

// Keeps the results in use, so that no run can be optimised away.
const sink = { free: 0 };

const hours = resolveBusinessWeek([]);

/** From hours as stored to reasons per slot: everything the product does but turning numbers into text. */
const engine = (busy: readonly BusySpan[]): number => {
  const columns = sweepAvailability({
    table: zoneOffsets(zone),
    week: planWeek(hours, [], defaultWorkingHours),
    firstEpochDay: firstDay,
    dayCount,
    minutes: null,
    stepMinutes: 30,
    durationMinutes: 30,
    bufferBeforeMinutes: 0,
    bufferMinutes: 0,
    smallestGapMinutes: 0,
    busy,
    isAgentActive: true,
    isAgentForType: true,
    pastBeforeMs: 0,
    soonBeforeMs: 0,
    futureFromMs: Number.POSITIVE_INFINITY,
    lastEpochDay: firstDay + 60,
  });
  let free = 0;
  for (let index = 0; index < columns.count; index++) if (columns.reasons[index] === 0) free++;
  return free;
};

const everyRule = (busy: readonly BusySpan[]): number => {
  const agent = { agentId: "ana", isActive: true, workingHours: defaultWorkingHours, busy, services, timeOff };
  const columns = availabilityColumns({ ...business, resources: sinkBusy(busy) }, agent, query, bookedAt);
  let free = 0;
  for (let index = 0; index < columns.count; index++) if (columns.reasons[index] === 0) free++;
  return free;
};

const firstDate = dateOfEpochDay(firstDay);
const bookedAt = Temporal.Instant.fromEpochMilliseconds((firstDay - 1) * dayMs);
const business: BusinessFacts = {
  zone,
  hours,
  breaks: [{ dayOfWeek: "Monday", startTime: "12:00", endTime: "13:00", isActive: true }],
  settings: { ...defaultBookingSettings, smallestGapMinutes: 15 },
  specialDays: [{ from: dateOfEpochDay(firstDay + 3), to: dateOfEpochDay(firstDay + 4), name: "Closed", hours: null }],
};
const services = [
  { typeId: "colour", isOffered: true, durationMinutes: 30, bufferBeforeMinutes: 5, bufferMinutes: 5, price: null },
];
const timeOff: TimeOff[] = [{ kind: "off", from: firstDate, to: firstDate, fromTime: null, toTime: null }];
const query = {
  ...{ fromDate: firstDate, dayCount, bookedBy: "client" as const, typeId: "colour" },
  ...{ durationMinutes: 45, bufferMinutes: 0, bufferBeforeMinutes: 0 },
};
const sinks = new WeakMap<readonly BusySpan[], ResourceFacts[]>();
/** Two of them, each in use by every other appointment. */
const sinkBusy = (busy: readonly BusySpan[]): ResourceFacts[] => {
  const known = sinks.get(busy) ?? [
    {
      ...{ id: "sink", count: 2, typeIds: ["colour"] },
      uses: busy.slice(0, 60).map((span, index) => ({ ...span, appointmentId: `${index}`, unit: 1 + (index % 2) })),
    },
  ];
  sinks.set(busy, known);
  return known;
};

const bareSweep = (busy: readonly BusySpan[]): number => {
  const free: number[] = [];
  let next = 0;
  let busyUntilMs = 0;
  for (let day = firstDay; day < firstDay + dayCount; day++) {
    if ((day + 3) % 7 > 4) continue;
    const midnightMs = day * dayMs - (day < firstSummerDay ? standardOffsetMs : summerOffsetMs);
    for (let minute = 540; minute + 30 <= 1020; minute += 30) {
      const startMs = midnightMs + minute * minuteMs;
      const endMs = startMs + 30 * minuteMs;
      while (next < busy.length && (busy[next] as BusySpan).startMs < endMs) {
        const span = busy[next++] as BusySpan;
        if (span.endMs > busyUntilMs) busyUntilMs = span.endMs;
      }
      if (busyUntilMs <= startMs) free.push(startMs);
    }
  }
  return free.length;
};

/** Sorted spans of 15 to 60 minutes all over the range, the same in every run. */
const randomBusy = (count: number): BusySpan[] => {
  let seed = 20_270_314;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: count }, () => {
    const startMs = firstDay * dayMs + Math.floor(random() * dayCount * 288) * 5 * minuteMs;
    return { startMs, endMs: startMs + (15 + Math.floor(random() * 10) * 5) * minuteMs };
  }).sort((a, b) => a.startMs - b.startMs);
};

const microseconds = (run: () => number): number => {
  const startedAt = performance.now();
  for (let index = 0; index < runsPerRepeat; index++) sink.free += run();
  return ((performance.now() - startedAt) * 1000) / runsPerRepeat;
};

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] as number;
