import { expect, test } from "vitest";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Requests with limits on both sides, preferences, corrections, ages and counts beside them.

test.each([
  ["übernächste Woche irgendwann, am besten vormittags", "2026-11-30..2026-12-06 ~morning"],
  ["diese Woche jeden Abend möglich, ab halb sechs", "2026-11-18..2026-11-22 ~17:30-24:00"],
  ["ich dachte an den zehnten Dezember, zwanzig vor vier", "2026-12-10 15:40"],
  ["Dienstag wär mir am liebsten. Zehn Uhr.", "2026-11-24 10:00"],
  ["sorry, es war für Donnerstag, nicht Freitag, um 2", "2026-11-19 14:00 not Friday"],
  ["lieber am Freitag als am Samstag, so gegen eins", "2026-11-20 13:00 not Saturday"],
  ["viertel nach elf, morgen in acht Tagen", "2026-11-26 11:15"],
  ["habt ihr Samstag zwischen zehn und zwölf was?", "2026-11-21 ~10:00-12:00"],
  ["spätestens bis zum 30., ich hab eine Hochzeit", "2026-11-18..2026-11-30 ?"],
  ["meine Oma (82!) möchte am Donnerstag, den 26. um 10", "2026-11-26 10:00 ?"],
  ["2 Erwachsene und 1 Kind, Freitag 15.30 Uhr", "2026-11-20 15:30"],
  ["bin in Zimmer 214, kann ich heute um 5 runterkommen?", "2026-11-18 17:00"],
  ["letzten Samstag war es super, danke Ana", "-"],
  ["wir haben am 3. geheiratet und die Frisur war ein Traum", "-"],
  ["schönen Freitag zusammen!", "-"],
  ["von zwei bis vier, morgen oder Freitag", "2026-11-19|2026-11-20 ~14:00-16:00 ?"],
  ["nicht vor 10 und nicht nach 12, am Montag", "2026-11-23 ~10:00-12:00"],
  ["am ersten Montag nach Neujahr um 11", "2027-01-04 11:00"],
  ["so um den 21. Dezember rum, am späten Nachmittag", "2026-12-21 ~15:30-19:00"],
  ["äh Donnerstag? ach nee da hab ich Uni. Freitag so um halb fünf", "2026-11-20 16:30"],
  ["mrogen früh um 10", "2026-11-19 10:00"],
  [
    "jeder Tag geht außer Dienstag und Donnerstag, nächste Woche vormittags",
    "2026-11-23..2026-11-29 ~morning not Tuesday, Thursday",
  ],
  ["in drei Wochen am Mittwoch mittags", "2026-12-09 ~noon"],
  ["30. Nov 13 Uhr... nee 14 Uhr", "2026-11-30 14:00"],
  ["um halb zehn morgens am fünfundzwanzigsten", "2026-11-25 09:30"],
  ["am Morgen vom 27., so gegen zehn", "2026-11-27 10:00"],
  ["am 1. statt am 2., gleiche Uhrzeit, 15 Uhr", "2026-12-01 15:00 not 2026-12-02"],
  ["17:45 am Montag oder Mittwoch", "2026-11-23|2026-11-25 17:45 ?"],
  ["übermorgen halb fünf wenns geht", "2026-11-20 16:30"],
  ["nur freitags nach 3", "2026-11-20 ~15:00-24:00"],
  ["Mi 25. um 12:30, sonst Do 26.", "2026-11-25|2026-11-26 12:30 ?"],
  ["nach dem Büro, so halb sechs, am Dienstag", "2026-11-24 17:30 ?"],
  ["Am Samstig z'Morge am Nüni", "2026-11-21 09:00"],
  ["am Donnerstog um dreiviertel drei", "2026-11-19 14:45"],
  ["Montag Viertel elf", "2026-11-23 10:15"],
])("the phrase %s means %s", (text, expected) => {
  expect(spokenReading(text, "de")).toBe(expected);
});
