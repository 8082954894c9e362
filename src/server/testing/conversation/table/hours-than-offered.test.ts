import { describe, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { expectTurns, type Wanted } from "./play-turns.ts";
import { pricedSalon } from "./priced-salon.ts";

type Row = readonly [Language, string, Wanted];

const than: readonly Row[] = [
  ["fr", "barbe avec ana jeudi à 9h … jeudi ok mais bien plus tard", { date: "2026-11-19", notStep: "summary" }],
  ["pt", "barba com a ana quinta às 9 … quinta sim, mas bem mais tarde", { date: "2026-11-19", notStep: "summary" }],
  [
    "en",
    "haircut with luis tuesday at 10 … thats too early for me",
    { date: "2026-11-24", notStep: "summary", says: ["1. 10:30"] },
  ],
  [
    "de",
    "Haarschnitt bei Luis am Dienstag um 10 … das ist mir zu früh",
    { date: "2026-11-24", notStep: "summary", says: ["1. 10:30"] },
  ],
  [
    "de",
    "Haarschnitt bei Ana am Montag um 10 … nein Dienstag … doch Montag, bloß später",
    { date: "2026-11-23", notStep: "summary", not: ["1. 10:00"] },
  ],
  [
    "es",
    "corte con luis el martes a las 10 … es muy temprano para mí",
    { date: "2026-11-24", notStep: "summary", says: ["1. 10:30"] },
  ],
  [
    "es",
    "corte con ana el lunes a las 10 … no mejor el martes … y el lunes pero mas tarde?",
    { date: "2026-11-23", notStep: "summary", not: ["1. 10:00"] },
  ],
  [
    "fr",
    "coupe avec ana lundi à 10h … lundi mais plus tard",
    { date: "2026-11-23", notStep: "summary", not: ["1. 10:00"] },
  ],
  [
    "fr",
    "coupe avec luis mardi à 10h … c'est trop tôt pour moi",
    { date: "2026-11-24", notStep: "summary", says: ["1. 10:30"] },
  ],
  [
    "fr",
    "coupe avec ana lundi à 10h … non mardi … finalement lundi mais plus tard",
    { date: "2026-11-23", notStep: "summary", not: ["1. 10:00"] },
  ],
  [
    "pt",
    "corte com o luis terça às 10 … é muito cedo pra mim",
    { date: "2026-11-24", notStep: "summary", says: ["1. 10:30"] },
  ],
  [
    "pt",
    "corte com a ana segunda às 10 … não, melhor terça … e na segunda mas mais tarde?",
    { date: "2026-11-23", notStep: "summary", not: ["1. 10:00"] },
  ],
];

describe("an hour other than the one offered is no yes to it", () => {
  test.each(than)("%s: %s", (language, turns, wanted) => {
    expectTurns(pricedSalon(language), turns, wanted);
  });
});
