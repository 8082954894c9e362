import { expect, test } from "vitest";
import { minutesOf, parseTime, timeOfMinutes } from "./clock-time.ts";

test.each(["24:00", "9:5", "9:05", "09:5", "09:60", "0900", "09:00:00", "09-00", " 9:00", "-1:00", "0a:00", ""])(
  "the text %j isn't a time of day",
  (text) => {
    expect(parseTime(text)).toBeNull();
    expect(() => minutesOf(text)).toThrow(RangeError);
  },
);

test("every minute of the day reads back", () => {
  for (let minutes = 0; minutes < 1440; minutes++) expect(parseTime(timeOfMinutes(minutes))).toBe(minutes);
  expect(timeOfMinutes(0)).toBe("00:00");
  expect(timeOfMinutes(1439)).toBe("23:59");
});

test.each([-1, 1440, 0.5, Number.NaN])("%d minutes are outside one day", (minutes) => {
  expect(() => timeOfMinutes(minutes)).toThrow(RangeError);
});
