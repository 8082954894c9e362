import { expect, test } from "vitest";
import { nextNthWeekday, nthWeekdayOf } from "./nth-weekday.ts";

const friday = 4;

test.each([
  ["2026-11-18", 1, "2026-11-06"],
  ["2026-11-18", 4, "2026-11-27"],
  ["2026-11-18", 5, null],
  ["2026-10-01", 5, "2026-10-30"],
  ["2026-11-18", -1, "2026-11-27"],
  ["2027-02-28", -1, "2027-02-26"],
])("in the month of %s, Friday %i is %s", (date, nth, day) => {
  expect(nthWeekdayOf(date, { nth, weekday: friday })).toBe(day);
});

test.each([
  ["2026-11-18", 1, "2026-12-04"],
  ["2026-12-04", 1, "2026-12-04"],
  ["2026-12-05", 1, "2027-01-01"],
  ["2026-11-18", -1, "2026-11-27"],
  ["2026-11-28", 5, "2027-01-29"],
])("from %s on, Friday %i comes on %s", (from, nth, day) => {
  expect(nextNthWeekday(from, { nth, weekday: friday })).toBe(day);
});
