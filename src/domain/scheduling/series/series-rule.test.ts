import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "../../testing/assert-property.ts";
import { wallToEpochMs } from "../clock/business-clock.ts";
import { weekdays } from "../clock/weekday.ts";
import { resolveBusinessWeek } from "../hours/business-hours.ts";
import type { AgentFacts, BusinessFacts } from "../slots/availability.ts";
import { defaultBookingSettings } from "../slots/booking-settings.ts";
import { oddZones } from "../testing/odd-zones.ts";
import { planSeries, type SeriesChoice } from "./plan-series.ts";
import { reachDays, type SeriesRule, seriesDates, shiftDate } from "./series-rule.ts";

const rule = (
  every: number,
  unit: SeriesRule["unit"],
  ends: SeriesRule["ends"],
  over: Partial<SeriesRule> = {},
): SeriesRule => ({
  ...{ every, unit, ends, shortMonths: "ask" },
  ...over,
});

const inWords = (first: string, wanted: SeriesRule): string => {
  const dates = seriesDates(first, wanted);
  if (typeof dates === "string") return dates;
  return dates.map(({ date, isMissingDay }) => `${date.slice(5)}${isMissingDay ? "!" : ""}`).join(" ");
};

describe("the dates of a series", () => {
  test.each([
    ["every 4 weeks", "2027-03-05", rule(4, "week", { by: "count", count: 4 }), "03-05 04-02 04-30 05-28"],
    [
      "every 10 days until a date, itself included",
      "2027-03-05",
      rule(10, "day", { by: "until", until: "2027-03-25" }),
      "03-05 03-15 03-25",
    ],
    [
      "the 31st: said where there is none, and the 31st again after it",
      "2027-01-31",
      rule(1, "month", { by: "count", count: 5 }),
      "01-31 02-28! 03-31 04-30! 05-31",
    ],
    [
      "the 31st, on the last day instead",
      "2027-01-31",
      rule(1, "month", { by: "count", count: 3 }, { shortMonths: "last-day" }),
      "01-31 02-28 03-31",
    ],
    ["the 29th in a leap year", "2027-11-29", rule(3, "month", { by: "count", count: 2 }), "11-29 02-29"],
    ["the 30th", "2027-12-30", rule(2, "month", { by: "count", count: 2 }), "12-30 02-29!"],
    ["over the end of a year", "2027-11-15", rule(2, "month", { by: "count", count: 3 }), "11-15 01-15 03-15"],
    ["until before the second", "2027-03-05", rule(1, "week", { by: "until", until: "2027-03-11" }), "until-too-early"],
    ["until before the first", "2027-03-05", rule(1, "week", { by: "until", until: "2020-03-11" }), "until-too-early"],
    ["every day for a year", "2027-03-05", rule(1, "day", { by: "until", until: "2028-03-05" }), "too-many-visits"],
    [
      "every day for a thousand years",
      "2027-03-05",
      rule(1, "day", { by: "until", until: "2099-12-31" }),
      "too-many-visits",
    ],
    ["beyond two years", "2027-03-05", rule(52, "week", { by: "count", count: 4 }), "too-long"],
    ["beyond the calendar", "2099-12-01", rule(1, "month", { by: "count", count: 2 }), "too-long"],
  ] as const)("%s", (_, first, wanted, expected) => {
    expect(inWords(first, wanted)).toBe(expected);
  });

  test("are what a calendar says, for any rule", () => {
    const days = fc
      .integer({ min: 20_000, max: 30_000 })
      .map((day) => Temporal.PlainDate.from("1970-01-01").add({ days: day }));
    const unit = fc.constantFrom("day" as const, "week" as const, "month" as const);
    assertProperty(
      fc.property(
        days,
        unit,
        fc.integer({ min: 1, max: 52 }),
        fc.integer({ min: 2, max: 60 }),
        (first, of, every, count) => {
          const dates = seriesDates(first.toString(), rule(every, of, { by: "count", count }));
          const naive = Array.from({ length: count }, (_, index) => first.add({ [`${of}s`]: index * every }));
          if (typeof dates === "string") {
            expect(dates).toBe("too-long");
            expect(first.until(naive.at(-1) as Temporal.PlainDate).days).toBeGreaterThan(731);
            return;
          }
          expect(dates.map(({ date }) => date)).toEqual(naive.map(String));
          expect(dates.map(({ isMissingDay }) => isMissingDay)).toEqual(
            naive.map(({ day }) => of === "month" && day !== first.day),
          );
        },
      ),
    );
  });
});

test.each([
  [rule(1, "day", { by: "count", count: 2 }), 0],
  [rule(3, "day", { by: "count", count: 2 }), 1],
  [rule(1, "week", { by: "count", count: 2 }), 3],
  [rule(6, "month", { by: "count", count: 2 }), 3],
])("near a date is never another visit's half: %#", (wanted, days) => expect(reachDays(wanted)).toBe(days));

test("one is moved, and the others by as much", () => {
  expect(shiftDate("2027-03-30", { from: "2027-03-05", to: "2027-03-08" })).toBe("2027-04-02");
  expect(shiftDate("2099-12-30", { from: "2027-03-05", to: "2027-03-08" })).toBe(null);
});

