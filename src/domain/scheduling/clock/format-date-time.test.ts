import { expect, test } from "vitest";
import { formatDate, formatHour, formatTime } from "./format-date-time.ts";

test.each([
  ["en", "March 5, 2027", "9:00 AM", "12:05 AM"],
  ["es", "5 de marzo de 2027", "09:00", "00:05"],
  ["fr", "5 mars 2027", "09:00", "00:05"],
  ["de", "5. März 2027", "09:00", "00:05"],
  ["pt", "5 de março de 2027", "09:00", "00:05"],
] as const)("the language %s writes a date as %s and a time as %s", (language, date, nine, night) => {
  expect(formatDate("2027-03-05", language)).toBe(date);
  expect(formatTime("09:00", language)).toBe(nine);
  expect(formatTime("00:05", language)).toBe(night);
});

test("styles say more or less of a date", () => {
  expect(formatDate("2027-03-05", "en", "full")).toBe("Friday, March 5, 2027");
  expect(formatDate("2027-03-05", "en", "day")).toBe("Fri, Mar 5");
  expect(formatDate("2027-03-05", "en", "short")).toBe("Mar 5");
  expect(formatDate("2027-03-05", "de", "month")).toBe("März 2027");
});

test("what can't be formatted is null", () => {
  expect(formatDate("2027-02-29", "en")).toBeNull();
  expect(formatTime("24:30", "en")).toBeNull();
});

test.each([
  ["en", "12:00 AM"],
  ["es", "24:00"],
  ["fr", "24:00"],
  ["de", "24:00"],
  ["pt", "24:00"],
] as const)("the day's end in %s is %s", (language, written) => {
  expect(formatTime("24:00", language)).toBe(written);
});

test.each([
  ["en", ["12 AM", "9 AM", "12 PM", "11 PM"]],
  ["es", ["0 h", "9 h", "12 h", "23 h"]],
  ["fr", ["0 h", "9 h", "12 h", "23 h"]],
  ["de", ["0 Uhr", "9 Uhr", "12 Uhr", "23 Uhr"]],
  ["pt", ["0h", "9h", "12h", "23h"]],
] as const)("full hours in little room, in %s", (language, written) => {
  expect([0, 9, 12, 23].map((hour) => formatHour(hour, language))).toEqual(written);
});
