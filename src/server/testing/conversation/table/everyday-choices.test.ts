import { describe, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { expectTurns, type Wanted } from "./play-turns.ts";
import { pricedSalon, salonWithOwn } from "./priced-salon.ts";

type Row = readonly [Language, string, Wanted];

const moves: readonly Row[] = [
  ["de", "kann man das auf die Woche drauf verschieben gleiche Zeit", { date: "2026-11-27", time: "11:00" }],
  ["es", "pásalo pa la otra semana misma hora", { date: "2026-11-27", time: "11:00" }],
  ["fr", "décalez ça à la semaine d'après, même heure", { date: "2026-11-27", time: "11:00" }],
  ["pt", "joga pra outra semana mesmo horário", { date: "2026-11-27", time: "11:00" }],
  ["pt", "passa pra semana a seguir, à mesma hora", { date: "2026-11-27", time: "11:00" }],
];

describe("the week after, at the same time", () => {
  test.each(moves)("%s: %s", (language, turns, wanted) => {
    expectTurns(salonWithOwn(language), turns, wanted);
  });
});

const choices: readonly Row[] = [
  ["de", "Haarschnitt bei Ana am Freitag … i nimm des dritte", { time: "10:00" }],
  ["fr", "coupe avec ana vendredi … ben le deuxième alors", { time: "09:30" }],
  ["en", "haircut with ana friday … 10 will do grand", { date: "2026-11-20", time: "10:00" }],
  ["en", "haircut with ana friday … i'll go wi the second", { date: "2026-11-20", time: "09:30" }],
  ["en", "haircut with ana friday … the 4th one but with luis", { agent: "luis", date: "2026-11-20", time: "10:30" }],
  ["en", "haircut with ana friday … eleven does me", { date: "2026-11-20", time: "11:00" }],
  ["de", "Haarschnitt bei Ana am Freitag … elf passt a", { date: "2026-11-20", time: "11:00" }],
  ["de", "Haarschnitt bei Ana am Freitag … zehne geht a", { date: "2026-11-20", time: "10:00" }],
  ["de", "Haarschnitt bei Ana am Freitag … nehm ma halt das erste", { date: "2026-11-20", time: "09:00" }],
  [
    "de",
    "Haarschnitt bei Ana am Freitag … das vierte aber beim Luis",
    { agent: "luis", date: "2026-11-20", time: "10:30" },
  ],
  ["es", "corte con ana el viernes … dale la segunda", { date: "2026-11-20", time: "09:30" }],
  ["es", "corte con ana el viernes … la cuarta pero con luis", { agent: "luis", date: "2026-11-20", time: "10:30" }],
  ["es", "corte con ana el viernes … me late la primera", { date: "2026-11-20", time: "09:00" }],
  ["fr", "coupe avec ana vendredi … le 4e mais avec luis", { agent: "luis", date: "2026-11-20", time: "10:30" }],
  ["pt", "corte com a ana sexta … 11 tá ótimo", { date: "2026-11-20", time: "11:00" }],
  ["pt", "corte com a ana sexta … o quarto mas com o luis", { agent: "luis", date: "2026-11-20", time: "10:30" }],
  ["pt", "corte com a ana sexta … pode ser a das 10", { date: "2026-11-20", time: "10:00" }],
  ["pt", "corte com a ana sexta … fechou no primeiro", { date: "2026-11-20", time: "09:00" }],
];

describe("a row or an hour in everyday words", () => {
  test.each(choices)("%s: %s", (language, turns, wanted) => {
    expectTurns(pricedSalon(language), turns, wanted);
  });
});
