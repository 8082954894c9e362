import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Minutes of an hour that was mentioned before, and parts of today.

test.each<[Language, string, string]>([
  ["fr", "j'avais dit 14h, disons plutôt et demie", "14:30"],
  ["en", "I said 3 but with traffic let's say half past", "15:30"],
  ["es", "había dicho las 3 pero mejor y media", "15:30"],
  ["de", "ich hatte 15 Uhr gesagt, sagen wir lieber halb vier", "15:30"],
  ["pt", "eu tinha dito 15h mas digamos e meia", "15:30"],
  ["pt", "hoje à noite vou ao cinema, ainda dá à tarde?", "2026-11-18 ~afternoon"],
  ["en", "tonight I'm at the theatre, so this afternoon?", "2026-11-18 ~afternoon"],
])('the %s message "%s" means %s', (language, text, read) => {
  expect(spokenReading(text, language)).toBe(read);
});
