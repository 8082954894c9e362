import { describe, expect, test } from "vitest";
import { wallToEpochMs } from "../clock/business-clock.ts";
import { weekdayOf } from "../clock/weekday.ts";
import { resolveBusinessWeek } from "../hours/business-hours.ts";
import { type AgentFacts, type AvailabilityQuery, availabilityOfAgent, type BusinessFacts } from "./availability.ts";
import { defaultBookingSettings } from "./booking-settings.ts";
import { fallbackTimes, rescheduleTimes } from "./slot-choices.ts";

const zone = "Europe/Berlin";
const now = Temporal.Instant.from("2027-03-01T07:00:00Z");
const agent: AgentFacts = { agentId: "ana", isActive: true, workingHours: null, busy: [] };
const business: BusinessFacts = { zone, hours: resolveBusinessWeek([]), breaks: [], settings: defaultBookingSettings };
const lunch = { dayOfWeek: "Monday", startTime: "12:00", endTime: "13:00", isActive: true } as const;

const monday: AvailabilityQuery = {
  fromDate: "2027-03-08",
  dayCount: 1,
  durationMinutes: 30,
  bufferMinutes: 0,
  bookedBy: "owner",
};
const timesOf = (facts: BusinessFacts, query = monday, who = agent): string[] =>
  availabilityOfAgent(facts, who, query, now).map((slot) => slot.time);
const at = (time: string) => wallToEpochMs(monday.fromDate, time, zone) ?? Number.NaN;

describe("the owner's list of the opening hours", () => {
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

  test("drops what would overlap a break, even when it is taken", () => {
    const full = { ...agent, busy: [{ startMs: at("11:00"), endMs: at("14:00") }] };
    const facts = { ...business, breaks: [lunch] };
    const slots = availabilityOfAgent(facts, full, { ...monday, durationMinutes: 45 }, now);
    const around = slots.filter(({ time }) => time >= "10:30" && time <= "14:00");
    expect(around.map(({ time, reason }) => `${time} ${reason}`)).toEqual([
      "10:30 taken",
      "11:00 taken",
      "13:00 taken",
      "13:30 taken",
      "14:00 null",
    ]);
    // A client hears of the break first, and any other list says why each of its times is refused.
    const client = availabilityOfAgent(facts, full, { ...monday, bookedBy: "client" }, now);
    expect(client.find(({ time }) => time === "12:00")?.reason).toBe("break");
    const [asked] = availabilityOfAgent(facts, full, { ...monday, times: ["12:00"] }, now);
    expect(asked).toMatchObject({ reason: "taken", isBookable: false });
  });

  test.each([
    ["a closed day", business, "2027-03-07"],
    [
      "a day that is all break",
      { ...business, breaks: [{ ...lunch, startTime: "08:00", endTime: "18:00" }] },
      "2027-03-08",
    ],
  ] as const)("has nothing on %s, where the fixed list is bookable all the same", (_, facts, fromDate) => {
    expect(timesOf(facts, { ...monday, fromDate })).toEqual([]);
    const fixed = availabilityOfAgent(facts, agent, { ...monday, fromDate, times: fallbackTimes() }, now);
    expect(fixed.map(({ time }) => time)).toEqual(fallbackTimes());
    expect(fixed.every(({ isBookable }) => isBookable)).toBe(true);
  });

  test("shows what is taken, not bookable", () => {
    const full = { ...agent, busy: [{ startMs: at("09:00"), endMs: at("17:00") }] };
    const slots = availabilityOfAgent(business, full, monday, now);
    expect(slots).toHaveLength(16);
    expect(slots.every((slot) => slot.reason === "taken" && !slot.isBookable && slot.agentId === null)).toBe(true);
  });

  test.each([
    ["Europe/Berlin", "2027-03-08", "23:30"],
    // Clocks go forward at midnight: the day ends with its last half hour, and the next begins at one.
    ["America/Santiago", "2027-09-04", "23:30"],
    // Clocks go back at midnight, to eleven: the last hour comes twice, and means the first.
    ["America/Santiago", "2027-04-03", "23:30"],
    ["America/Havana", "2027-03-13", "23:30"],
    ["Asia/Beirut", "2027-03-27", "23:30"],
  ])("open until 24:00 in %s on %s the last slot is %s", (inZone, fromDate, last) => {
    const hours = resolveBusinessWeek(
      (["Monday", "Saturday"] as const).map((dayOfWeek) => ({
        dayOfWeek,
        isOpen: true,
        startTime: "20:00",
        endTime: "24:00",
      })),
    );
    const workingHours = { Monday: { start: "18:00", end: "24:00" }, Saturday: { start: "18:00", end: "24:00" } };
    const facts = { ...business, zone: inZone, hours };
    const slots = availabilityOfAgent(facts, { ...agent, workingHours }, { ...monday, fromDate }, now);
    expect(slots.map(({ time }) => time).at(-1)).toBe(last);
    expect(slots.every(({ reason }) => reason === null)).toBe(true);
    const late = { dayOfWeek: weekdayOf(fromDate), startTime: "23:00", endTime: "24:00", isActive: true };
    expect(timesOf({ ...facts, breaks: [late] }, { ...monday, fromDate }).at(-1)).toBe("22:30");
  });
});

test("the fixed lists are 19 and 21 half hours", () => {
  const ends = (times: readonly string[]) => [times.length, times[0], times.at(-1)];
  expect(ends(fallbackTimes())).toEqual([19, "08:00", "17:00"]);
  expect(ends(rescheduleTimes())).toEqual([21, "08:00", "18:00"]);
});

test("reschedule offers its 21 times with the reason against each", () => {
  const slots = availabilityOfAgent(business, agent, { ...monday, times: rescheduleTimes() }, now);
  expect(slots.map((slot) => slot.time)).toEqual(rescheduleTimes());
  expect(slots[0]).toMatchObject({ time: "08:00", reason: "outside-business-hours", isBookable: true });
  expect(slots[2]).toMatchObject({ time: "09:00", reason: null, isBookable: true });
});

test("a time that clocks skip is never offered, a repeated one once", () => {
  const hours = resolveBusinessWeek([{ dayOfWeek: "Sunday", isOpen: true, startTime: "00:00", endTime: "06:00" }]);
  const sunday = (date: string) =>
    availabilityOfAgent(
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
  expect(availabilityOfAgent(business, agent, { ...query, bookedBy: "client" }, now)).toEqual([]);
});
