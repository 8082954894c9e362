import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { spokenReading } from "../../testing/spoken-reading.ts";

// A coming day in a story, and an hour asked for in the next sentence; what is over stays over.

test.each<[Language, string, string]>([
  ["en", "I've got the day off on the 7th of December. Could you do 11?", "2026-12-07 11:00"],
  ["en", "I'm off on friday. would 2 work?", "2026-11-20 14:00"],
  ["en", "boss gave me the 4th of December off! half three?", "2026-12-04 15:30"],
  ["en", "kids are at their dad's on the 28th. could i come at 11?", "2026-11-28 11:00"],
  ["en", "last Tuesday I was in and loved it. could you do 3?", "15:00"],
  ["en", "My mum came on Saturday, she loved it. Can I have 2pm?", "14:00"],
  ["en", "they gave me next Monday off. can you do 10?", "2026-11-23 10:00"],
  ["en", "my shift got swapped so I'm free on the 3rd of December. shall we say 4pm?", "2026-12-03 16:00"],
  ["de", "Am 4. Dezember hab ich frei bekommen. Ginge halb vier?", "2026-12-04 15:30"],
  ["de", "Mein Chef hat mir den 4. Dezember freigegeben! Sagen wir 11:30?", "2026-12-04 11:30"],
  ["de", "Ich habe am Freitag Urlaub. Hätten Sie um 14 Uhr was?", "2026-11-20 14:00"],
  ["de", "Am Samstag war ich bei Ihnen, war super. Geht 15 Uhr?", "15:00"],
  ["de", "Letzten Dienstag hat mir Ana die Haare geschnitten. Ginge 15 Uhr?", "15:00"],
  ["de", "Die Schule hat den 30. November freigegeben. Passt 10 Uhr?", "2026-11-30 10:00"],
  ["es", "me han dado libre el 4 de diciembre. ¿puede ser a las 11:30?", "2026-12-04 11:30"],
  ["es", "mi jefe me dio el 4 de diciembre!! te va a las 11 y media?", "2026-12-04 11:30"],
  ["es", "el viernes libro. ¿podría ser a las 4?", "2026-11-20 16:00"],
  ["es", "el sábado fui y quedó genial. ¿puede ser a las 3?", "15:00"],
  ["es", "el martes pasado me cortó Ana. ¿tienes a las 3?", "15:00"],
  ["es", "me cambiaron el turno del 30 de noviembre. ¿a las 10?", "2026-11-30 10:00"],
  ["fr", "mon chef m'a donné le 4 décembre ! 11h30 ça irait ?", "2026-12-04 11:30"],
  ["fr", "j'ai posé mon vendredi. vous auriez 14h ?", "2026-11-20 14:00"],
  ["fr", "samedi je suis venue, c'était top. vous avez 15h ?", "15:00"],
  ["fr", "mardi dernier Ana m'a coupé les cheveux. 15h c'est possible ?", "15:00"],
  ["fr", "j'ai obtenu mon 30 novembre. on dit 10h ?", "2026-11-30 10:00"],
  ["fr", "ils m'ont libérée le 3 décembre !! possible à 16h ?", "2026-12-03 16:00"],
  ["pt", "meu chefe me liberou dia 4 de dezembro!! pode ser 11h30?", "2026-12-04 11:30"],
  ["pt", "consegui folga na sexta. dá às 14h?", "2026-11-20 14:00"],
  ["pt", "tô de folga dia 30. tem às 10?", "2026-11-30 10:00"],
  ["pt", "sábado fui aí e adorei. tem às 15h?", "15:00"],
  ["pt", "terça passada a Ana cortou meu cabelo. pode ser às 15h?", "15:00"],
  ["pt", "me deram o dia 3 de dezembro livre. fechamos 16h?", "2026-12-03 16:00"],
  ["en", "They let me have the 7th of December. Is half ten free?", "2026-12-07 10:30"],
  ["en", "My wedding was on the 4th of July. Could you do 3pm?", "15:00"],
  ["en", "you cut my fringe on friday and I loved it. could you do 3pm?", "15:00"],
  ["de", "Ich war am 4. November bei Ihnen. Geht 15 Uhr?", "15:00"],
  ["fr", "j'ai adoré ma coupe du 4 novembre. 15h possible ?", "15:00"],
  ["es", "el 4 de noviembre me cortasteis genial. ¿a las 15h?", "15:00"],
  ["pt", "dia 4 de novembro adorei o corte. tem 15h?", "15:00"],
])('the %s message "%s" means %s', (language, text, expected) => {
  expect(spokenReading(text, language)).toBe(expected);
});
