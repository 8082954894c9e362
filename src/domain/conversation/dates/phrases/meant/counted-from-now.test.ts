import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Hours and working days that are counted, and the hour it is now.

test.each<[Language, string, string]>([
  ["en", "this time tomorrow", "2026-11-19 10:00"],
  ["en", "same time as now but a fortnight today", "2026-12-02 10:00"],
  ["en", "a month tomorrow", "2026-12-19"],
  ["en", "in two hours if you can squeeze me in", "2026-11-18 12:00"],
  ["en", "can i pop in in about three hours", "2026-11-18 13:00"],
  ["en", "in an hour and a half, possible?", "2026-11-18 11:30"],
  ["en", "last working day of this month, 9am", "2026-11-30 09:00"],
  ["en", "first working day of December, 11am", "2026-12-01 11:00"],
  ["en", "two Fridays from now, half one", "2026-11-27 13:30"],
  ["de", "morgen um die gleiche Zeit wie jetzt", "2026-11-19 10:00"],
  ["de", "heute in einer Woche, selbe Uhrzeit wie jetzt", "2026-11-25 10:00"],
  ["de", "Dienstag über eine Woche um 9", "2026-12-01 09:00"],
  ["de", "heute über acht Tage, 11 Uhr", "2026-11-25 11:00"],
  ["de", "in zwei Stunden, ginge das?", "2026-11-18 12:00"],
  ["de", "könnt ich in anderthalb Stunden vorbeikommen?", "2026-11-18 11:30"],
  ["de", "letzter Werktag im November, 9 Uhr", "2026-11-30 09:00"],
  ["de", "um diese Zeit übermorgen", "2026-11-20 10:00"],
  ["de", "heute noch, in drei Stunden?", "2026-11-18 13:00"],
  ["es", "mañana a esta misma hora", "2026-11-19 10:00"],
  ["es", "en dos horas, ¿se puede?", "2026-11-18 12:00"],
  ["es", "dentro de hora y media me paso, ¿vale?", "2026-11-18 11:30"],
  ["es", "el último día hábil del mes, a las 9", "2026-11-30 09:00"],
  ["es", "primer día laborable de diciembre, 11 h", "2026-12-01 11:00"],
  ["es", "a tres días de Navidad, 10 am", "2026-12-22 10:00"],
  ["fr", "demain à la même heure que maintenant", "2026-11-19 10:00"],
  ["fr", "dans une heure et demie c'est jouable ?", "2026-11-18 11:30"],
  ["fr", "dans trois heures ça irait ?", "2026-11-18 13:00"],
  ["fr", "le dernier jour ouvré du mois, 9h", "2026-11-30 09:00"],
  ["fr", "premier jour ouvrable de décembre, 11h", "2026-12-01 11:00"],
  ["fr", "dans deux petites heures ?", "2026-11-18 12:00"],
  ["pt", "amanhã a esta hora", "2026-11-19 10:00"],
  ["pt", "daqui a duas horas dá?", "2026-11-18 12:00"],
  ["pt", "daqui a hora e meia posso passar aí?", "2026-11-18 11:30"],
  ["pt", "primeiro dia útil de dezembro, 11h", "2026-12-01 11:00"],
  ["pt", "último dia útil da semana, 9h", "2026-11-20 09:00"],
])("%s: %s → %s", (language, text, read) => {
  expect(spokenReading(text, language)).toBe(read);
});
