import { expect, test } from "vitest";
import { readWhen } from "../../read-when.ts";

test.each([
  ["en", "at 11am and not at 10am"],
  ["es", "a las 11:00 y no a las 10:00"],
  ["es", "es a las 11 de la mañana y no a las 10"],
  ["fr", "à 11h et non à 10h"],
  ["fr", "11h et non pas 10h"],
  ["de", "um 11 Uhr und nicht um 10"],
  ["pt", "às 11h e não às 10h"],
] as const)('the time behind "and not" is left out in %s: %s', (language, text) => {
  const { time } = readWhen(text, language, { today: "2026-11-18", nowTime: "10:00" });
  expect(time).toEqual({ kind: "exact", time: "11:00" });
});

test.each([
  ["es", "el martes y no el lunes"],
  ["fr", "mardi et non lundi"],
  ["de", "am Dienstag und nicht am Montag"],
] as const)('the day behind "and not" is left out in %s: %s', (language, text) => {
  const { date } = readWhen(text, language, { today: "2026-11-18", nowTime: "10:00" });
  expect(date).toEqual({ kind: "day", date: "2026-11-24" });
});
