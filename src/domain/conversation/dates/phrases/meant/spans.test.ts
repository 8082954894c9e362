import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Stretches of days and hours, and ends of the time there is.

test.each<[Language, string, string]>([
  ["en", "any day between the 23rd and 26th but after 4", "2026-11-23..2026-11-26 ~16:00-24:00"],
  [
    "en",
    "mon to wed next week, always in the afternoon cos mornings I operate on cats",
    "2026-11-23..2026-11-25 ~afternoon",
  ],
  ["en", "I've to be out by 12 at the latest, Thursday the 26th", "2026-11-26 ~00:00-12:00"],
  ["en", "sat btwn 11 n 1", "2026-11-21 ~11:00-13:00"],
  ["en", "tues, anywhere from 2 til 4", "2026-11-24 ~14:00-16:00"],
  ["es", "cualquier día entre el 23 y el 26, pero después de las 4", "2026-11-23..2026-11-26 ~16:00-24:00"],
  ["es", "de martes a jueves de la semana próxima, siempre de mañana", "2026-11-24..2026-11-26 ~morning"],
  ["es", "a las 12 tengo que estar fuera como muy tarde, el jueves 26", "2026-11-26 ~00:00-12:00"],
  ["es", "el viernes e/ 10 y 12", "2026-11-20 ~10:00-12:00"],
  ["fr", "n'importe quel jour entre le 23 et le 26, mais après 16h", "2026-11-23..2026-11-26 ~16:00-24:00"],
  [
    "fr",
    "du lundi au mercredi de la semaine prochaine, toujours l'après-midi car le matin j'opère des chats",
    "2026-11-23..2026-11-25 ~afternoon",
  ],
  ["fr", "je dois être sortie à midi au plus tard, jeudi 26", "2026-11-26 ~00:00-12:00"],
  ["fr", "vendredi entre 10 et 12", "2026-11-20 ~10:00-12:00"],
  ["de", "irgendein Tag zwischen 23. und 26., aber nach 16 Uhr", "2026-11-23..2026-11-26 ~16:00-24:00"],
  [
    "de",
    "Montag bis Mittwoch nächster Woche, immer nachmittags, vormittags operiere ich Katzen",
    "2026-11-23..2026-11-25 ~afternoon",
  ],
  ["de", "um 12 muss ich spätestens wieder weg sein, Donnerstag 26.", "2026-11-26 ~00:00-12:00 ?"],
  ["de", "Fr zw. 10 u. 12", "2026-11-20 ~10:00-12:00"],
  [
    "pt",
    "de segunda a quarta da semana que vem, sempre à tarde porque de manhã opero gatos",
    "2026-11-23..2026-11-25 ~afternoon",
  ],
  ["pt", "qualquer dia de 23 a 26, depois das 16h", "2026-11-23..2026-11-26 ~16:00-24:00"],
  ["pt", "tenho que sair até o meio-dia no máximo, quinta dia 26", "2026-11-26 ~00:00-12:00"],
  ["pt", "sexta entre as 10 e as 12", "2026-11-20 ~10:00-12:00"],
  ["en", "any day from the 1st to the 4th, mornings only", "2026-12-01..2026-12-04 ~morning"],
  ["en", "Thursday, must be gone by 4", "2026-11-19 ~00:00-16:00"],
  ["en", "Saturday 28th b/w 10 and 12", "2026-11-28 ~10:00-12:00"],
  ["en", "Tues or Weds next week but never before 2", "2026-11-24|2026-11-25 ~14:00-24:00 ?"],
  ["es", "entre el 1 y el 4 de diciembre, solo por las mañanas", "2026-12-01..2026-12-04 ~morning"],
  ["es", "el jueves, pero a las 4 tengo que estar ya en la calle", "2026-11-19 ~00:00-16:00"],
  ["es", "martes de 10 a 12 o así", "2026-11-24 ~10:00-12:00"],
  ["es", "cualquier día de lunes a miércoles que viene pero antes de las 11", "2026-11-23..2026-11-25 ~00:00-11:00"],
  ["fr", "n'importe quel matin du 1er au 4 décembre", "2026-12-01..2026-12-04 ~morning"],
  ["fr", "jeudi, mais à 16h je dois être partie", "2026-11-19 ~00:00-16:00"],
  ["fr", "samedi 28 entre 10h et midi", "2026-11-28 ~10:00-12:00"],
  ["de", "zwischen 1. und 4. Dezember, nur vormittags", "2026-12-01..2026-12-04 ~morning"],
  ["de", "Donnerstag, um 16 Uhr muss ich aber wieder weg", "2026-11-19 ~00:00-16:00"],
  ["de", "Sa 28.11. zw 10 und 12 Uhr", "2026-11-28 ~10:00-12:00"],
  ["pt", "qualquer dia entre 1 e 4 de dezembro, só de manhã", "2026-12-01..2026-12-04 ~morning"],
  ["pt", "quinta, mas às 16h tenho de estar despachada", "2026-11-19 ~00:00-16:00"],
  ["pt", "sábado 28 das 10 ao meio-dia", "2026-11-28 ~10:00-12:00"],
  ["en", "Wed 25th, in by 10 and out by 11", "2026-11-25 ~00:00-10:00 ?"],
  ["en", "from Monday to Thursday next week after half 3", "2026-11-23..2026-11-26 ~15:30-24:00"],
  ["es", "el miércoles 25 de 10 a 11 y media", "2026-11-25 ~10:00-11:30"],
  ["es", "de lunes a jueves de la próxima semana a partir de las 3 y media", "2026-11-23..2026-11-26 ~15:30-24:00"],
  ["fr", "mercredi 25 entre 10h et 11h30", "2026-11-25 ~10:00-11:30"],
  ["fr", "du lundi au jeudi la semaine prochaine à partir de 15h30", "2026-11-23..2026-11-26 ~15:30-24:00"],
  ["de", "Mittwoch 25. von 10 bis halb 12", "2026-11-25 ~10:00-11:30"],
  ["de", "Montag bis Donnerstag nächste Woche ab halb 4", "2026-11-23..2026-11-26 ~15:30-24:00"],
  ["pt", "quarta dia 25 entre as 10 e as 11 e meia", "2026-11-25 ~10:00-11:30"],
  ["pt", "de segunda a quinta da semana que vem a partir das 15h30", "2026-11-23..2026-11-26 ~15:30-24:00"],
])("%s: %s → %s", (language, text, read) => {
  expect(spokenReading(text, language)).toBe(read);
});
