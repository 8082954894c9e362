import { expect, test } from "vitest";
import { readingText } from "../../testing/reading-text.ts";
import { readWhen } from "../read-when.ts";

const wednesday = { today: "2026-11-18", nowTime: "10:00" };

test.each([
  ["mother's day", "en", "US", "2027-05-09"],
  ["mother's day", "en", "GB", "2027-03-07"],
  ["thanksgiving", "en", "US", "2026-11-26"],
  ["thanksgiving", "en", "CA", "2027-10-11"],
  ["st stephen's day", "en", "IE", "2026-12-26"],
  ["labor day", "en", "US", "2027-09-06"],
  ["easter monday", "en", "GB", "2027-03-29"],
  ["el día de la madre", "es", "ES", "2027-05-02"],
  ["el día de la madre", "es", "AR", "2027-10-17"],
  ["el día de las madres", "es", "MX", "2027-05-10"],
  ["reyes", "es", "ES", "2027-01-06"],
  ["reyes", "es", "CO", "2027-01-11"],
  ["todos los santos", "es", "ES", "2027-11-01"],
  ["san esteban", "es", "ES", "2026-12-26"],
  ["corpus", "es", "ES", "2027-05-27"],
  ["la fête des mères", "fr", "FR", "2027-05-30"],
  ["la fête des mères", "fr", "BE", "2027-05-09"],
  ["la Saint-Sylvestre", "fr", "FR", "2026-12-31"],
  ["l'action de grâce", "fr", "CA", "2027-10-11"],
  ["le réveillon", "fr", "FR", "2026-12-24|2026-12-31"],
  ["Karfreitag", "de", "DE", "2027-03-26"],
  ["Nationalfeiertag", "de", "AT", "2027-10-26"],
  ["am Bundesfeiertag", "de", "CH", "2027-08-01"],
  ["Vatertag", "de", "DE", "2027-05-06"],
  ["Vatertag", "de", "AT", "2027-06-13"],
  ["an Heiligabend", "de", "DE", "2026-12-24"],
  ["Nikolaus", "de", "DE", "2026-12-06"],
  ["dia das mães", "pt", "BR", "2027-05-09"],
  ["dia da mãe", "pt", "PT", "2027-05-02"],
  ["dia dos pais", "pt", "BR", "2027-08-08"],
  ["dia do pai", "pt", "PT", "2027-03-19"],
  ["carnaval", "pt", "BR", "2027-02-09"],
  ["réveillon", "pt", "BR", "2026-12-31"],
] as const)("%s in %s and %s is %s", (text, language, country, expected) => {
  expect(readingText(readWhen(text, language, { ...wednesday, country }))).toBe(expected);
});
