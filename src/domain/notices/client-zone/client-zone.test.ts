import { expect, test } from "vitest";
import { cityNames } from "./city-names.ts";
import { isElsewhere, zoneInWords } from "./client-zone.ts";

const winter = "2027-01-15T12:00:00Z";
const summer = "2027-07-15T12:00:00Z";

test.each([
  ["a neighbour", ["ES"], "Europe/Madrid", winter, false],
  ["another country on the same clock", ["DE"], "Europe/Madrid", winter, false],
  ["an hour west", ["PT"], "Europe/Madrid", winter, true],
  ["an ocean away", ["US"], "Europe/Madrid", winter, true],
  ["a country with many zones, one of them the business's", ["US"], "America/Denver", summer, false],
  ["Spain has the Canaries' clock, which is London's", ["ES"], "Europe/London", winter, false],
  ["the same clock in winter", ["CO"], "America/New_York", winter, false],
  ["another one in summer", ["CO"], "America/New_York", summer, true],
  ["half an hour", ["IN"], "Asia/Karachi", winter, true],
  ["a number that can be of several countries, one of them near", ["US", "JM"], "America/New_York", summer, false],
  ["nothing known", [], "Europe/Madrid", winter, false],
  ["a country without zones", ["XX"], "Europe/Madrid", winter, false],
  ["a business on UTC", ["GB"], "UTC", winter, false],
  ["a business on UTC in summer", ["GB"], "UTC", summer, true],
])("a client's time zone: %s", (_, countries, zone, at, expected) => {
  expect(isElsewhere(countries, zone, Temporal.Instant.from(at))).toBe(expected);
});

const texts = {
  en: "{{city}} time",
  es: "hora de {{city}}",
  fr: "heure de {{city}}",
  de: "Ortszeit {{city}}",
  pt: "horário de {{city}}",
} as const;

test.each([
  ["en", "Europe/Madrid", "Madrid time"],
  ["es", "Europe/Madrid", "hora de Madrid"],
  ["pt", "Europe/Madrid", "horário de Madri"],
  ["de", "Europe/Vienna", "Ortszeit Wien"],
  ["fr", "Europe/London", "heure de Londres"],
  ["fr", "Europe/Athens", "heure d’Athènes"],
  ["fr", "America/New_York", "heure de New York"],
  ["en", "America/Argentina/Buenos_Aires", "Buenos Aires time"],
  ["en", "UTC", "UTC"],
  ["de", "Etc/GMT+3", "UTC−3"],
] as const)("the words in %s for the zone %s are %s", (language, zone, words) => {
  expect(zoneInWords(zone, language, texts[language])).toBe(words);
});

test("each city has a place for each of the four languages", () => {
  for (const [zone, names] of Object.entries(cityNames)) expect([zone, names.split("|").length]).toEqual([zone, 4]);
});
