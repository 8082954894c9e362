import { describe, expect, test } from "vitest";
import { type AgentFacts, availability, type BusinessFacts } from "./availability.ts";
import { defaultBookingSettings } from "./booking-settings.ts";
import { wallToEpochMs } from "./business-clock.ts";
import { resolveBusinessWeek } from "./business-hours.ts";
import { createChoices, fallbackTimes, rescheduleChoices, rescheduleTimes } from "./slot-choices.ts";

const zone = "Europe/Berlin";
const now = Temporal.Instant.from("2027-03-01T07:00:00Z");
const agent: AgentFacts = { agentId: "ana", isActive: true, workingHours: null, busy: [] };
const business: BusinessFacts = { zone, hours: resolveBusinessWeek([]), breaks: [], settings: defaultBookingSettings };
const lunch = { dayOfWeek: "Monday", startTime: "12:00", endTime: "13:00", isActive: true } as const;

const monday = { date: "2027-03-08", durationMinutes: 30, bufferMinutes: 0 };
const timesOf = (facts: BusinessFacts, query = monday): string[] =>
  createChoices(facts, agent, query, now).slots.map((slot) => slot.time);

describe("the create dialog", () => {
  test("offers every 30 minutes from opening to closing", () => {
    const times = timesOf(business);
    expect(times).toHaveLength(16);
    expect([times[0], times[1], times.at(-1)]).toEqual(["09:00", "09:30", "16:30"]);
  });

  test.each([
    [30, ["11:30", "13:00"]],
    [45, ["11:00", "13:00"]],
    [60, ["11:00", "13:00"]],
    [90, ["10:30", "13:00"]],
  ])("with %d minutes the lunch break leaves %j around it", (durationMinutes, around) => {
    const times = timesOf({ ...business, breaks: [lunch] }, { ...monday, durationMinutes });
    const after = times.indexOf("13:00");
    expect([times[after - 1], times[after]]).toEqual(around);
  });

  test("passes over inactive breaks and those of other days", () => {
    const breaks = [
      { ...lunch, isActive: false },
      { ...lunch, dayOfWeek: "Tuesday" as const },
    ];
    expect(timesOf({ ...business, breaks })).toContain("12:00");
  });

  test("steps from an odd opening time and ends by closing", () => {
    const hours = resolveBusinessWeek([{ dayOfWeek: "Monday", isOpen: true, startTime: "09:15", endTime: "11:00" }]);
    expect(timesOf({ ...business, hours })).toEqual(["09:15", "09:45", "10:15"]);
  });

  test.each([
    ["a closed day", business, "2027-03-07", "closed-day"],
    [
      "a day that is all break",
      { ...business, breaks: [{ ...lunch, startTime: "08:00", endTime: "18:00" }] },
      "2027-03-08",
      "break",
    ],
  ] as const)("falls back to 08:00 to 17:00 on %s, bookable all the same", (_, facts, date, reason) => {
    const { isOutsideHours, slots } = createChoices(facts, agent, { ...monday, date }, now);
    expect(isOutsideHours).toBe(true);
    expect(slots.map((slot) => slot.time)).toEqual(fallbackTimes);
    expect(slots[4]).toMatchObject({ time: "10:00", reason, isBookable: true });
  });

  test("shows what is taken, not bookable, and never falls back because of it", () => {
    const day = (time: string) => wallToEpochMs("2027-03-08", time, zone) ?? Number.NaN;
    const full = { ...agent, busy: [{ startMs: day("09:00"), endMs: day("17:00") }] };
    const { isOutsideHours, slots } = createChoices(business, full, monday, now);
    expect(isOutsideHours).toBe(false);
    expect(slots).toHaveLength(16);
    expect(slots.every((slot) => slot.reason === "taken" && !slot.isBookable)).toBe(true);
  });
});

test("the fixed lists are 19 and 21 half hours", () => {
  expect([fallbackTimes.length, fallbackTimes[0], fallbackTimes.at(-1)]).toEqual([19, "08:00", "17:00"]);
  expect([rescheduleTimes.length, rescheduleTimes[0], rescheduleTimes.at(-1)]).toEqual([21, "08:00", "18:00"]);
});

test("reschedule offers its 21 times with what stands against each", () => {
  const slots = rescheduleChoices(business, { ...agent, isActive: true }, monday, now);
  expect(slots.map((slot) => slot.time)).toEqual(rescheduleTimes);
  expect(slots[0]).toMatchObject({ time: "08:00", reason: "outside-business-hours", isBookable: true });
  expect(slots[2]).toMatchObject({ time: "09:00", reason: null, isBookable: true });
});

test("a time that clocks skip is never offered, a repeated one once", () => {
  const hours = resolveBusinessWeek([{ dayOfWeek: "Sunday", isOpen: true, startTime: "00:00", endTime: "06:00" }]);
  const sunday = (date: string) =>
    availability(
      { ...business, hours },
      agent,
      { fromDate: date, dayCount: 1, durationMinutes: 30, bufferMinutes: 0, bookedBy: "client" },
      now,
    );
  const spring = sunday("2027-03-28");
  expect(spring.map((slot) => slot.time).slice(2, 6)).toEqual(["01:00", "01:30", "03:00", "03:30"]);
  const autumn = sunday("2027-10-31").map((slot) => slot.time);
  expect(autumn).toHaveLength(12);
  expect(autumn.filter((time) => time === "02:30")).toHaveLength(1);
});

test("a day without any slot is an empty list for clients", () => {
  const query = { fromDate: "2027-03-07", dayCount: 1, durationMinutes: 30, bufferMinutes: 0 };
  expect(availability(business, agent, { ...query, bookedBy: "client" }, now)).toEqual([]);
});
