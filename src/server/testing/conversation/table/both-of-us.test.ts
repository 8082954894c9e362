import { describe, expect, test } from "vitest";
import { expectTurns } from "./play-turns.ts";
import { pricedSalon } from "./priced-salon.ts";

describe("both of us are two people, and no rhythm", () => {
  test.each([
    ["fr", "coucou c pour prendre rdv pour ma mere et moi, coupe toutes les deux samedi matin"],
    ["fr", "une coupe pour toutes les deux samedi"],
    ["fr", "on voudrait une coupe tous les deux samedi matin"],
    ["fr", "mon mari et moi, une coupe tous les deux vendredi après-midi"],
    ["fr", "une coupe tous les deux mardi prochain"],
    ["fr", "coupe pour nous deux samedi"],
    ["en", "haircut for both of us on saturday"],
    ["en", "me and my mum, haircuts for the both of us saturday morning"],
    ["en", "a haircut for my mum and me, both on saturday morning"],
    ["en", "we both need a haircut on saturday"],
    ["en", "haircut for the pair of us saturday"],
    ["en", "haircut saturday morning for us two"],
    ["de", "Haarschnitt für meine Mutter und mich, alle beide am Samstagvormittag"],
    ["de", "wir brauchen alle beide einen Haarschnitt am Samstag"],
    ["de", "Haarschnitt für uns beide am Samstag"],
    ["de", "einen Haarschnitt für alle beide am Samstag"],
    ["de", "meine Schwester und ich, beide Haarschnitt am Samstag"],
    ["de", "Haarschnitt am Samstag, wir kommen alle zwei"],
    ["es", "corte para mi madre y para mí, las dos el sábado por la mañana"],
    ["es", "queremos cortarnos el pelo las dos el sábado"],
    ["es", "corte para las dos el sábado por la mañana, mi hermana y yo"],
    ["es", "corte para nosotras dos el sábado"],
    ["es", "corte el sábado para mi marido y para mí, los dos"],
    ["es", "un corte para ambas el sábado"],
    ["pt", "corte para minha mãe e eu, as duas no sábado de manhã"],
    ["pt", "corte pra mim e pra minha irmã, as duas no sábado"],
    ["pt", "queremos cortar o cabelo os dois no sábado"],
    ["pt", "corte para nós duas no sábado"],
    ["pt", "corte para ambas no sábado"],
    ["pt", "corte no sábado pra mim e pro meu marido, os dois"],
  ] as const)("%s: %s", (language, text) => {
    const { state, keys, seen } = expectTurns(pricedSalon(language), text, { not: [" 2:00", "02:00"] });
    expect(keys, seen).not.toContain("noted.repeat");
    expect(state.draft?.repeat, seen).toBeUndefined();
    expect(state.draft?.people?.length, seen).toBe(1);
    expect(state.draft?.time, seen).toBeUndefined();
  });

  test.each([
    ["fr", "une coupe tous les deux samedis"],
    ["fr", "une coupe toutes les deux semaines le samedi"],
    ["de", "Haarschnitt alle zwei Wochen am Samstag"],
  ] as const)("a rhythm stays one, %s: %s", (language, text) => {
    expectTurns(pricedSalon(language), text, { keys: ["noted.repeat"] });
  });
});
