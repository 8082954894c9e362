import { expect, test } from "vitest";
import { formatTimeZone, momentAt } from "./format-time-zone.ts";

test.each([
  ["America/Argentina/Buenos_Aires", "en", "Buenos Aires, GMT-3"],
  ["Europe/Berlin", "de", "Berlin, GMT+1"],
  ["Asia/Kolkata", "en", "Kolkata, GMT+5:30"],
  ["UTC", "en", "UTC"],
] as const)("the time zone %s is written in %s", (zone, language, text) => {
  const at = Temporal.ZonedDateTime.from(`2025-11-15T09:00[${zone}]`);
  expect(formatTimeZone(at, language)).toBe(text);
});

test.each([
  ["the day before the clocks go forward", { date: "2027-03-27", time: "15:00" }, "Madrid, GMT+1"],
  ["that night, before they do", { date: "2027-03-28", time: "01:30" }, "Madrid, GMT+1"],
  ["that afternoon", { date: "2027-03-28", time: "15:00" }, "Madrid, GMT+2"],
  ["a day without a time", { date: "2027-07-01", time: "" }, "Madrid, GMT+2"],
  ["a day in the coming winter", { date: "2027-11-01", time: "09:00" }, "Madrid, GMT+1"],
  ["no day at all", { date: "", time: "15:00" }, "Madrid, GMT+1"],
  ["a time that is skipped", { date: "2027-03-28", time: "02:30" }, "Madrid, GMT+1"],
])("a time zone's offset is that of %s", (_, when, expected) => {
  const now = Temporal.ZonedDateTime.from("2027-03-27T23:30[Europe/Madrid]");
  expect(formatTimeZone(momentAt(when, now), "en")).toBe(expected);
});
