import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Hours that are left when others are excepted.

test.each<[Language, string, string]>([
  ["en", "friday 27th anytime except before 11", "2026-11-27 ~11:00-24:00"],
  ["en", "dec 9 whenever, bar after 4", "2026-12-09 ~00:00-16:00"],
  ["en", "any time on the 30th apart from before 10", "2026-11-30 ~10:00-24:00"],
  ["en", "tuesday, anything but before half nine", "2026-11-24 ~09:30-24:00"],
  ["en", "monday, except mornings", "2026-11-23 ~12:00-24:00"],
  ["en", "thursday the 26th, any time other than after 5", "2026-11-26 ~00:00-17:00"],
  ["en", "anytime tuesday except between 12 and 2", "2026-11-24"],
  ["en", "friday except before 10 and after 3", "2026-11-20 ~10:00-15:00"],
  ["en", "sat 28th all day excluding before 11am", "2026-11-28 ~11:00-24:00"],
  ["de", "freitag den 27. jederzeit außer vor 11", "2026-11-27 ~11:00-24:00"],
  ["de", "am 9.12. egal wann, nur nicht nach 16 Uhr", "2026-12-09 ~00:00-16:00"],
  ["de", "am Montag immer ausser vormittags", "2026-11-23 ~12:00-24:00"],
  ["de", "Dienstag, ausgenommen vor halb zehn", "2026-11-24 ~09:30-24:00"],
  ["de", "am 30.11. außer zwischen 12 und 14 Uhr", "2026-11-30"],
  ["de", "Freitag außer vor 10 und nach 15 Uhr", "2026-11-20 ~10:00-15:00"],
  ["de", "Samstag, bloß nicht vor 11", "2026-11-21 ~11:00-24:00"],
  ["es", "el viernes 27 cuando sea excepto antes de las 11", "2026-11-27 ~11:00-24:00"],
  ["es", "el 9 de diciembre salvo después de las 4", "2026-12-09 ~00:00-16:00"],
  ["es", "el lunes a cualquier hora menos por la mañana", "2026-11-23 ~12:00-24:00"],
  ["es", "el martes, quitando antes de las nueve y media, cuando quieras", "2026-11-24 ~09:30-24:00"],
  ["es", "el jueves 26 menos después de las 17, lo que tengas", "2026-11-26 ~00:00-17:00"],
  ["es", "el 30 menos entre las 12 y las 2", "2026-11-30"],
  ["es", "el viernes menos antes de las 10 y después de las 3", "2026-11-20 ~10:00-15:00"],
  ["es", "el sábado que no sea antes de las 11", "2026-11-21 ~11:00-24:00"],
  ["fr", "vendredi 27 à tout moment excepté avant 11h", "2026-11-27 ~11:00-24:00"],
  ["fr", "le 9 décembre sauf après 16h", "2026-12-09 ~00:00-16:00"],
  ["fr", "lundi sauf le matin", "2026-11-23 ~12:00-24:00"],
  ["fr", "mardi, hormis avant 9h30, ça me va", "2026-11-24 ~09:30-24:00"],
  ["fr", "jeudi 26 quand vous voulez à part après 17h", "2026-11-26 ~00:00-17:00"],
  ["fr", "le 30 sauf entre 12h et 14h", "2026-11-30"],
  ["fr", "vendredi sauf avant 10h et après 15h", "2026-11-20 ~10:00-15:00"],
  ["fr", "samedi mais pas avant 11h", "2026-11-21 ~11:00-24:00"],
  ["pt", "sexta 27 qualquer hora exceto antes das 11", "2026-11-27 ~11:00-24:00"],
  ["pt", "dia 9 de dezembro menos depois das 16h", "2026-12-09 ~00:00-16:00"],
  ["pt", "segunda a qualquer hora menos de manhã", "2026-11-23 ~12:00-24:00"],
  ["pt", "terça, tirando antes das nove e meia, tanto faz", "2026-11-24 ~09:30-24:00"],
  ["pt", "quinta 26 fora depois das 17 pode ser qualquer hora", "2026-11-26 ~00:00-17:00"],
  ["pt", "dia 30 menos entre 12 e 14h", "2026-11-30"],
  ["pt", "sexta menos antes das 10 e depois das 15", "2026-11-20 ~10:00-15:00"],
  ["pt", "sábado, só não antes das 11", "2026-11-21 ~11:00-24:00"],
])('the %s message "%s" means %s', (language, text, expected) => {
  expect(spokenReading(text, language)).toBe(expected);
});
