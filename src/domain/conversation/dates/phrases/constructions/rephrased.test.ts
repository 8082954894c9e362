import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { spokenReading } from "../../testing/spoken-reading.ts";

// The same turns in other words.

test.each<[Language, string, string]>([
  ["en", "I can do any time on the 3rd of december except after 2", "2026-12-03 ~00:00-14:00"],
  ["en", "not bothered when on friday, just not before 10", "2026-11-20 ~10:00-24:00"],
  ["en", "wednesday 25th, aside from before noon", "2026-11-25 ~12:00-24:00"],
  ["en", "ok for twenty to five on thursday?", "2026-11-19 16:40"],
  ["en", "got the 1st of december off work, half ten ok?", "2026-12-01 10:30"],
  ["en", "take care, see you then on thursday x", "-"],
  ["en", "the 8th rather than the 9th please, 11am", "2026-12-08 11:00 not 2026-12-09"],
  ["de", "am 3. Dezember, alles außer nach 14 Uhr", "2026-12-03 ~00:00-14:00"],
  ["de", "Donnerstag zwanzig vor fünf", "2026-11-19 16:40"],
  ["de", "am 1.12. hab ich Urlaub, geht da halb elf?", "2026-12-01 10:30"],
  ["de", "sehe euch dann alle Donnerstag, tschüss", "-"],
  ["de", "lieber den 8. statt den 9. Dezember, 11 Uhr", "2026-12-08 11:00 not 2026-12-09"],
  ["es", "el 3 de diciembre cualquier hora salvo después de las 2", "2026-12-03 ~00:00-14:00"],
  ["es", "el jueves a las cinco menos veinte", "2026-11-19 16:40"],
  ["es", "el 1 de diciembre libro, ¿a las diez y media?", "2026-12-01 10:30"],
  ["es", "nos vemos todas allí el jueves, chao", "-"],
  ["es", "mejor el 8 de diciembre que el 9, a las 11", "2026-12-08 11:00 not 2026-12-09"],
  ["fr", "le 3 décembre n'importe quelle heure sauf après 14h", "2026-12-03 ~00:00-14:00"],
  ["fr", "jeudi à cinq heures moins vingt", "2026-11-19 16:40"],
  ["fr", "je suis en congé le 1er décembre. 10h30 possible ?", "2026-12-01 10:30"],
  ["fr", "bon on se voit tous ensemble jeudi, bisous", "-"],
  ["fr", "plutôt le 8 décembre que le 9, 11h", "2026-12-08 11:00 not 2026-12-09"],
  ["pt", "dia 3 de dezembro qualquer hora exceto depois das 14", "2026-12-03 ~00:00-14:00"],
  ["pt", "quinta às vinte para as cinco", "2026-11-19 16:40"],
  ["pt", "peguei folga dia 1 de dezembro. 10h30 rola?", "2026-12-01 10:30"],
  ["pt", "a gente se vê todos na quinta, beijo", "-"],
  ["pt", "melhor dia 8 de dezembro do que dia 9, 11h", "2026-12-08 11:00 not 2026-12-09"],
])('the %s message "%s" means %s', (language, text, expected) => {
  expect(spokenReading(text, language)).toBe(expected);
});
