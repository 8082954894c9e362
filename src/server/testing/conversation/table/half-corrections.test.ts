import { describe, expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { expectTurns, playTurns } from "./play-turns.ts";
import { pricedSalon } from "./priced-salon.ts";

const begins: Record<Language, string> = {
  en: "haircut with ana 10 december at 11",
  de: "Haarschnitt bei Ana am 10. Dezember um 11 Uhr",
  es: "corte con ana el 10 de diciembre a las 11",
  fr: "coupe avec ana le 10 décembre à 11h",
  pt: "corte com a ana dia 10 de dezembro às 11",
};
const yes: Record<Language, string> = { en: "yes", de: "ja", es: "sí", fr: "oui", pt: "sim" };

/** In a language other than the bot's, or in words that nobody wrote down. */
const corrections: readonly (readonly [Language, string])[] = [
  ["en", "é Mario e 11 e meia, errei"],
  ["en", "es Mario y once y media"],
  ["de", "its Mario and half eleven"],
  ["es", "c'est Mario et onze heures et demie"],
  ["pt", "es Mario y a las once treinta"],
  ["en", "its Mario and 11 und a halbe"],
  ["en", "put Mario, and the kesh at 11.5"],
  ["de", "Mario und so a halbe nach"],
  ["es", "Mario y que sea 11 pasaditas"],
  ["fr", "Mario et onze passées"],
];

describe("a correction of which a part isn't understood isn't booked", () => {
  test.each(corrections)("%s: %s", (language, said) => {
    const { commands, seen } = playTurns(pricedSalon(language), [begins[language], said, yes[language]]);
    const booked = commands.filter((command) => command.kind === "book" && command.time === "11:00");
    expect(booked, seen).toEqual([]);
  });

  test("what wasn't understood is named, the name is kept, and what else is to change is asked", () => {
    const wanted = { step: "change", says: ["“media”"] };
    const { commands } = expectTurns(pricedSalon("en"), `${begins.en} … no its Mario and media past`, wanted);
    expect(commands).toEqual([{ kind: "setName", name: "Mario" }]);
  });

  test.each([
    ["en", "11 and a half please, under Mario", "11:30"],
    ["pt", "melhor às dez e meia", "10:30"],
  ] as const)("%s: %s", (language, said, time) => {
    expectTurns(pricedSalon(language), `${begins[language]} … ${said}`, { time });
  });

  test.each([
    ["de", "der 11. und halb elf"],
    ["es", "el 11 y a las diez y media"],
    ["fr", "le 11 et à dix heures et demie"],
    ["pt", "dia 11 e às dez e meia"],
  ] as const)("%s: a day and an hour that are joined are no two hours: %s", (language, said) => {
    expectTurns(pricedSalon(language), `${begins[language]} … ${said}`, { date: "2026-12-11", time: "10:30" });
  });

  test("letters that are counted are no hour", () => {
    expectTurns(pricedSalon("en"), `${begins.en} … it's Mario with 2 r's`, { step: "summary", says: ["Mario"] });
  });
});
