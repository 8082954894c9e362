import { describe, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { expectTurns, type Wanted } from "./play-turns.ts";
import { pricedSalon } from "./priced-salon.ts";

type Row = readonly [Language, string, Wanted];

const halves: readonly Row[] = [
  ["en", "how much is a haircut and do you take amex", { says: ["34"], keys: ["info.topicUnknown"] }],
  ["en", "what do a haircut and a beard trim cost together", { says: ["34", "18"] }],
  ["en", "how much is a haircut? what else do you do", { says: ["34", "Balayage"] }],
  ["en", "how much is the fringe trim and how long does balayage take", { says: ["12", "120"] }],
  ["en", "where are you and can i pay by revolut", { keys: ["info.place", "info.topicUnknown"] }],
  ["de", "was kostet der Haarschnitt und nehmt ihr Paypal", { says: ["34"], keys: ["info.topicUnknown"] }],
  ["de", "was kosten Haarschnitt und Bart trimmen zusammen", { says: ["34", "18"] }],
  ["de", "was kostet ein Haarschnitt? was macht ihr sonst noch", { says: ["34", "Balayage"] }],
  ["de", "was kostet der Haarschnitt und kann ich mit Karte zahlen", { says: ["34"], keys: ["info.topicUnknown"] }],
  ["es", "cuánto es el corte y aceptan bizum?", { says: ["34"], keys: ["info.topicUnknown"] }],
  ["es", "cuánto cuestan el corte y la barba juntos", { says: ["34", "18"] }],
  ["es", "cuánto vale el corte? y qué más hacéis", { says: ["34", "Balayage"] }],
  ["es", "precio del corte y se puede pagar con tarjeta?", { says: ["34"], keys: ["info.topicUnknown"] }],
  ["fr", "c'est combien la coupe et vous prenez les tickets resto ?", { says: ["34"], keys: ["info.topicUnknown"] }],
  ["fr", "c combien la coupe homme et la barbe ensemble", { says: ["34", "18"] }],
  ["fr", "combien la coupe ? et vous faites quoi d'autre", { says: ["34", "Balayage"] }],
  ["fr", "prix d'une coupe et est-ce que je peux payer par carte", { says: ["34"], keys: ["info.topicUnknown"] }],
  ["pt", "quanto tá o corte e vcs aceitam pix?", { says: ["34"], keys: ["info.topicUnknown"] }],
  ["pt", "quanto fica corte e barba juntos", { says: ["34", "18"] }],
  ["pt", "quanto é o corte? e o que mais vocês fazem", { says: ["34", "Balayage"] }],
  ["pt", "qual o preço do corte e dá pra pagar no mbway", { says: ["34"], keys: ["info.topicUnknown"] }],
  ["en", "what time do you open tomorrow and who's in", { keys: ["info.openOn", "info.team"] }],
  ["de", "wann habt ihr morgen auf und wer ist da", { keys: ["info.openOn", "info.team"] }],
  ["es", "a qué hora abren mañana y quién está?", { keys: ["info.openOn", "info.team"] }],
  ["fr", "vous ouvrez à quelle heure demain et y a qui", { keys: ["info.openOn", "info.team"] }],
  ["pt", "que horas abre amanhã e quem tá aí", { keys: ["info.openOn", "info.team"] }],
  [
    "es",
    "quiero hacerme mechas … uf y cuánto cuesta? que mas haceis … no gracias me lo pienso",
    { step: "menu", keys: ["left"] },
  ],
];

describe("every half of a message has its answer", () => {
  test.each(halves)("%s: %s", (language, turns, wanted) => {
    expectTurns(pricedSalon(language), turns, wanted);
  });
});
