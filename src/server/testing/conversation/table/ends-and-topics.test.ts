import { describe, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { expectTurns, type Wanted } from "./play-turns.ts";
import { pricedSalon } from "./priced-salon.ts";

type Row = readonly [Language, string, Wanted];

const ends: readonly Row[] = [
  [
    "en",
    "haircut before my sister's wedding on the 12th of december",
    { range: { from: "2026-11-18", to: "2026-12-11" } },
  ],
  ["en", "i need a haircut before my graduation, its on dec 4", { range: { from: "2026-11-18", to: "2026-12-03" } }],
  [
    "de",
    "Haarschnitt vor der Hochzeit meiner Schwester am 12. Dezember",
    { range: { from: "2026-11-18", to: "2026-12-11" } },
  ],
  [
    "de",
    "ich brauch noch vor meiner Abifeier am 4.12. einen Haarschnitt",
    { range: { from: "2026-11-18", to: "2026-12-03" } },
  ],
  [
    "es",
    "corte antes de la boda de mi hermana el 12 de diciembre",
    { range: { from: "2026-11-18", to: "2026-12-11" } },
  ],
  [
    "es",
    "necesito un corte antes de mi graduación que es el 4 de diciembre",
    { range: { from: "2026-11-18", to: "2026-12-03" } },
  ],
  ["fr", "une coupe avant le mariage de ma soeur le 12 décembre", { range: { from: "2026-11-18", to: "2026-12-11" } }],
  [
    "fr",
    "il me faut une coupe avant ma remise de diplôme qui est le 4 décembre",
    { range: { from: "2026-11-18", to: "2026-12-03" } },
  ],
  [
    "pt",
    "corte antes do casamento da minha irmã no dia 12 de dezembro",
    { range: { from: "2026-11-18", to: "2026-12-11" } },
  ],
  [
    "pt",
    "preciso de um corte antes da minha formatura que é dia 4 de dezembro",
    { range: { from: "2026-11-18", to: "2026-12-03" } },
  ],
];

describe("a wish that ends at an event ends the day before", () => {
  test.each(ends)("%s: %s", (language, turns, wanted) => {
    expectTurns(pricedSalon(language), turns, wanted);
  });
});

const lasts: readonly Row[] = [
  ["en", "haircut with ana tomorrow … the latest", { date: "2026-11-19", time: "16:00" }],
  ["en", "haircut with ana friday … latest you've got please", { time: "16:00" }],
  ["de", "Haarschnitt bei Ana morgen … den spätesten", { date: "2026-11-19", time: "16:00" }],
  ["de", "Haarschnitt bei Ana am Freitag … das Späteste was ihr habt", { time: "16:00" }],
  ["es", "corte con ana mañana … el último horario", { date: "2026-11-19", time: "16:00" }],
  ["es", "corte con ana el viernes … lo más tarde que tengas", { time: "16:00" }],
  ["fr", "coupe avec ana demain … le plus tard possible", { date: "2026-11-19", time: "16:00" }],
  ["fr", "coupe avec ana vendredi … le dernier créneau", { time: "16:00" }],
  ["pt", "corte com a ana amanhã … o último horário", { date: "2026-11-19", time: "16:00" }],
  ["pt", "corte com a ana sexta … o mais tarde que tiver", { time: "16:00" }],
];

describe("the last of a day is proposed, also where the list shows the first ones", () => {
  test.each(lasts)("%s: %s", (language, turns, wanted) => {
    expectTurns(pricedSalon(language), turns, wanted);
  });
});

const topics: readonly Row[] = [
  ["en", "is there parking", { keys: ["info.topicUnknown"] }],
  ["en", "can i park nearby?", { keys: ["info.topicUnknown"] }],
  ["de", "kann man bei euch parken?", { keys: ["info.topicUnknown"] }],
  ["de", "gibts da Parkplätze", { keys: ["info.topicUnknown"] }],
  ["es", "hay parking?", { keys: ["info.topicUnknown"] }],
  ["es", "dónde puedo estacionar", { keys: ["info.topicUnknown"] }],
  ["fr", "y a un parking ?", { keys: ["info.topicUnknown"] }],
  ["fr", "on peut se garer facilement ?", { keys: ["info.topicUnknown"] }],
  ["pt", "tem estacionamento?", { keys: ["info.topicUnknown"] }],
  ["pt", "dá pra estacionar perto?", { keys: ["info.topicUnknown"] }],
];

describe("what the owner said nothing about is said not to be known", () => {
  test.each(topics)("%s: %s", (language, turns, wanted) => {
    expectTurns(pricedSalon(language), turns, wanted);
  });
});

test("a day that is said apart from the event is the one that is wanted", () => {
  const said = "haircut before the wedding: with Luis, Friday the 20th, at 11";
  expectTurns(pricedSalon("en"), said, { date: "2026-11-20", time: "11:00" });
});
