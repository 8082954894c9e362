import { expect, test } from "vitest";
import { spokenReading } from "../../testing/spoken-reading.ts";

// As people type on the phone: when they can and when they can't, limits, contrasts, slips, feasts, regional forms, and
// numbers that are no dates.

test.each<[string, string]>([
  ["sexta 11", "2026-12-11 ?"],
  ["quinta dia 26 as 17h15", "2026-11-26 17:15"],
  ["trabalho ate as 5 na quinta, entao depois disso", "2026-11-19 ~17:00-24:00"],
  ["segunda to livre ate meio dia", "2026-11-23 ~00:00-12:00"],
  ["nao posso antes das 16h na sexta", "2026-11-20 ~16:00-24:00"],
  ["prefiro de manha do que a tarde, quinta", "2026-11-19 ~morning"],
  ["quinta nao, sexta as 10", "2026-11-20 10:00 not Thursday"],
  ["melhor sexta que quinta, la pelas 11", "2026-11-20 11:00 not Thursday"],
  ["qualquer dia menos segunda", "- not Monday"],
  ["semana que vem menos sexta", "2026-11-23..2026-11-29 not Friday"],
  ["dia 24... nao, pera, 25 as 9 e meia", "2026-11-25 09:30 not 2026-11-24"],
  ["quinta dia 25 as 16h", "2026-11-25|2026-11-26 16:00 ?"],
  ["terça ou quarta a tarde", "2026-11-24|2026-11-25 ~afternoon ?"],
  ["meio dia e meia amanha", "2026-11-19 12:30"],
  ["segunda que vem as 15h30", "2026-11-23 15:30"],
  ["daqui a oito dias as 4", "2026-11-25 16:00"],
  ["pra semana, na quinta as 10", "2026-11-26 10:00"],
  ["a 3 de dezembro às 10h", "2026-12-03 10:00"],
  ["sabdo de manha 10:30", "2026-11-21 10:30"],
  ["véspera de natal às 9h", "2026-12-24 09:00"],
  ["reveillon umas 10h", "2026-12-31 10:00"],
  ["tenho 2 filhos de 4 e 6 anos, sabado 10h", "2026-11-21 10:00"],
  ["sao 25 reais ne? quinta 15h", "2026-11-19 15:00"],
  ["faz 3 meses que nao vou, amanha 10h?", "2026-11-19 10:00"],
  ["meu numero é 11 98765-4321, sexta 14h", "2026-11-20 14:00"],
  ["ate sexta!", "-"],
  ["quarta dia 4 fui ai e tava fechado", "-"],
  ["no primeiro sabado de dezembro", "2026-12-05"],
  ["fim do mes, de manha", "2026-11-21..2026-11-30 ~morning"],
  ["saio as 18h na terça, entao 18h30", "2026-11-24 18:30"],
  ["dez da matina no sabado", "2026-11-21 10:00"],
  ["hj nao da, amanha as 14h", "2026-11-19 14:00 not 2026-11-18"],
  ["todo dia menos terça e quinta", "- not Tuesday, Thursday"],
  ["quinze pras cinco na sexta", "2026-11-20 16:45"],
  ["domingo 29 umas 11h", "2026-11-29 11:00"],
  ["até sexta se possivel", "2026-11-18..2026-11-20"],
  ["a partir de segunda de manha", "2026-11-23..2026-12-06 ~morning"],
  ["5 da tarde dia 30", "2026-11-30 17:00"],
  ["so depois da quarta que vem", "2026-11-26..2026-12-09"],
  ["sabado, mas nao esse, o outro, as 11", "2026-11-28 11:00 not 2026-11-21"],
])("%s → %s", (text, expected) => {
  expect(spokenReading(text, "pt")).toBe(expected);
});
