import { expect, test } from "vitest";
import { addMinutes, dayToEpochMs, instantToWall, todayIn, wallToInstant } from "./business-clock.ts";
import { epochDayOf } from "./calendar-date.ts";
import { nextClockChange } from "./clock-change.ts";
import { movedByZoneChange } from "./zone-move.ts";
import { isTimeZone, zoneOffsets } from "./zone-offsets.ts";

const newYork = "America/New_York";

test.each([
  ["an ordinary time", "2027-01-15", "09:00", newYork, "2027-01-15T14:00:00Z"],
  ["the minute before the gap", "2027-03-14", "01:59", newYork, "2027-03-14T06:59:00Z"],
  ["the first time in the gap", "2027-03-14", "02:00", newYork, null],
  ["the last time in the gap", "2027-03-14", "02:59", newYork, null],
  ["the end of the gap", "2027-03-14", "03:00", newYork, "2027-03-14T07:00:00Z"],
  ["a repeated time, the first", "2027-11-07", "01:30", newYork, "2027-11-07T05:30:00Z"],
  ["after the repeat", "2027-11-07", "02:00", newYork, "2027-11-07T07:00:00Z"],
  ["a gap at midnight", "2027-09-05", "00:30", "America/Santiago", null],
  ["a gap of half an hour", "2027-10-03", "02:15", "Australia/Lord_Howe", null],
  ["after it", "2027-10-03", "02:30", "Australia/Lord_Howe", "2027-10-02T15:30:00Z"],
  ["a date that was skipped", "2011-12-30", "12:00", "Pacific/Apia", null],
  ["a quarter-hour zone", "2027-06-01", "00:00", "Asia/Kathmandu", "2027-05-31T18:15:00Z"],
])("the business clock, %s: %s %s in %s", (_, date, time, zone, expected) => {
  expect(wallToInstant(date, time, zone)?.toString() ?? null).toBe(expected);
});

test("an instant reads on the wall clock, on both sides of a repeat", () => {
  const wall = (text: string) => instantToWall(Temporal.Instant.from(text), newYork);
  expect(wall("2027-11-07T05:30:00Z")).toEqual({ date: "2027-11-07", time: "01:30" });
  expect(wall("2027-11-07T06:30:00Z")).toEqual({ date: "2027-11-07", time: "01:30" });
  expect(wall("2027-03-14T07:00:00Z")).toEqual({ date: "2027-03-14", time: "03:00" });
});

test("minutes are added in real time", () => {
  expect(addMinutes({ date: "2027-03-14", time: "01:30" }, 60, newYork)).toEqual({ date: "2027-03-14", time: "03:30" });
  expect(addMinutes({ date: "2027-03-13", time: "23:30" }, 45, newYork)).toEqual({ date: "2027-03-14", time: "00:15" });
  expect(addMinutes({ date: "2027-03-14", time: "02:30" }, 60, newYork)).toBeNull();
});

test("today is the business's, not the server's", () => {
  const now = Temporal.Instant.from("2027-03-01T03:00:00Z");
  expect(todayIn(newYork, now)).toBe("2027-02-28");
  expect(todayIn("Pacific/Auckland", now)).toBe("2027-03-01");
});

test.each([
  ["2027-03-14", newYork, 23],
  ["2027-03-15", newYork, 24],
  ["2027-11-07", newYork, 25],
  ["2011-12-30", "Pacific/Apia", 0],
])("the day %s in %s has %d hours", (date, zone, hours) => {
  const { startMs, endMs } = dayToEpochMs(zoneOffsets(zone), epochDayOf(date));
  expect((endMs - startMs) / 3_600_000).toBe(hours);
});

test.each([
  ["America/New_York", true],
  ["Asia/Calcutta", true],
  ["UTC", true],
  ["america/new_york", false],
  ["Europe/Atlantis", false],
  ["+02:00", false],
  ["", false],
  ["2027-01-01T00:00[UTC]", false],
  [`A${"a".repeat(100)}`, false],
])("the text %j is a time zone: %s", (text, expected) => {
  expect(isTimeZone(text)).toBe(expected);
  if (!expected) expect(() => zoneOffsets(text)).toThrow(RangeError);
});

test("the next clock change tells what clocks do", () => {
  const winter = Temporal.Instant.from("2027-01-01T00:00:00Z");
  const spring = nextClockChange(newYork, winter);
  expect(spring).toMatchObject({
    before: { date: "2027-03-14", time: "02:00" },
    after: { date: "2027-03-14", time: "03:00" },
    shiftMinutes: 60,
  });
  expect(spring?.at.toString()).toBe("2027-03-14T07:00:00Z");
  expect(nextClockChange(newYork, Temporal.Instant.from("2027-03-14T07:00:00Z"))).toMatchObject({ shiftMinutes: -60 });
  expect(nextClockChange("Asia/Kolkata", winter)).toBeNull();
});

test("another zone keeps instants and moves what the calendar shows", () => {
  const at = (text: string) => ({ startsAtMs: Temporal.Instant.from(text).epochMilliseconds });
  const moving = at("2027-01-15T03:00:00Z");
  expect(movedByZoneChange([moving], newYork, "America/Chicago")).toEqual([
    { appointment: moving, from: { date: "2027-01-14", time: "22:00" }, to: { date: "2027-01-14", time: "21:00" } },
  ]);
  const winterOnly = [at("2027-01-15T12:00:00Z"), at("2027-07-15T12:00:00Z")];
  expect(movedByZoneChange(winterOnly, "Europe/London", "UTC")).toHaveLength(1);
});
