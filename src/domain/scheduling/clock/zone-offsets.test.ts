import { expect, test } from "vitest";
import { epochMsToWall, wallToEpochMs } from "./business-clock.ts";

const zones = [
  "UTC",
  "America/New_York",
  "America/Sao_Paulo",
  "America/Santiago",
  "America/Havana",
  "America/St_Johns",
  "Europe/London",
  "Europe/Berlin",
  "Atlantic/Azores",
  "Africa/Casablanca",
  "Africa/Cairo",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
  "Pacific/Apia",
];

// Business hours and the edges at which the zones above change their clocks.
const times = ["00:00", "00:30", "01:30", "02:15", "02:30", "03:00", "09:00", "17:00", "23:30"];

/** Temporal's own answer, one object at a time. */
const slowInstant = (date: Temporal.PlainDate, time: string, zone: string): number | null => {
  const wall = date.toPlainDateTime(time);
  const zoned = wall.toZonedDateTime(zone, { disambiguation: "earlier" });
  return zoned.toPlainDateTime().equals(wall) ? zoned.epochMilliseconds : null;
};

test.each(zones)("hours of every day from 2024 to 2031 in %s", (zone) => {
  const wrong: string[] = [];
  let skipped = 0;
  for (let date = Temporal.PlainDate.from("2024-01-01"); date.year < 2032; date = date.add({ days: 1 })) {
    const text = date.toString();
    for (const time of times) {
      const expected = slowInstant(date, time, zone);
      const actual = wallToEpochMs(text, time, zone);
      if (actual !== expected) wrong.push(`${text} ${time}: ${actual}, not ${expected}`);
      if (expected === null) skipped++;
      else {
        const back = epochMsToWall(expected, zone);
        if (back.date !== text || back.time !== time) wrong.push(`${expected}: ${back.date} ${back.time}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  // Lists the zones in which the chosen times meet a skip, so that the comparison covers some.
  expect(skipped > 0).toBe(!["UTC", "America/Sao_Paulo", "Asia/Kathmandu", "Pacific/Apia"].includes(zone));
});

test.each(zones)("the far ends of the calendar in %s", (zone) => {
  for (const date of ["1970-01-01", "1985-04-28", "2038-01-19", "2050-07-01", "2075-12-01", "2099-12-31"]) {
    for (const time of times) {
      expect(wallToEpochMs(date, time, zone)).toBe(slowInstant(Temporal.PlainDate.from(date), time, zone));
    }
  }
});
