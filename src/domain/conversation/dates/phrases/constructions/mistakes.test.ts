import { expect, test } from "vitest";
import type { Language } from "../../../../languages.ts";
import { spokenReading } from "../../testing/spoken-reading.ts";

// A wrong day put right, the day before one that doesn't suit, hours that are too early.

test.each<[Language, string, string]>([
  ["en", "oops wrong day. it was wednesday 25th", "2026-11-25"],
  ["en", "my mistake, it was meant to be the 26th at 3", "2026-11-26 15:00"],
  ["fr", "mince, mauvais jour. c'était mercredi 25", "2026-11-25"],
  ["es", "uy, día equivocado. era el miércoles 25", "2026-11-25"],
  ["es", "mm no me cuadra el sábado, ponlo el miércoles 25 a las 15", "2026-11-25 15:00 not Saturday"],
  ["de", "ups, falscher Tag. es war Mittwoch der 25.", "2026-11-25"],
  ["pt", "opa, data errada. era quarta 25 às 10", "2026-11-25 10:00"],
  ["en", "not bothered when on friday, just not before 10", "2026-11-20 ~10:00-24:00"],
  ["pt", "em vez de sexta pode ser na véspera?", "2026-11-19 not Friday"],
  ["es", "en vez del viernes puede ser la víspera?", "2026-11-19 not Friday"],
  ["es", "la víspera de la boda de mi prima", "-"],
  ["fr", "au lieu de vendredi, la veille ?", "2026-11-19 not Friday"],
  ["de", "statt Freitag lieber am Vortag", "2026-11-19 not Friday"],
  ["de", "Montag um 9 ist mir doch zu früh, mach 12 draus", "2026-11-23 12:00"],
  ["de", "Montag um 9 ist mir leider zu früh, lieber um 12", "2026-11-23 12:00"],
  ["es", "el lunes a las 9 es muy temprano, mejor a las 12", "2026-11-23 12:00"],
  ["pt", "segunda às 9 é muito cedo, melhor às 12", "2026-11-23 12:00"],
  ["fr", "lundi 9h c'est trop tôt, plutôt midi", "2026-11-23 12:00"],
  ["en", "monday at 9 is too early for me, make it 12", "2026-11-23 12:00"],
])('the %s message "%s" means %s', (language, text, expected) => {
  expect(spokenReading(text, language)).toBe(expected);
});
