import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { readWhenAnyhow } from "../../../reading/read-when-anyhow.ts";
import { readingText } from "../../../testing/reading-text.ts";
import type { WhenContext } from "../../when-reading.ts";

const thursday: WhenContext = { today: "2026-11-19", nowTime: "10:00" };
const asked: WhenContext = { ...thursday, expect: "time" };

test.each<[Language, string, string]>([
  ["pt", "9 horas", "09:00/21:00"],
  ["pt", "9 hs", "09:00/21:00"],
  ["pt", "pode ser 9 horas", "09:00/21:00"],
  ["pt", "nove horas", "09:00/21:00"],
  ["pt", "9 horas e meia", "09:30/21:30"],
  ["pt", "9 horas por favor", "09:00/21:00"],
  ["es", "9 horas", "09:00/21:00"],
  ["es", "puede ser 9 horas", "09:00/21:00"],
  ["es", "9 hs", "09:00/21:00"],
  ["es", "9 horas y media", "09:30/21:30"],
  ["fr", "9 heures", "09:00/21:00"],
  ["de", "9 uhr", "09:00/21:00"],
  ["en", "9 o'clock", "09:00/21:00"],
])("%s: %s alone, asked for or not, is an hour of the day", (language, text, reading) => {
  expect(readingText(readWhenAnyhow(text, language, thursday))).toBe(reading);
  expect(readingText(readWhenAnyhow(text, language, asked))).toBe(reading);
});

test.each<[Language, string, string]>([
  ["pt", "amanhã 9 horas", "2026-11-20 09:00/21:00"],
  ["pt", "segunda 9 horas e meia", "2026-11-23 09:30/21:30"],
  ["pt", "dia 20 9 horas", "2026-11-20 09:00/21:00"],
  ["pt", "20/11 9 horas", "2026-11-20 09:00/21:00"],
  ["pt", "9 horas da manhã", "09:00"],
  ["pt", "amanhã 8 horas da noite", "2026-11-20 20:00"],
  ["es", "el viernes 9 horas", "2026-11-20 09:00/21:00"],
  ["es", "mañana 9 hs y media", "2026-11-20 09:30/21:30"],
])("%s: %s is an hour of that day", (language, text, reading) => {
  expect(readingText(readWhenAnyhow(text, language, thursday))).toBe(reading);
});

test.each<[Language, string, string]>([
  ["pt", "dura 2 horas", "-"],
  ["pt", "corte amanhã, demora 2 horas?", "2026-11-20"],
  ["pt", "2 horas depois", "+120min"],
  ["pt", "amanhã 2 horas antes", "2026-11-20 -120min"],
  ["pt", "daqui a 2 horas", "2026-11-19 12:00"],
  ["es", "el corte dura 2 horas?", "-"],
  ["es", "2 horas antes", "-120min"],
  ["es", "en 2 horas", "2026-11-19 12:00"],
])("%s: %s is a length of time", (language, text, reading) => {
  expect(readingText(readWhenAnyhow(text, language, thursday))).toBe(reading);
});
