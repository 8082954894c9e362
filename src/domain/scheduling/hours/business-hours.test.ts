import { expect, test } from "vitest";
import { weekdays } from "../clock/weekday.ts";
import { activeBreaksOf, type BusinessBreak, canHaveBreak } from "./business-break.ts";
import { resolveBusinessWeek } from "./business-hours.ts";
import { businessDaysSchema, daysEndingBeforeStart } from "./business-hours-form.ts";
import { defaultWorkingHours, summarizeWorkingHours, workingHoursSchema } from "./working-hours.ts";

test("without records the business is open Monday to Friday, 09:00 to 17:00", () => {
  const week = resolveBusinessWeek([]);
  expect(weekdays.filter((weekday) => week[weekday].isOpen)).toEqual(weekdays.slice(0, 5));
  for (const weekday of weekdays) expect(week[weekday]).toMatchObject({ startTime: "09:00", endTime: "17:00" });
});

test("a record replaces its day's default only", () => {
  const week = resolveBusinessWeek([{ dayOfWeek: "Saturday", isOpen: true, startTime: "10:00", endTime: "14:00" }]);
  expect(week.Saturday).toEqual({ isOpen: true, startTime: "10:00", endTime: "14:00" });
  expect(week.Sunday.isOpen).toBe(false);
  expect([canHaveBreak(week, "Saturday"), canHaveBreak(week, "Sunday")]).toEqual([true, false]);
});

const day = (over: object) => ({ dayOfWeek: "Monday", isOpen: true, startTime: "09:00", endTime: "17:00", ...over });
const issues = (input: unknown) =>
  businessDaysSchema.safeParse(input).error?.issues.map((issue) => [issue.path.join("."), issue.message]) ?? [];

test.each([
  ["an open day that ends when it starts", [day({ endTime: "09:00" })], [["Monday.endTime", "endBeforeStart"]]],
  [
    "an open day that ends before",
    [day({}), day({ dayOfWeek: "Friday", endTime: "08:00" })],
    [["Friday.endTime", "endBeforeStart"]],
  ],
  ["a closed day may keep such times", [day({ isOpen: false, endTime: "08:00" })], []],
  ["a day given twice", [day({}), day({})], [["Monday", "weekdayRepeated"]]],
  ["an unknown day", [day({ dayOfWeek: "monday" })], [["0.dayOfWeek", "weekdayUnknown"]]],
  ["open until midnight", [day({ endTime: "24:00" })], []],
  ["an opening at the day's end", [day({ startTime: "24:00" })], [["0.startTime", "startInvalid"]]],
  ["an impossible time", [day({ endTime: "24:30" })], [["0.endTime", "endInvalid"]]],
  ["a missing switch", [day({ isOpen: undefined })], [["0.isOpen", "isOpenRequired"]]],
  ["a whole week", weekdays.map((dayOfWeek) => day({ dayOfWeek })), []],
])("saving business hours: %s", (_, input, expected) => {
  expect(issues(input)).toEqual(expected);
});

test("the form can ask which days end before they start", () => {
  const days = [day({ endTime: "09:00" }), day({ dayOfWeek: "Tuesday" })] as Parameters<
    typeof daysEndingBeforeStart
  >[0];
  expect(daysEndingBeforeStart(days)).toEqual(["Monday"]);
});

test("the active breaks of a weekday come by their start", () => {
  const pause = (startTime: string, over: Partial<BusinessBreak> = {}): BusinessBreak => ({
    dayOfWeek: "Monday",
    startTime,
    endTime: "18:00",
    isActive: true,
    ...over,
  });
  const breaks = [
    pause("15:00"),
    pause("12:00"),
    pause("10:00", { isActive: false }),
    pause("09:00", { dayOfWeek: "Friday" }),
  ];
  expect(activeBreaksOf(breaks, "Monday")).toEqual([breaks[1], breaks[0]]);
});

test.each([
  [{}, true],
  [{ Monday: { start: "09:00", end: "17:00" } }, true],
  [{ monday: { start: "09:00", end: "17:00" } }, false],
  [{ Monday: { start: "17:00", end: "17:00" } }, false],
  [{ Monday: { start: "09:00", end: "24:00" } }, true],
  [{ Monday: { start: "24:00", end: "24:00" } }, false],
  [{ Monday: { start: "09:00", end: "24:01" } }, false],
  [{ Monday: { start: "09:00" } }, false],
  [{ Monday: { start: "09:00", end: "17:00", note: "x" } }, false],
  [[], false],
])("working hours %j are accepted: %s", (hours, accepted) => {
  expect(workingHoursSchema.safeParse(hours).success).toBe(accepted);
});

test("the default working week reads as one line", () => {
  expect(summarizeWorkingHours(defaultWorkingHours)).toEqual([
    { from: "Monday", to: "Friday", start: "09:00", end: "17:00" },
  ]);
});

test("other hours and days off start new lines", () => {
  const long = { start: "09:00", end: "17:00" };
  const short = { start: "09:00", end: "12:00" };
  const hours = { Monday: long, Tuesday: long, Wednesday: short, Friday: short, Sunday: long };
  expect(summarizeWorkingHours(hours).map(({ from, to, end }) => `${from}-${to} ${end}`)).toEqual([
    "Monday-Tuesday 17:00",
    "Wednesday-Wednesday 12:00",
    "Friday-Friday 12:00",
    "Sunday-Sunday 17:00",
  ]);
  expect(summarizeWorkingHours({})).toEqual([]);
});
