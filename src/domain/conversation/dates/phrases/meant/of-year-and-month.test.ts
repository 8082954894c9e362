import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Weekdays of a year, months by their number, days counted from one that has been, and where something goes.

test.each<[Language, string, string]>([
  ["en", "the first monday of the new year", "2027-01-04"],
  ["en", "the second friday of next year", "2027-01-08"],
  ["en", "six weeks after the 16th of October", "2026-11-27"],
  ["en", "friday, midday", "2026-11-20 12:00"],
  ["es", "el primer lunes del nuevo año", "2027-01-04"],
  ["es", "el 23 del 11 a las 10", "2026-11-23 10:00"],
  ["fr", "le premier lundi de la nouvelle année", "2027-01-04"],
  ["fr", "le 23 du 11", "2026-11-23"],
  ["fr", "on peut décaler à mardi ?", "2026-11-24"],
  ["de", "vier Wochen nach dem 30. Oktober", "2026-11-27"],
  ["de", "der erste Montag im neuen Jahr", "2027-01-04"],
  ["pt", "a primeira segunda do novo ano", "2027-01-04"],
  ["pt", "vinte e três do onze, catorze horas", "2026-11-23 14:00"],
  ["pt", "de segunda a sexta, só segunda é que não dá", "2026-11-23..2026-11-27 not Monday"],
])("a day is meant in %s: %s → %s", (language, text, read) => {
  expect(spokenReading(text, language)).toBe(read);
});
