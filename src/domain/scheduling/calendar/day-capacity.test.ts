import { expect, test } from "vitest";
import { resolveBusinessWeek } from "../hours/business-hours.ts";
import { bookableMinutes, type CapacityFacts, dayFill, emptyDayState } from "./day-capacity.ts";

// A Friday, a Saturday and a Sunday.
const friday = "2027-03-05";
const saturday = "2027-03-06";
const sunday = "2027-03-07";

const week = resolveBusinessWeek([{ dayOfWeek: "Saturday", isOpen: true, startTime: "10:00", endTime: "14:00" }]);
const pause = (startTime: string, endTime: string, isActive = true) => ({
  dayOfWeek: "Friday" as const,
  startTime,
  endTime,
  isActive,
});
const fullTime = { isActive: true, workingHours: { Friday: { start: "09:00", end: "17:00" } } };
const mornings = { isActive: true, workingHours: { Friday: { start: "07:00", end: "12:00" } } };
const facts = (changes: Partial<CapacityFacts> = {}): CapacityFacts => ({
  week,
  breaks: [],
  agents: [fullTime],
  ...changes,
});

test.each([
  ["one agent, all day", facts(), 0, 480],
  ["two agents, within the opening hours", facts({ agents: [fullTime, mornings] }), 0, 480 + 180],
  ["an inactive agent counts for nothing", facts({ agents: [{ ...fullTime, isActive: false }] }), 0, 0],
  ["a break is taken off", facts({ breaks: [pause("12:00", "13:00")] }), 0, 420],
  [
    "breaks that overlap are taken off once",
    facts({ breaks: [pause("12:00", "13:00"), pause("12:30", "14:00")] }),
    0,
    360,
  ],
  ["a break outside the hours changes nothing", facts({ breaks: [pause("06:00", "07:00")] }), 0, 480],
  ["nor does an inactive one", facts({ breaks: [pause("12:00", "13:00", false)] }), 0, 480],
  ["only what is left of the day", facts({ breaks: [pause("12:00", "13:00")] }), 12 * 60 + 30, 240],
  ["nothing after closing", facts(), 18 * 60, 0],
])("the capacity of a day: %s", (_, given, from, expected) => {
  expect(bookableMinutes(friday, given, from)).toBe(expected);
});

const morning = { date: friday, time: "08:00" };

test.each([
  ["open and staffed", friday, facts(), morning, "free"],
  ["yesterday", "2027-03-04", facts(), morning, "past"],
  ["today, after the last hour", friday, facts(), { date: friday, time: "17:00" }, "past"],
  ["closed", sunday, facts(), morning, "closed"],
  ["open, and nobody works then", saturday, facts(), morning, "off"],
  ["no agent at all", friday, facts({ agents: [] }), morning, "no-agents"],
  ["nobody active", friday, facts({ agents: [{ ...fullTime, isActive: false }] }), morning, "no-agents"],
  ["a break all day", friday, facts({ breaks: [pause("00:00", "24:00")] }), morning, "off"],
] as const)("the capacity of a day: %s", (_, date, given, now, expected) => {
  expect(emptyDayState(date, given, now)).toBe(expected);
});

const visit = (durationMinutes: number, bufferMinutes = 0) => ({ durationMinutes, bufferMinutes });

test.each([
  [[], 480, 0],
  [[visit(60), visit(50, 10)], 480, 0.25],
  [[visit(600)], 480, 1],
  [[], 0, null],
  [[visit(30)], 0, 1],
])("a day with the visits %j and %i minutes is filled by %j", (appointments, capacity, fill) => {
  expect(dayFill(appointments, capacity)).toBe(fill);
});