const businessIn = (zone: string): BusinessFacts => ({
  zone,
  hours: resolveBusinessWeek(
    weekdays.map((dayOfWeek) => ({ dayOfWeek, isOpen: true, startTime: "00:00", endTime: "23:30" })),
  ),
  breaks: [],
  settings: defaultBookingSettings,
});
const now = Temporal.Instant.from("2027-01-01T00:00:00Z");

type Salon = { zone?: string; busy?: AgentFacts["busy"] };
const planOf = (
  first: string,
  time: string,
  wanted: SeriesRule,
  { zone = "UTC", busy = [] }: Salon = {},
  choices: [number, SeriesChoice][] = [],
) => {
  const dates = seriesDates(first, wanted);
  if (typeof dates === "string") throw new Error(dates);
  const parts = [{ agent: { id: "ana" }, durationMinutes: 30, bufferMinutes: 10 }];
  const facts = { business: businessIn(zone), agents: [{ agentId: "ana", isActive: true, workingHours: null, busy }] };
  return planSeries(
    {
      visits: dates.map((date) => ({ ...date, time, parts })),
      choices: new Map(choices),
      factsOf: () => facts,
      reachDays: reachDays(wanted),
    },
    now,
  );
};

const at = (date: string, time: string) => wallToEpochMs(date, time, "UTC") ?? Number.NaN;

describe("what happens to each date", () => {
  const weekly = rule(1, "week", { by: "count", count: 3 });
  const busy = [{ startMs: at("2027-03-12", "09:50"), endMs: at("2027-03-12", "10:40") }];

  test("a taken one is open, with its reason and the nearest free time", () => {
    const planned = planOf("2027-03-05", "10:00", weekly, { busy });
    expect(planned.map(({ state }) => state)).toEqual(["free", "open", "free"]);
    expect(planned[1]).toMatchObject({
      reason: "taken",
      isBookable: false,
      parts: [],
      nearest: { date: "2027-03-12", time: "09:00" },
    });
  });

  test("a full day: the day after, at the wanted time", () => {
    const full = [{ startMs: at("2027-03-12", "00:00"), endMs: at("2027-03-13", "00:00") }];
    expect(planOf("2027-03-05", "10:15", weekly, { busy: full })[1]?.nearest).toEqual({
      date: "2027-03-13",
      time: "10:15",
    });
  });

  test.each([
    ["left out", "skip", { state: "skipped", parts: [] }],
    ["elsewhere", { date: "2027-03-13", time: "11:00" }, { state: "chosen", date: "2027-03-13", time: "11:00" }],
    ["elsewhere, taken too", { date: "2027-03-12", time: "10:30" }, { state: "open", reason: "taken" }],
    ["kept although it is taken", "keep", { state: "open", reason: "taken" }],
  ] as [string, SeriesChoice, object][])("%s", (_, choice, expected) => {
    expect(planOf("2027-03-05", "10:00", weekly, { busy }, [[2, choice]])[1]).toMatchObject(expected);
  });

  test("two of the series never take one time", () => {
    const planned = planOf("2027-03-05", "10:00", weekly, {}, [[1, { date: "2027-03-12", time: "10:00" }]]);
    expect(planned[1]).toMatchObject({ state: "open", reason: "taken" });
  });

  test("a day that a month hasn't is open, its last day on offer; taken only when chosen", () => {
    const monthly = rule(1, "month", { by: "count", count: 2 });
    const open = planOf("2027-01-31", "10:00", monthly)[1];
    expect(open).toMatchObject({
      state: "open",
      reason: "no-such-day",
      nearest: { date: "2027-02-28", time: "10:00" },
    });
    expect(planOf("2027-01-31", "10:00", monthly, {}, [[2, "keep"]])[1]).toMatchObject({
      state: "chosen",
      date: "2027-02-28",
    });
  });
});

test("in 15 zones the wall clock stays, whatever the clocks do; a time they skip is open, never moved by itself", () => {
  const first = fc
    .integer({ min: 0, max: 500 })
    .map((days) => Temporal.PlainDate.from("2027-01-02").add({ days }).toString());
  const time = fc
    .integer({ min: 0, max: 45 })
    .map((half) => `${String(half >> 1).padStart(2, "0")}:${half % 2 ? "30" : "00"}`);
  const wanted = fc.constantFrom(
    rule(1, "day", { by: "count", count: 20 }),
    rule(1, "week", { by: "count", count: 30 }),
    rule(1, "month", { by: "count", count: 12 }),
  );
  assertProperty(
    fc.property(fc.constantFrom(...oddZones), first, time, wanted, (zone, date, clock, how) => {
      for (const planned of planOf(date, clock, how, { zone })) {
        const plain = Temporal.PlainDateTime.from(`${planned.date}T${clock}`);
        const zoned = plain.toZonedDateTime(zone, { disambiguation: "earlier" });
        const isSkipped = !zoned.toPlainDateTime().equals(plain);
        if (planned.state === "free") {
          expect(planned.parts[0]).toMatchObject({
            date: planned.date,
            time: clock,
            startsAtMs: zoned.epochMilliseconds,
          });
        } else {
          expect(["nonexistent-time", "no-such-day", "outside-business-hours"]).toContain(planned.reason);
          if (planned.reason === "nonexistent-time") expect(isSkipped).toBe(true);
        }
        if (isSkipped) expect(planned.state).toBe("open");
      }
    }),
    { numRuns: 60 },
  );
});
