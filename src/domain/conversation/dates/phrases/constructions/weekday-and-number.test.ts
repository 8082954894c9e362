import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { readWhenAnyhow } from "../../../reading/read-when-anyhow.ts";
import { readingText } from "../../../testing/reading-text.ts";

/** A Thursday. The 4th and the 11th of December are Fridays, the 5th isn't. */
const thursday = { today: "2026-11-19", nowTime: "10:00" };

test.each<[Language, string, string]>([
  ["es", "viernes 4 por la mañana", "2026-12-04 ~morning"],
  ["es", "viernes 4 en la mañana", "2026-12-04 ~morning"],
  ["es", "vie 4 por la tarde", "2026-12-04 ~afternoon"],
  ["es", "viernes 11 por la mañana", "2026-12-11 ~morning"],
  ["es", "viernes 4 por la mañana a las 10", "2026-12-04 10:00"],
  ["es", "viernes 4 a las 10", "2026-12-04 10:00/22:00"],
  ["pt", "sexta 4 de manhã às 9", "2026-12-04 09:00"],
  ["pt", "sexta-feira 4 pela manhã", "2026-12-04 ~morning"],
  ["pt", "sexta 4 à tarde", "2026-12-04 ~afternoon"],
  ["fr", "vendredi 4 au matin", "2026-12-04 ~morning"],
  ["fr", "vendredi 4 à 10h", "2026-12-04 10:00"],
  ["en", "friday 4 in the morning", "2026-12-04 ~morning"],
  ["en", "friday 4 at 10", "2026-12-04 10:00/22:00"],
  ["en", "fri 4 in the morning at 10", "2026-12-04 10:00"],
  ["de", "freitag 4 am vormittag", "2026-12-04 ~morning"],
  ["de", "freitag 4 um 10", "2026-12-04 10:00/22:00"],
])("%s: the number of %s is the date of that weekday", (language, text, reading) => {
  const when = readWhenAnyhow(text, language, thursday);
  expect(readingText(when)).toBe(reading);
  expect(when.isCertain).toBe(true);
});

test.each<[Language, string, string]>([
  ["es", "viernes 5 por la tarde", "2026-11-20 17:00"],
  ["es", "viernes 4 de la tarde", "2026-11-20 16:00"],
  ["es", "viernes 9 de la mañana", "2026-11-20 09:00"],
  ["pt", "sexta 4 da tarde", "2026-11-20 16:00"],
  ["pt", "sexta 9 da manhã", "2026-11-20 09:00"],
  ["en", "friday 5 in the afternoon", "2026-11-20 17:00"],
  ["de", "freitag 5 nachmittags", "2026-11-20 17:00"],
])("%s: the number of %s is an hour", (language, text, reading) => {
  const when = readWhenAnyhow(text, language, thursday);
  expect(readingText(when)).toBe(reading);
  expect(when.isCertain).toBe(true);
});

test.each<[Language, string]>([
  ["en", "friday 4 in the afternoon"],
  ["en", "friday 11 in the morning"],
  ["de", "freitag 4 nachmittags"],
  ["fr", "vendredi 4 au soir"],
])("%s: %s may be the hour or the date, which is asked", (language, text) => {
  expect(readWhenAnyhow(text, language, thursday).alternatives).toHaveLength(2);
});
