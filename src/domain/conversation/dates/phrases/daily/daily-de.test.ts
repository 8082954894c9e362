import { expect, test } from "vitest";
import { spokenReading } from "../../testing/spoken-reading.ts";

// As people type on the phone: when they can and when they can't, limits, contrasts, slips, feasts, regional forms, and
// numbers that are no dates.

test.each<[string, string]>([
  ["freitag 11", "2026-11-20 11:00 ?"],
  ["hab bis 4 uni am do, also ab halb fünf", "2026-11-19 ~16:30-24:00"],
  ["bin bis mittags im Büro, danach am Freitag", "2026-11-20 ~12:00-24:00"],
  ["an Silvester um 11", "2026-12-31 11:00"],
  ["am Montag kann ich bis 12", "2026-11-23 ~00:00-12:00"],
  ["vor 16 uhr kann ich freitag nicht", "2026-11-20 ~16:00-24:00"],
  ["lieber vormittags als nachmittags, donnerstag", "2026-11-19 ~morning"],
  ["nicht donnerstag, freitag. 10 uhr", "2026-11-20 10:00 not Thursday"],
  ["lieber freitag als donnerstag gegen 11", "2026-11-20 11:00 not Thursday"],
  ["alles außer montag geht", "- not Monday"],
  ["nächste woche, nur nicht freitag", "2026-11-23..2026-11-29 not Friday"],
  ["am 24. ... äh nee am 25. um halb drei", "2026-11-25 14:30"],
  ["donnerstag den 25. um 16 uhr", "2026-11-25|2026-11-26 16:00 ?"],
  ["di oder mi nachmittag", "2026-11-24|2026-11-25 ~afternoon ?"],
  ["viertel vier am freitag", "2026-11-20 15:15"],
  ["dreiviertel fünf morgen", "2026-11-19 16:45"],
  ["übernächste woche mi 10 uhr", "2026-12-02 10:00"],
  ["kw 48 vormittags", "2026-11-23..2026-11-29 ~morning"],
  ["in 14 tagen um 4", "2026-12-02 16:00"],
  ["halbi drü am samschtig", "2026-11-21 14:30"],
  ["sonnabend früh um 9", "2026-11-21 09:00"],
  ["am heiligabend um 9", "2026-12-24 09:00"],
  ["nikolaus nachmittags", "2026-12-06 ~afternoon"],
  ["hab 2 kinder, 4 und 6, samstag 10", "2026-11-21 10:00 ?"],
  ["kostet 25 euro oder? donnerstag 15 uhr", "2026-11-19 15:00"],
  ["war vor 3 jahren das letzte mal da. morgen 10 uhr?", "2026-11-19 10:00"],
  ["meine nummer ist 0151 23456789, freitag 14h", "2026-11-20 14:00"],
  ["bis freitag!", "-"],
  ["am mittwoch den 4. stand ich vor verschlossener tür", "-"],
  ["am ersten samstag im dezember", "2026-12-05"],
  ["ende des monats, eher vormittags", "2026-11-21..2026-11-30 ~morning"],
  ["feierabend hab ich um 17 uhr, dienstag also halb sechs", "2026-11-24 17:30"],
  ["morgn so um 5 rum", "2026-11-19 17:00"],
  ["jeden tag außer di und do vormittags", "~morning not Tuesday, Thursday"],
  ["frühestens montag 14 uhr", "2026-11-23..2026-12-06 14:00"],
  ["spätestens fr mittag", "2026-11-18..2026-11-20 ~noon"],
  ["diesen samstag nicht, den drauf um 11", "2026-11-28 11:00 not 2026-11-21"],
  ["zwischen 12 und 2 am 3.12.", "2026-12-03 ~12:00-14:00"],
  ["montag in einer woche viertel vor 5", "2026-11-30 16:45"],
  ["am 30. um 5 nachmittags", "2026-11-30 17:00"],
])("%s → %s", (text, expected) => {
  expect(spokenReading(text, "de")).toBe(expected);
});
