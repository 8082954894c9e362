import { expect, test } from "vitest";
import { addDays, dateOfEpochDay, epochDayOf, lastCalendarDate, parseDate, weekOf } from "./calendar-date.ts";
import { weekdayOf } from "./weekday.ts";

test.each([
  "2027-02-29",
  "2100-01-01",
  "1969-12-31",
  "2027-13-01",
  "2027-00-10",
  "2027-04-31",
  "2027-01-00",
  "2027-1-1",
  "2027-01-1",
  " 2027-01-01",
  "2027-01-01\n",
  "2027-01-01T00:00",
  "+02027-01-01",
  "２０２７-01-01",
  "2027/01/01",
  "2027-01/01",
  "20-7-01-01",
  "x027-01-01",
  "2027-0x-01",
  "2027-01-:0",
  "",
])("the text %j is no date", (text) => {
  expect(parseDate(text)).toBeNull();
});

test("every day of the calendar is Temporal's", () => {
  let expected = Temporal.PlainDate.from("1970-01-01");
  for (let epochDay = 0; epochDay <= epochDayOf(lastCalendarDate); epochDay++) {
    const text = expected.toString();
    if (dateOfEpochDay(epochDay) !== text || parseDate(text) !== epochDay) {
      expect([dateOfEpochDay(epochDay), parseDate(text)]).toEqual([text, epochDay]);
    }
    expected = expected.add({ days: 1 });
  }
  expect(expected.toString()).toBe("2100-01-01");
});

test("epoch days outside the calendar and malformed dates throw", () => {
  expect(() => dateOfEpochDay(-1)).toThrow(RangeError);
  expect(() => dateOfEpochDay(1.5)).toThrow(RangeError);
  expect(() => addDays(lastCalendarDate, 1)).toThrow(RangeError);
  expect(() => epochDayOf("2027-02-29")).toThrow(RangeError);
});

test("days are added across months and leap days", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2027-03-01", -1)).toBe("2027-02-28");
});

test.each([
  ["2027-03-01", "Monday"],
  ["2028-02-29", "Tuesday"],
  ["1970-01-01", "Thursday"],
  ["2026-11-15", "Sunday"],
])("the date %s is a %s", (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

test("a week runs Monday to Sunday around any of its days", () => {
  const week = ["2027-03-01", "2027-03-02", "2027-03-03", "2027-03-04", "2027-03-05", "2027-03-06", "2027-03-07"];
  for (const date of week) expect(weekOf(date)).toEqual(week);
});
