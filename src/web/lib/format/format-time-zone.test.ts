import { expect, test } from "vitest";
import { formatTimeZone } from "./format-time-zone.ts";

test.each([
  ["America/Argentina/Buenos_Aires", "en", "Buenos Aires, GMT-3"],
  ["Europe/Berlin", "de", "Berlin, GMT+1"],
  ["Asia/Kolkata", "en", "Kolkata, GMT+5:30"],
  ["UTC", "en", "UTC"],
] as const)("the zone %s in %s", (zone, language, text) => {
  const at = Temporal.ZonedDateTime.from(`2025-11-15T09:00[${zone}]`);
  expect(formatTimeZone(at, language)).toBe(text);
});
