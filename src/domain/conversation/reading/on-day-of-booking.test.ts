import { expect, test } from "vitest";
import type { Language } from "../../languages.ts";
import { readWhen } from "../dates/read-when.ts";
import { toWords } from "../phrases/read-phrases.ts";
import { foldText } from "../words/fold-text.ts";
import { onDayOfBooking, weekdayFromStanding } from "./on-day-of-booking.ts";

/** Said on Wednesday the 18th, while Wednesday the 25th is being booked. */
const dayIn = (language: Language, text: string, bookingDate = "2026-11-25") => {
  const when = readWhen(text, language, { today: "2026-11-18", nowTime: "10:00" });
  return onDayOfBooking(when, toWords(foldText(text)), { bookingDate, isShift: false }).date;
};

test.each<[Language, string, string]>([
  ["de", "es bleibt beim Mittwoch", "2026-11-25"],
  ["en", "Wednesday it is", "2026-11-25"],
  ["es", "el miércoles entonces", "2026-11-25"],
  ["fr", "on reste sur mercredi", "2026-11-25"],
  ["pt", "fica na quarta", "2026-11-25"],
  ["en", "Friday instead", "2026-11-20"],
  ["en", "the 2nd of December", "2026-12-02"],
])("a weekday of the day on the table is that day: %s: %s", (language, text, date) => {
  expect(dayIn(language, text)).toEqual({ kind: "day", date });
});

test("the next one is that of the next week, whatever is on the table", () => {
  expect(dayIn("en", "next Wednesday", "2026-12-02")).toEqual({ kind: "day", date: "2026-11-25" });
});

test.each<[Language, string, string]>([
  ["en", "not the Tuesday, the Wednesday", "2026-12-02"],
  ["fr", "pas le mardi, le mercredi", "2026-12-02"],
  ["de", "Donnerstag statt Dienstag", "2026-12-03"],
  ["es", "el martes no, el lunes", "2026-11-30"],
  ["pt", "quinta em vez de terça", "2026-12-03"],
  ["en", "make it the Friday", "2026-12-04"],
  ["de", "mach lieber Freitag draus", "2026-12-04"],
  ["es", "mejor el viernes", "2026-12-04"],
  ["fr", "plutôt le vendredi", "2026-12-04"],
  ["pt", "melhor na sexta", "2026-12-04"],
  ["en", "this Friday", "2026-11-20"],
  ["en", "sooner, on Friday", "2026-11-20"],
  ["en", "not Tuesday, tomorrow", "2026-11-19"],
  ["de", "diesen Freitag", "2026-11-20"],
])("weeks from now, another weekday is that of the week on the table: %s: %s", (language, text, date) => {
  expect(dayIn(language, text, "2026-12-01")).toEqual({ kind: "day", date });
});

/** Counted from Friday the 27th, in days; null when the weekday isn't. */
const daysFrom = (language: Language, text: string): number | null => {
  const when = readWhen(text, language, { today: "2026-11-18", nowTime: "10:00" });
  const { date } = weekdayFromStanding(when, toWords(foldText(text)), "2026-11-27");
  return date?.kind === "relative" ? (date.days ?? null) : null;
};

test.each<[Language, string, number | null]>([
  ["en", "the Friday after, same time", 7],
  ["en", "the following Tuesday", 4],
  ["es", "el lunes siguiente", 3],
  ["es", "el viernes de después", 7],
  ["fr", "le lundi d'après", 3],
  ["fr", "le vendredi suivant", 7],
  ["de", "am Montag drauf", 3],
  ["de", "am darauffolgenden Dienstag", 4],
  ["pt", "na terça seguinte", 4],
  ["pt", "na sexta depois dessa", 7],
  ["en", "the Tuesday of that same week", -3],
  ["en", "Monday of that week", -4],
  ["es", "al jueves de esa misma semana", -1],
  ["fr", "au samedi de cette semaine-là", 1],
  ["de", "auf den Donnerstag derselben Woche", -1],
  ["pt", "pra quarta daquela semana", -2],
  ["en", "Thursday this week", null],
  ["de", "am Donnerstag dieser Woche", null],
  ["en", "on Tuesday", null],
  ["en", "Friday after lunch", null],
  ["de", "am Montag", null],
  ["pt", "na sexta depois das 15h", null],
])("a weekday by the day that stands: %s: %s", (language, text, days) => {
  expect(daysFrom(language, text)).toBe(days);
});
