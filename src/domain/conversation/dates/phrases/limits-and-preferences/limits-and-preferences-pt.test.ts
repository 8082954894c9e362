import { expect, test } from "vitest";
import { spokenReading } from "../../testing/spoken-reading.ts";

// Requests with limits on both sides, preferences, corrections, ages and counts beside them.

test.each([
  ["na semana depois da próxima, de preferência de manhã", "2026-11-30..2026-12-06 ~morning"],
  ["qualquer fim de tarde dessa semana, depois das cinco e meia", "2026-11-18..2026-11-22 ~17:30-24:00"],
  ["pensei no dia dez de dezembro, vinte pras quatro", "2026-12-10 15:40"],
  ["Terça é melhor. Dez horas.", "2026-11-24 10:00"],
  ["desculpa, era pra quinta, não sexta, às 2", "2026-11-19 14:00 not Friday"],
  ["prefiro sexta a sábado, por volta da uma", "2026-11-20 13:00 not Saturday"],
  ["onze e quinze, de amanhã a oito", "2026-11-26 11:15"],
  ["tem algo sábado entre dez e meio-dia?", "2026-11-21 ~10:00-12:00"],
  ["até dia 30 no máximo, tenho um casamento", "2026-11-18..2026-11-30"],
  ["minha avó (82 anos!) quer ir quinta dia 26 às 10", "2026-11-26 10:00"],
  ["2 adultos e 1 criança, sexta 15h30", "2026-11-20 15:30"],
  ["tô no quarto 214, posso descer hoje às 5?", "2026-11-18 17:00 ?"],
  ["sábado passado foi maravilhoso, obrigada Ana", "-"],
  ["a gente casou dia 3 e o cabelo ficou lindo", "-"],
  ["feliz sexta pra todas!", "-"],
  ["das duas às quatro, amanhã ou sexta", "2026-11-19|2026-11-20 ~14:00-16:00 ?"],
  ["não antes das 10 nem depois das 12, na segunda", "2026-11-23 ~10:00-12:00"],
  ["na primeira segunda depois do ano novo às 11", "2027-01-04 11:00"],
  ["lá pelo dia 21 de dezembro, no fim da tarde", "2026-12-21 ~15:30-19:00"],
  ["ah quinta? não, tenho aula. sexta tipo 4 e meia", "2026-11-20 16:30"],
  ["amanah de manha 10h", "2026-11-19 10:00"],
  [
    "todo dia dá menos terça e quinta, semana que vem, de manhã",
    "2026-11-23..2026-11-29 ~morning not Tuesday, Thursday",
  ],
  ["daqui a três semanas, na quarta, ao meio-dia", "2026-12-09 12:00"],
  ["30 de nov 13h... não, 14h", "2026-11-30 14:00"],
  ["às nove e meia da manhã do dia vinte e cinco", "2026-11-25 09:30"],
  ["na manhã do dia 27, umas dez", "2026-11-27 10:00"],
  ["dia 1 em vez do dia 2, mesmo horário, 15h", "2026-12-01 15:00 not 2026-12-02"],
  ["17h45 na segunda ou na quarta", "2026-11-23|2026-11-25 17:45 ?"],
  ["depois de amanhã quatro e meia se der", "2026-11-20 16:30"],
  ["só às sextas depois das 15h", "2026-11-20 ~15:00-24:00"],
  ["qua 25 às 12h30, senão qui 26", "2026-11-25|2026-11-26 12:30 ?"],
  ["saindo do escritório, tipo cinco e meia, na terça", "2026-11-24 17:30"],
  ["segunda-feira às 15 menos um quarto", "2026-11-23 14:45"],
  ["na quinta à tardinha", "2026-11-19 ~15:30-19:00"],
])("the phrase %s means %s", (text, expected) => {
  expect(spokenReading(text, "pt")).toBe(expected);
});
