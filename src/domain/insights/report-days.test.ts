import { expect, test } from "vitest";
import { areReportDays, monthBefore } from "./report-days.ts";

test.each([
  ["2027-01-01", "2027-01-31", true],
  ["2027-01-01", "2027-01-01", true],
  ["2028-01-01", "2028-12-31", true],
  ["2027-01-01", "2028-01-02", false],
  ["2027-02-01", "2027-01-31", false],
  ["2027-02-29", "2027-03-01", false],
  ["", "2027-03-01", false],
])("the days from %s to %s can be a report's: %s", (from, to, can) => {
  expect(areReportDays(from, to)).toBe(can);
});

test.each([
  ["2027-03-31", "2027-02-01", "2027-02-28"],
  ["2028-03-01", "2028-02-01", "2028-02-29"],
  ["2027-01-15", "2026-12-01", "2026-12-31"],
])("the month before %s is %s to %s", (today, from, to) => {
  expect(monthBefore(today)).toEqual({ from, to });
});
