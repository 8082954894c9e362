import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Slips of the thumb, and what is put right in the same message.

test.each<[Language, string, string]>([
  ["en", "Not the 25th, the 26th. And 3 not 2", "2026-11-26 15:00 not 2026-11-25"],
  ["en", "thrusday at 16;30 pls", "2026-11-19 16:30"],
  ["en", "satruday not tis one, the next, 28th at 11.30", "2026-11-28 11:30"],
  ["en", "Fri at 10, no hang on 11, no 11:30", "2026-11-20 11:30"],
  ["en", "tuesady hafl past tow", "2026-11-24 14:30"],
  ["es", "no el 24, el 23. Y a las 11, no a las 10", "2026-11-23 11:00 not 2026-11-24"],
  ["es", "vierens a las 16;30 porfa", "2026-11-20 16:30"],
  ["es", "sabdo no este, el otro, el 28, a las onse y media", "2026-11-28 11:30"],
  ["es", "el marts a las trs de la tarde", "2026-11-24 15:00"],
  ["fr", "pas le 24, le 23. Et 11h pas 10h", "2026-11-23 11:00 not 2026-11-24"],
  ["fr", "vendredri à 16;30 svp", "2026-11-20 16:30"],
  ["fr", "samdi pas celui-là, l'autre, le 28, onze heure et demi", "2026-11-28 11:30 not 2026-11-21"],
  ["fr", "merdredi prochain a 15h", "2026-11-25 15:00"],
  ["de", "nicht den 24., den 23. Und 11 statt 10", "2026-11-23 11:00 not 2026-11-24"],
  ["de", "Feritag um 16;30 bitte", "2026-11-20 16:30"],
  ["de", "Donerstag um 10, ne doch 11", "2026-11-19 11:00"],
  ["pt", "não dia 24, dia 23. E às 11, não às 10", "2026-11-23 11:00 not 2026-11-24"],
  ["pt", "quita-feira ás 16;30", "2026-11-19 16:30"],
  ["pt", "seguda às 9h30 pfv", "2026-11-23 09:30"],
  ["en", "wendesday the 25th, no sorry the 26th, same 2pm", "2026-11-26 14:00"],
  ["en", "Fridya at tne thirty", "2026-11-20 10:30"],
  ["en", "3pm tmrw no make that 4", "2026-11-19 16:00"],
  ["en", "Not Monday, Tuesday. And 2 rather than 3", "2026-11-24 14:00 not Monday"],
  ["es", "el jueves 27, digo viernes 27, a las 12", "2026-11-27 12:00"],
  ["es", "mañna a las cutro", "2026-11-19 16:00"],
  ["es", "no el lunes, el martes. Y a las 2, no a las 3", "2026-11-24 14:00 not Monday"],
  ["es", "sabado a las 11,30", "2026-11-21 11:30"],
  ["fr", "jeuid à 15h, non pardon vendredi à 15h", "2026-11-20 15:00"],
  ["fr", "pas lundi, mardi. Et 14h, pas 15h", "2026-11-24 14:00 not Monday"],
  ["fr", "smaedi 11h30", "2026-11-21 11:30"],
  ["de", "Dinestag um halb elv", "2026-11-24 10:30"],
  ["de", "nicht Montag, Dienstag. Und 14 statt 15 Uhr", "2026-11-24 14:00 not Monday"],
  ["de", "Freitga um 10,30 Uhr", "2026-11-20 10:30"],
  ["pt", "qunita às 15h, aliás sexta às 15h", "2026-11-20 15:00"],
  ["pt", "não segunda, terça. E às 14, não às 15", "2026-11-23|2026-11-24 14:00 ?"],
  ["pt", "sabdao as 11,30", "2026-11-21 11:30"],
])("%s: %s → %s", (language, text, read) => {
  expect(spokenReading(text, language)).toBe(read);
});
