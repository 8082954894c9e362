import { expect, test } from "vitest";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Exact days and hours in short messages, and times that are refused beside them.

test.each([
  ["Guten Morgen, am 3. nächsten Monats um zehn nach zwei?", "2026-12-03 14:10"],
  ["bin nur Freitag und Samstag da, vor 12", "2026-11-20|2026-11-21 ~00:00-12:00 ?"],
  ["kann ich in einer halben Stunde vorbeikommen", "2026-11-18 10:30"],
  ["schreiben Sie mich am letzten Freitag im November um halb fünf ein", "2026-11-27 16:30"],
  ["vorgestern hab ich angerufen, keiner da. Freitag um 10?", "2026-11-20 10:00"],
  ["nach dem 25. aber vor dem 1.", "2026-11-26..2026-11-30"],
  ["dann am 9. Dezember, halb zwölf", "2026-12-09 11:30"],
  ["am 24. eher nachmittags, ab 4", "2026-11-24 ~16:00-24:00"],
  ["eine Woche vor Heiligabend, um 10", "2026-12-17 10:00"],
  ["halb drei, nicht halb vier, am Freitag", "2026-11-20 14:30"],
  ["Donnerstag zwischen halb drei und drei", "2026-11-19 ~14:30-15:00"],
  ["sie meinte 15 Euro für Kinder, passt Samstag 10:30?", "2026-11-21 10:30"],
  ["Freitag zwölf Uhr fünfzehn", "2026-11-20 12:15"],
  ["Donnerstag, 26. November, siebzehn Uhr fünfzehn", "2026-11-26 17:15"],
  ["nächsten Monat am 14.", "2026-12-14"],
  ["morgen so viertel nach drei", "2026-11-19 15:15"],
  ["Montag oder Dienstag, aber nur nachmittags", "2026-11-23|2026-11-24 ~afternoon ?"],
  ["ab Mittwoch nächster Woche bin ich wieder da", "2026-11-25..2026-12-08"],
  ["Dienstag, 1. Dezember, 9 Uhr", "2026-12-01 09:00"],
  ["Samstag um dreiviertel elf", "2026-11-21 10:45"],
])("the phrase %s means %s", (text, expected) => {
  expect(spokenReading(text, "de")).toBe(expected);
});
