import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Farewells with words in between, words of a region, slips that are words of their own.

test.each<[Language, string, string]>([
  ["en", "thanks, see you both Friday!", "-"],
  ["en", "see you lovely lot on friday", "-"],
  ["en", "see everyone on Monday", "-"],
  ["en", "cheers, see yous tuesday", "-"],
  ["en", "great, see you guys all next week", "-"],
  ["de", "danke, wir sehen uns dann alle am Freitag!", "-"],
  ["de", "bis dann also am Freitag, tschüss", "-"],
  ["de", "danke, man sieht sich dann Montag", "-"],
  ["es", "gracias, nos vemos todos el viernes!", "-"],
  ["es", "nos vemos entonces por ahí el lunes", "-"],
  ["es", "os veo a todas el viernes", "-"],
  ["fr", "merci, on se voit tous vendredi !", "-"],
  ["fr", "on se revoit donc lundi, bises", "-"],
  ["fr", "je vous vois toutes vendredi", "-"],
  ["pt", "obrigada, nos vemos todos na sexta!", "-"],
  ["pt", "a gente se vê então na segunda", "-"],
  ["pt", "vejo vocês todos na sexta", "-"],
  ["en", "the morra at ten", "2026-11-19 10:00"],
  ["en", "friday forenoon", "2026-11-20 ~morning"],
  ["en", "tuesday arvo", "2026-11-24 ~afternoon"],
  ["en", "the morrow at 2", "2026-11-19 14:00"],
  ["es", "el viernes en la tardecita", "2026-11-20 ~afternoon"],
  ["es", "alguna mañanita me sirve", "~morning"],
  ["es", "cualquier tarde", "~afternoon"],
  ["es", "el vienes a las 4", "2026-11-20 16:00"],
  ["es", "vienes a casa a las 3?", "15:00"],
  ["es", "el vienes 27 por la tarde", "2026-11-27 ~afternoon"],
  ["es", "este vienes a las 10", "2026-11-20 10:00"],
  ["pt", "dpois de amanha as 10", "2026-11-20 10:00"],
  ["pt", "depois d amanhã 15h", "2026-11-20 15:00"],
  ["pt", "sexta dps das 14", "2026-11-20 ~14:00-24:00"],
  ["pt", "qualquer tardinha", "~15:30-19:00"],
  ["pt", "dpois das 14 na sexta", "2026-11-20 ~14:00-24:00"],
  ["fr", "apres demin à 10h", "2026-11-20 10:00"],
  ["fr", "vendredi ds l'aprem", "2026-11-20 ~afternoon"],
  ["de", "übermogen um 10", "2026-11-20 10:00"],
  ["de", "am Fretag um 15 Uhr", "2026-11-20 15:00"],
])('the %s message "%s" means %s', (language, text, expected) => {
  expect(spokenReading(text, language)).toBe(expected);
});
