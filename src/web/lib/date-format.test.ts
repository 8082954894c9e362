import { expect, test } from "vitest";
import { formatDayAndMonth, formatMonth, formatTime, formatTimeZone } from "./date-format.ts";

const date = Temporal.PlainDate.from("2025-11-15");
const nine = Temporal.PlainTime.from("09:00");

test.each([
  ["en", "Saturday, November 15", "November 2025", "9:00 AM"],
  ["es", "sábado, 15 de noviembre", "noviembre de 2025", "09:00"],
  ["fr", "samedi 15 novembre", "novembre 2025", "09:00"],
  ["de", "Samstag, 15. November", "November 2025", "09:00"],
  ["pt", "sábado, 15 de novembro", "novembro de 2025", "09:00"],
] as const)("dates and times in %s", (language, day, month, time) => {
  expect(formatDayAndMonth(date, language)).toBe(day);
  expect(formatMonth(date, language)).toBe(month);
  expect(formatTime(nine, language).replace(/\s/u, " ")).toBe(time);
});

test.each([
  ["America/Argentina/Buenos_Aires", "en", "Buenos Aires, GMT-3"],
  ["Europe/Berlin", "de", "Berlin, GMT+1"],
  ["Asia/Kolkata", "en", "Kolkata, GMT+5:30"],
  ["UTC", "en", "UTC"],
] as const)("the zone %s in %s", (zone, language, text) => {
  const at = Temporal.ZonedDateTime.from(`2025-11-15T09:00[${zone}]`);
  expect(formatTimeZone(at, language)).toBe(text);
});
