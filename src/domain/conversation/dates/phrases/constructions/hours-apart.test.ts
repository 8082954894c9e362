import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { readWhenAnyhow } from "../../../reading/read-when-anyhow.ts";
import { readingText } from "../../../testing/reading-text.ts";

const thursday = { today: "2026-11-19", nowTime: "10:00" };

test.each<[Language, string, string]>([
  ["fr", "en fait non plutôt lucia et 1h plus tôt", "-60min"],
  ["fr", "1 h plus tôt", "-60min"],
  ["fr", "1h30 plus tard", "+90min"],
  ["fr", "une heure plus tôt", "-60min"],
  ["en", "actually 1h earlier", "-60min"],
  ["en", "an hour earlier", "-60min"],
  ["en", "2h later please", "+120min"],
  ["en", "30min later", "+30min"],
  ["es", "1h antes", "-60min"],
  ["es", "una hora antes", "-60min"],
  ["es", "1h más tarde", "+60min"],
  ["de", "lieber 1h später", "+60min"],
  ["de", "eine stunde früher", "-60min"],
  ["de", "30min später", "+30min"],
  ["pt", "1h antes por favor", "-60min"],
  ["pt", "amanhã 1h mais cedo", "2026-11-20 -60min"],
  ["pt", "uma hora antes", "-60min"],
])("%s: %s is counted from the hour that is chosen", (language, text, reading) => {
  expect(readingText(readWhenAnyhow(text, language, thursday))).toBe(reading);
});

test.each<[Language, string, string]>([
  ["fr", "14h plus tard", "14:00"],
  ["fr", "vendredi à 3h", "2026-11-20 03:00/15:00"],
  ["pt", "2h depois do almoço", "14:00"],
])("%s: %s is an hour of the day", (language, text, reading) => {
  expect(readingText(readWhenAnyhow(text, language, thursday))).toBe(reading);
});
