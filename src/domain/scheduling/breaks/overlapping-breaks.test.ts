import { expect, test } from "vitest";
import { overlappingBreaks } from "./overlapping-breaks.ts";

const pause = (id: string, startTime: string, endTime: string, over: object = {}) => ({
  id,
  dayOfWeek: "Monday" as const,
  startTime,
  endTime,
  isActive: true,
  ...over,
});

const breaks = [
  pause("lunch", "12:00", "13:00"),
  pause("tea", "16:00", "16:15"),
  pause("night", "22:00", "24:00"),
  pause("off", "12:00", "13:00", { isActive: false }),
  pause("friday", "12:00", "13:00", { dayOfWeek: "Friday" }),
];

test.each([
  ["11:00", "12:00", []],
  ["11:00", "12:01", ["lunch"]],
  ["12:15", "12:30", ["lunch"]],
  ["13:00", "16:00", []],
  ["12:59", "16:01", ["lunch", "tea"]],
  ["00:00", "24:00", ["lunch", "tea", "night"]],
  ["23:45", "24:00", ["night"]],
])("a break from %s to %s overlaps %j", (startTime, endTime, expected) => {
  const found = overlappingBreaks(breaks, { dayOfWeek: "Monday", startTime, endTime });
  expect(found.map(({ id }) => id)).toEqual(expected);
});

test("a break that is changed doesn't overlap itself", () => {
  const wanted = { dayOfWeek: "Monday" as const, startTime: "12:30", endTime: "13:30", breakId: "lunch" };
  expect(overlappingBreaks(breaks, wanted)).toEqual([]);
});
