import { expect, test } from "vitest";
import { monthWeeks, stepInPeriod, stepPeriod, visibleRange } from "./calendar-period.ts";

test.each([
  ["day", "2027-03-03", "2027-03-01", "2027-03-07"],
  ["team", "2027-03-07", "2027-03-01", "2027-03-07"],
  ["week", "2027-03-01", "2027-03-01", "2027-03-07"],
  ["month", "2027-02-14", "2027-02-01", "2027-02-28"],
  ["month", "2027-03-31", "2027-03-01", "2027-04-04"],
  ["month", "2027-08-01", "2027-07-26", "2027-09-05"],
] as const)("%s around %s shows %s to %s", (view, date, from, to) => {
  expect(visibleRange(view, date)).toEqual({ from, to });
});

test("a month has four to six weeks of seven days", () => {
  expect(monthWeeks("2027-02-10")).toHaveLength(4);
  expect(monthWeeks("2027-03-10")).toHaveLength(5);
  expect(monthWeeks("2027-08-10")).toHaveLength(6);
  for (const week of monthWeeks("2027-08-10")) expect(week).toHaveLength(7);
});

test.each([
  ["day", "2027-02-28", 1, "2027-03-01"],
  ["team", "2027-03-01", -1, "2027-02-28"],
  ["week", "2027-03-03", 1, "2027-03-10"],
  ["month", "2027-01-31", 1, "2027-02-28"],
  ["month", "2027-01-15", -1, "2026-12-15"],
  ["month", "2098-12-05", 1, "2098-12-31"],
  ["day", "1971-01-01", -1, "1971-01-01"],
] as const)("the calendar steps from the %s of %s by %s to %s", (view, date, direction, expected) => {
  expect(stepPeriod(view, date, direction)).toBe(expected);
});

test.each([
  ["day", "2027-03-08"],
  ["week", "2027-03-02"],
  ["month", "2027-03-08"],
] as const)("the down arrow in the %s leads to %s", (view, expected) => {
  expect(stepInPeriod(view, "2027-03-01", 1)).toBe(expected);
});
