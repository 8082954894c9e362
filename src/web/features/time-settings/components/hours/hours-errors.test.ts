import { expect, test } from "vitest";
import { type DayHours, resolveBusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import { type HoursErrors, hoursErrors } from "./hours-errors.ts";

const open = (startTime: string, endTime: string): DayHours => ({ isOpen: true, startTime, endTime });

test.each<[string, DayHours, HoursErrors]>([
  ["an ordinary day", open("09:00", "17:00"), {}],
  ["an end before the start", open("17:00", "09:00"), { Tuesday: { endTime: "endBeforeStart" } }],
  ["an end at the start", open("09:00", "09:00"), { Tuesday: { endTime: "endBeforeStart" } }],
  ["the same on a closed day", { ...open("17:00", "09:00"), isOpen: false }, {}],
  ["a missing start", open("", "17:00"), { Tuesday: { startTime: "startRequired" } }],
  ["a missing end", open("09:00", ""), { Tuesday: { endTime: "endRequired" } }],
])("the errors of business hours: %s", (_, day, expected) => {
  const week = resolveBusinessWeek([{ dayOfWeek: "Tuesday", ...day }]);
  expect(hoursErrors(week)).toEqual(expected);
});
