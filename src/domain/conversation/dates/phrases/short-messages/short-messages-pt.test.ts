import { expect, test } from "vitest";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Exact days and hours in short messages, and times that are refused beside them.

test.each([
  ["bom dia, dia 3 do mês que vem, às duas e dez?", "2026-12-03 14:10"],
  ["só estou aqui sexta e sábado, antes do meio-dia", "2026-11-20|2026-11-21 ~00:00-12:00 ?"],
  ["posso passar aí em meia hora", "2026-11-18 10:30"],
  ["me marca na última sexta de novembro, quatro e meia", "2026-11-27 16:30"],
  ["anteontem liguei e ninguém atendeu. enfim, sexta às 10?", "2026-11-20 10:00"],
  ["depois do dia 25 mas antes do dia 1", "2026-11-26..2026-11-30"],
  ["vamos de 9 de dezembro, onze e meia", "2026-12-09 11:30"],
  ["dia 24 mais à tarde, a partir das 4", "2026-11-24 ~16:00-24:00"],
  ["uma semana antes da véspera de natal, às 10", "2026-12-17 10:00"],
  ["duas e meia, não três e meia, na sexta", "2026-11-20 14:30"],
  ["quinta entre duas e meia e três", "2026-11-19 ~14:30-15:00"],
  ["ela disse 15 reais pra criança, sábado 10h30 dá?", "2026-11-21 10:30"],
  ["terça ao meio-dia e quinze", "2026-11-24 12:15"],
  ["quinta, 26 de novembro, dezessete e quinze", "2026-11-26 17:15"],
  ["mês que vem, dia 14", "2026-12-14"],
  ["amanhã lá pelas três e quinze", "2026-11-19 15:15"],
  ["segunda ou terça, mas só à tarde", "2026-11-23|2026-11-24 ~afternoon ?"],
  ["a partir de quarta que vem tô livre", "2026-11-25..2026-12-08"],
  ["terça, 1º de dezembro, 9h", "2026-12-01 09:00"],
  ["sábado às 11 menos um quarto", "2026-11-21 10:45"],
])("the phrase %s means %s", (text, expected) => {
  expect(spokenReading(text, "pt")).toBe(expected);
});
