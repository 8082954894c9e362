import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "../../testing/assert-property.ts";
import { epochMsToWall, wallToInstant } from "../clock/business-clock.ts";
import { type DelayableAppointment, delayDay } from "./delay-day.ts";
import { nextNamable } from "./next-namable.ts";

const minute = 60_000;
const base = Date.UTC(2027, 2, 1);
const clock = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return base + (hours * 60 + minutes) * minute;
};
const timeOf = (ms: number): string => new Date(ms).toISOString().slice(11, 16);

/** "10:00+30" is half an hour from ten; "o" at the end: booked over another, "x": over already. */
const visit = (text: string): DelayableAppointment => {
  const [, time = "", length, mark] = /^(\d+:\d+)\+(\d+)([ox]?)$/.exec(text) ?? [];
  const blocksMs = Number(length) * minute;
  return { id: time + mark, startMs: clock(time), blocksMs, isOverbooked: mark === "o", isOver: mark === "x" };
};

const late = (plan: string[], now: string, minutes: number): string[] =>
  delayDay(plan.map(visit), { nowMs: clock(now), delayMs: minutes * minute }).map(
    ({ fromMs, toMs }) => `${timeOf(fromMs)} > ${timeOf(toMs)}`,
  );

describe("running late", () => {
  test.each<[string, string[], string, number, string[]]>([
    ["an empty day", [], "09:00", 30, []],
    [
      "back to back: everyone",
      ["10:00+30", "10:30+30", "11:00+30"],
      "09:50",
      15,
      ["10:00 > 10:15", "10:30 > 10:45", "11:00 > 11:15"],
    ],
    ["a gap takes up the delay", ["10:00+30", "10:45+30", "11:30+30"], "09:50", 15, ["10:00 > 10:15"]],
    [
      "a gap takes up a part of it",
      ["10:00+30", "10:40+30", "11:10+30"],
      "09:50",
      20,
      ["10:00 > 10:20", "10:40 > 10:50", "11:10 > 11:20"],
    ],
    ["one is under way: it stays, the next wait", ["10:00+30", "10:30+30"], "10:05", 20, ["10:30 > 10:50"]],
    ["one is under way and a gap follows", ["10:00+30", "11:00+30"], "10:05", 20, []],
    ["should be over, and isn't", ["10:00+30", "10:35+30"], "10:33", 20, ["10:35 > 10:50"]],
    [
      "done already: it holds nobody up, the next begins late",
      ["10:00+30x", "10:30+30"],
      "10:20",
      10,
      ["10:30 > 10:40"],
    ],
    ["the morning is long over", ["08:00+30", "15:00+30"], "14:50", 15, ["15:00 > 15:15"]],
    ["everyone is through", ["08:00+30"], "17:00", 60, []],
    [
      "booked over: it waits with the other",
      ["10:00+60", "10:30+30o", "11:00+30"],
      "09:50",
      30,
      ["10:00 > 10:30", "10:30 > 11:00", "11:00 > 11:30"],
    ],
    ["booked over one that doesn't move", ["10:00+30", "11:00+60", "11:30+30o"], "09:50", 30, ["10:00 > 10:30"]],
    ["long appointments move as far as it takes", ["10:00+120", "12:00+120"], "10:30", 240, ["12:00 > 16:00"]],
  ])("%s", (_, plan, now, minutes, expected) => {
    expect(late(plan, now, minutes)).toEqual(expected);
  });

  test("tomorrow waits for nobody, unless tonight reaches so far", () => {
    const evening = (nowMs: number, plan: string[]) =>
      delayDay(plan.map(visit), { nowMs, delayMs: 60 * minute, dayEndsMs: clock("24:00") });
    expect(evening(clock("20:00"), ["32:00+30"])).toEqual([]);
    expect(evening(clock("22:30"), ["22:00+120", "24:00+30"])).toMatchObject([{ toMs: clock("25:00") }]);
  });

  test("an hour that comes twice: nobody is sent to the second, which has no name, and nobody goes back", () => {
    const zone = "Europe/Madrid";
    // Clocks go from 3 back to 2 at 01:00 UTC.
    const start = Temporal.Instant.from("2027-10-31T00:30:00Z").epochMilliseconds;
    const plan = [0, 30, 60, 120].map((minutes) => ({
      ...visit("00:00+30"),
      id: String(minutes),
      startMs: nextNamable(start + minutes * minute, zone),
    }));
    const [first] = plan;
    const unique = plan.filter(({ startMs }, index) => index === 0 || startMs !== plan[index - 1]?.startMs);
    const delays = delayDay(unique, {
      nowMs: (first?.startMs ?? 0) - 5 * minute,
      delayMs: 45 * minute,
      namable: (ms) => nextNamable(ms, zone),
    });
    expect(delays.length).toBeGreaterThan(0);
    for (const { fromMs, toMs } of delays) {
      const { date, time } = epochMsToWall(toMs, zone);
      expect(wallToInstant(date, time, zone)?.epochMilliseconds).toBe(toMs);
      expect(toMs).toBeGreaterThan(fromMs);
    }
  });
});

const planArbitrary = fc
  .array(
    fc.record({ gap: fc.integer({ min: 0, max: 90 }), length: fc.integer({ min: 5, max: 120 }), isOver: fc.boolean() }),
    {
      maxLength: 14,
    },
  )
  .map((parts) => {
    let atMs = clock("08:00");
    return parts.map(({ gap, length, isOver }, index): DelayableAppointment => {
      const startMs = atMs + gap * minute;
      atMs = startMs + length * minute;
      return { id: String(index), startMs, blocksMs: length * minute, isOverbooked: false, isOver };
    });
  });

test("whatever the day: no overlap, the same order, nobody earlier, and nobody later than it takes", () => {
  assertProperty(
    fc.property(
      planArbitrary,
      fc.integer({ min: 0, max: 900 }),
      fc.integer({ min: 1, max: 240 }),
      (plan, nowMinutes, delay) => {
        const nowMs = clock("07:00") + nowMinutes * minute;
        const delayMs = delay * minute;
        const moved = new Map(delayDay(plan, { nowMs, delayMs }).map(({ id, toMs }) => [id, toMs]));
        const after = plan
          .filter(({ isOver }) => !isOver)
          .map((one) => ({ ...one, toMs: moved.get(one.id) ?? one.startMs }));
        for (const [index, { startMs, toMs, isOver }] of after.entries()) {
          const before = after[index - 1];
          expect(toMs).toBeGreaterThanOrEqual(startMs);
          expect(toMs - startMs).toBeLessThanOrEqual(delayMs);
          if (startMs <= nowMs || isOver) expect(toMs).toBe(startMs);
          if (!before) continue;
          expect(toMs).toBeGreaterThanOrEqual(before.toMs + before.blocksMs);
          // A client who is moved begins the moment the one before ends, late as it may be.
          const heldUpMs = before.toMs + before.blocksMs + (before.startMs <= nowMs ? delayMs : 0);
          if (toMs > startMs && before.startMs > nowMs) expect(toMs).toBe(heldUpMs);
        }
      },
    ),
  );
});
