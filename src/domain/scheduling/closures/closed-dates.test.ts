import { expect, test } from "vitest";
import { resolveBusinessWeek } from "../hours/business-hours.ts";
import { closedDates } from "./closed-dates.ts";

const hours = resolveBusinessWeek([
  { dayOfWeek: "Saturday", isOpen: false, startTime: "09:00", endTime: "17:00" },
  { dayOfWeek: "Sunday", isOpen: false, startTime: "09:00", endTime: "17:00" },
]);
const special = (from: string, open: boolean) => ({
  ...{ from, to: from, name: "x", hours: open ? { startTime: "10:00", endTime: "14:00" } : null },
});

test.each([
  ["a weekend", {}, "2027-03-05", "2027-03-08", ["2027-03-06", "2027-03-07"]],
  ["a Sunday that is open for once", { specialDays: [special("2027-03-07", true)] }, "2027-03-07", "2027-03-07", []],
  [
    "a Monday that is closed",
    { specialDays: [special("2027-03-08", false)] },
    "2027-03-08",
    "2027-03-08",
    ["2027-03-08"],
  ],
  ["a holiday", { holidays: [special("2027-03-09", false)] }, "2027-03-08", "2027-03-10", ["2027-03-09"]],
  ["no more than asked for", {}, "2027-03-01", "2028-03-01", ["2027-03-06", "2027-03-07", "2027-03-13"]],
  ["an end before the beginning", {}, "2027-03-07", "2027-03-06", []],
])("the closed dates of a period: %s", (_, calendar, from, to, expected) => {
  expect(closedDates({ hours, ...calendar }, { from, to }, 3)).toEqual(expected);
});
