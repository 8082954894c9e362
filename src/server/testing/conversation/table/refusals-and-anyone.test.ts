import { describe, expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { expectTurns } from "./play-turns.ts";
import { pricedSalon } from "./priced-salon.ts";

const begun: Readonly<Record<Language, string>> = {
  en: "haircut next week",
  de: "Haarschnitt nächste Woche",
  es: "corte la semana que viene",
  fr: "une coupe la semaine prochaine",
  pt: "corte semana que vem",
};

describe("that it doesn't matter who means anyone", () => {
  test.each([
    ["en", "doesnt matter who"],
    ["en", "i dont mind who"],
    ["en", "any of them is fine"],
    ["en", "dont care who does it"],
    ["en", "any of the girls is grand"],
    ["en", "it really doesn't matter who it is"],
    ["de", "egal wer"],
    ["de", "ist mir völlig egal bei wem"],
    ["de", "spielt keine Rolle wer"],
    ["de", "mir ist jeder recht"],
    ["de", "wer das macht ist egal"],
    ["de", "hauptsache jemand hat zeit"],
    ["es", "me da igual quién"],
    ["es", "me da lo mismo quién sea"],
    ["es", "no me importa quien"],
    ["es", "cualquiera de ellos está bien"],
    ["es", "quien sea me vale"],
    ["es", "me es indiferente con quién"],
    ["fr", "peu importe qui"],
    ["fr", "ça m'est égal qui"],
    ["fr", "n'importe lequel d'entre eux"],
    ["fr", "je m'en fiche de qui"],
    ["fr", "avec qui vous voulez"],
    ["fr", "qui c'est ça m'est égal"],
    ["pt", "tanto faz quem"],
    ["pt", "não importa quem"],
    ["pt", "pode ser com qualquer um deles"],
    ["pt", "não faço questão de quem"],
    ["pt", "pra mim é indiferente quem"],
    ["pt", "qualquer uma delas serve"],
  ] as const)("%s: %s", (language, text) => {
    const { state, commands } = expectTurns(pricedSalon(language), `${begun[language]} … ${text}`, {
      notStep: "agent",
    });
    expect(commands).toEqual([]);
    expect(state.draft?.agentId).toBe("anyone");
  });
});

describe("a polite refusal ends what was begun", () => {
  test.each([
    ["en", "leave it then, thanks anyway"],
    ["en", "ah no then, thanks all the same"],
    ["en", "ok nothing then, thanks anyway"],
    ["en", "i'll leave it for now thanks"],
    ["en", "not to worry then, thanks"],
    ["en", "won't bother then, cheers anyway"],
    ["de", "dann lass mal, trotzdem danke"],
    ["de", "ach lass mal, danke"],
    ["de", "na dann eben nicht, danke trotzdem"],
    ["de", "dann lassen wir's, danke dir"],
    ["de", "nee dann nicht, trotzdem vielen dank"],
    ["de", "dann wird das nichts, trotzdem danke"],
    ["es", "entonces nada, gracias igual"],
    ["es", "pues nada, gracias de todas formas"],
    ["es", "bueno entonces no, gracias igualmente"],
    ["es", "déjalo entonces, gracias de todos modos"],
    ["es", "ah vale pues no, gracias igual"],
    ["es", "nada déjalo, muchas gracias"],
    ["fr", "bon laissez tomber, merci quand même"],
    ["fr", "alors tant pis, merci quand même"],
    ["fr", "bon ben non alors, merci quand même"],
    ["fr", "alors rien, merci quand même"],
    ["fr", "dans ce cas non merci"],
    ["fr", "alors on laisse tomber, merci"],
    ["pt", "então deixa, obrigada mesmo assim"],
    ["pt", "deixa então, valeu mesmo assim"],
    ["pt", "então não, obrigado de qualquer forma"],
    ["pt", "então nada, obrigada"],
    ["pt", "ah então deixa pra lá, obrigada"],
    ["pt", "então não vai dar, obrigada mesmo assim"],
  ] as const)("%s: %s", (language, text) => {
    const { commands } = expectTurns(pricedSalon(language), `${begun[language]} … ${text}`, {
      step: "menu",
      keys: ["left"],
    });
    expect(commands).toEqual([]);
  });

  test("what is to be shown or taken isn't given up", () => {
    expectTurns(pricedSalon("de"), "Haarschnitt nächste Woche … lass mal sehen was am Dienstag geht", {
      notStep: "menu",
    });
  });
});
