import { describe, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { expectTurns, type Wanted } from "./play-turns.ts";
import { pricedSalon } from "./priced-salon.ts";

type Row = readonly [Language, string, Wanted];

const prices: readonly Row[] = [
  ["fr", "c'est quoi le prix pour un p'tit bout de 4 ans, une coupe", { says: ["19,50"], not: ["34"] }],
  ["de", "was nehmts ihr fürn Haarschnitt vom Zwergerl", { says: ["19,50"], not: ["34"] }],
  ["en", "haircut with ana tomorrow at 3 … same day, just a bit earlier", { date: "2026-11-19", notStep: "summary" }],
  ["en", "how much is a kiddie cut", { says: ["19.50"], not: ["34"] }],
  ["en", "price for a little ones haircut?", { says: ["19.50"], not: ["34"] }],
  ["en", "how much for a bairn's haircut", { says: ["19.50"], not: ["34"] }],
  ["en", "how much would a haircut for my wee girl be", { says: ["19.50"], not: ["34"] }],
  [
    "de",
    "Haarschnitt bei Ana morgen um 15 Uhr … gleicher Tag, nur bisschen eher",
    { date: "2026-11-19", notStep: "summary" },
  ],
  ["de", "was kostet der Haarschnitt für die Kleinen", { says: ["19,50"], not: ["34"] }],
  ["de", "wie viel kost a Haarschnitt für an Buam", { says: ["19,50"], not: ["34"] }],
  ["de", "was kostet Haareschneiden für meinen Lütten", { says: ["19,50"], not: ["34"] }],
  ["de", "Preis Haarschnitt Knirps?", { says: ["19,50"], not: ["34"] }],
  ["de", "wie teuer ist ein Schnitt für ein Mädel von 7", { says: ["19,50"], not: ["34"] }],
  ["es", "a cómo el corte de pelo para un chamaco", { says: ["19,50"], not: ["34"] }],
  ["es", "cuánto cobran por cortarle el pelo a un pibe", { says: ["19,50"], not: ["34"] }],
  ["es", "corte de chiquito cuánto es", { says: ["19,50"], not: ["34"] }],
  ["es", "cuánto sale el corte de nena", { says: ["19,50"], not: ["34"] }],
  ["fr", "c'est combien la coupe pour les petits", { says: ["19,50"], not: ["34"] }],
  ["fr", "prix coupe gamin ?", { says: ["19,50"], not: ["34"] }],
  ["fr", "combien pour couper les cheveux d'un minot", { says: ["19,50"], not: ["34"] }],
  ["pt", "quanto é o corte de miúdo", { says: ["19,50"], not: ["34"] }],
  ["pt", "quanto tá cortar o cabelo do piá", { says: ["19,50"], not: ["34"] }],
  ["pt", "quanto fica o corte pra pequena", { says: ["19,50"], not: ["34"] }],
  ["pt", "valor do corte de menino", { says: ["19,50"], not: ["34"] }],
];

describe("a child has the price of its own service", () => {
  test.each(prices)("%s: %s", (language, turns, wanted) => {
    expectTurns(pricedSalon(language), turns, wanted);
  });
});
