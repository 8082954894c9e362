import { expect, test } from "vitest";
import { readingText } from "../../../testing/reading-text.ts";
import { readWhen } from "../../read-when.ts";

/** A Wednesday. */
const context = { today: "2026-11-18", nowTime: "10:00" };

test.each([
  ["es", "de hoy en ocho, o sea el otro miércoles", "2026-11-25"],
  ["es", "el 26, o sea el jueves que viene", "2026-11-26"],
  ["es", "pasado mañana, es decir, el viernes, a las 10", "2026-11-20 10:00/22:00"],
  ["en", "a week from today, ie next Wednesday", "2026-11-25"],
  ["en", "the 26th, in other words next Thursday", "2026-11-26"],
  ["en", "next Friday, that is to say the 27th", "2026-11-27"],
  ["de", "heute in acht Tagen, also nächsten Mittwoch", "2026-11-25"],
  ["de", "am 26., das heißt nächsten Donnerstag", "2026-11-26"],
  ["fr", "aujourd'hui en huit, c'est-à-dire mercredi prochain", "2026-11-25"],
  ["fr", "le 26, c'est-à-dire jeudi prochain, à 10h", "2026-11-26 10:00"],
  ["pt", "de hoje a oito, ou seja na outra quarta", "2026-11-25"],
  ["pt", "na próxima sexta, isto é, dia 27", "2026-11-27"],
] as const)("%s: what says the day again names no other: %s", (language, text, expected) => {
  expect(readingText(readWhen(text, language, context))).toBe(expected);
});

test.each([
  ["fr", "ce vendredi 20 à 9h30", "2026-11-20 09:30/21:30"],
  ["en", "this Friday 20 at 9:30", "2026-11-20 09:30/21:30"],
  ["es", "este viernes 20 a las 9:30", "2026-11-20 09:30/21:30"],
  ["de", "diesen Freitag 20. um 9:30", "2026-11-20 09:30/21:30"],
  ["pt", "nesta sexta 20 às 9h30", "2026-11-20 09:30/21:30"],
  ["es", "el próximo viernes 27 a las 9", "2026-11-27 09:00/21:00"],
  ["fr", "vendredi prochain 27 à 14h", "2026-11-27 14:00"],
] as const)("%s: which weekday and its day of the month agree: %s", (language, text, expected) => {
  const reading = readWhen(text, language, context);
  expect(readingText(reading)).toBe(expected);
  expect(reading.isCertain).toBe(true);
});

test.each([
  ["en", "Thursday at 11, I work nights", "2026-11-19 11:00/23:00"],
  ["en", "Friday at 10, I'm a night owl", "2026-11-20 10:00/22:00"],
  ["es", "el jueves a las 11, trabajo de noche", "2026-11-19 11:00/23:00"],
  ["es", "el viernes a las 16, trabajo por las mañanas", "2026-11-20 16:00"],
  ["fr", "jeudi à 11h, je bosse la nuit", "2026-11-19 11:00"],
  ["fr", "vendredi à 16h, je travaille le matin", "2026-11-20 16:00"],
  ["de", "Donnerstag um 11, ich arbeite nachts", "2026-11-19 11:00/23:00"],
  ["pt", "quinta às 11h, trabalho de madrugada", "2026-11-19 11:00"],
] as const)("%s: when somebody works isn't when they want to come: %s", (language, text, expected) => {
  expect(readingText(readWhen(text, language, context))).toBe(expected);
});

test("an hour at which somebody works doesn't suit", () => {
  const { time } = readWhen("Thursday at 11 I work", "en", context);
  expect(time?.kind === "exact" || time?.kind === "halfDay").toBe(false);
});
