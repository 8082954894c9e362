import { expect, test } from "vitest";
import type { Language } from "../../languages.ts";
import { readingText } from "../testing/reading-text.ts";
import { readWhenAnyhow } from "./read-when-anyhow.ts";

const wednesday = { today: "2026-11-18", nowTime: "10:00" };

test.each<[Language, string, string]>([
  ["en", "mañana a las 4", "2026-11-19 04:00/16:00"],
  ["en", "demain à 15h", "2026-11-19 15:00"],
  ["en", "morgen um halb drei", "2026-11-19 02:30/14:30"],
  ["en", "sexta-feira às 15h30", "2026-11-20 15:30"],
  ["es", "friday at 3pm", "2026-11-20 15:00"],
  ["fr", "el viernes por la tarde", "2026-11-20 ~afternoon"],
  ["de", "next tuesday morning", "2026-11-24 ~morning"],
  ["pt", "so schnell wie möglich", "asap"],
  ["en", "haarschnitt do 10.12. 14 uhr", "2026-12-10 14:00"],
  ["en", "22.12. um 17 uhr", "2026-12-22 17:00"],
  ["en", "der 9. um 11 klingt gut", "2026-12-09 11:00/23:00"],
  ["en", "sexta dia 27 5 da tarde", "2026-11-27 17:00"],
  ["en", "dia 17 de dezembro", "2026-12-17"],
  ["de", "la de las 6 y media", "06:30/18:30"],
  ["en", "et une barbe le 15 a 16h30", "2026-12-15 16:30"],
  ["es", "am 4. dezember um zehn", "2026-12-04 10:00/22:00"],
  // The conversation's own language comes first.
  ["es", "mañana a las 4", "2026-11-19 04:00/16:00"],
  // Names and words of everyday sentences stay what they are.
  ["en", "Domingo", "-"],
  ["es", "la segunda opción", "-"],
  ["fr", "mon ami", "-"],
  ["de", "die Sonne", "-"],
  ["en", "I am Martina", "-"],
  ["en", "I'm Julio, same as 11 last time", "-"],
  ["en", "with Marco please", "-"],
])("a time read anyhow, %s: %s means %s", (language, text, reading) => {
  expect(readingText(readWhenAnyhow(text, language, wednesday))).toBe(reading);
});
