import { describe, expect, test } from "vitest";
import type { Language } from "#domain/languages.ts";
import { playDialogue } from "#server/testing/blind/play-dialogue.ts";

const said = (language: Language, turns: readonly string[]) =>
  playDialogue({ id: "kind", language, topic: "kind words", customer: "returning", standing: [], turns });

const booking: Record<Language, string> = {
  en: "haircut on friday",
  de: "haarschnitt am freitag",
  es: "corte el viernes",
  fr: "coupe vendredi",
  pt: "corte na sexta",
};

const praise: readonly (readonly [Language, string])[] = [
  ["en", "just wanted to say thanks my hair looks amazing 😍"],
  ["en", "thank you so much, my hair came out lovely!!"],
  ["en", "my nails are gorgeous, thx"],
  ["en", "so happy with my hair"],
  ["de", "wollt nur kurz danke sagen die haare sind mega geworden"],
  ["de", "vielen dank, meine haare sind wunderschön"],
  ["de", "danke euch, bin super zufrieden"],
  ["de", "der schnitt gefällt mir super"],
  ["es", "gracias quede encantada con el pelo"],
  ["es", "nada solo queria daros las gracias q me quedo precioso el pelo 😘😘"],
  ["es", "mil gracias chicas, el color quedó divino"],
  ["es", "me encanta mi corte"],
  ["fr", "merci encore ma coupe est super"],
  ["fr", "je voulais vous remercier, je suis ravie de ma couleur"],
  ["fr", "merci beaucoup c'est magnifique"],
  ["fr", "j'adore ma coupe"],
  ["pt", "so passando pra agradecer, amei o cabelo"],
  ["pt", "obrigada meninas, ficou lindo"],
  ["pt", "valeu, o corte ficou top"],
  ["pt", "adorei meu cabelo"],
];

describe("thanks with a kind word", () => {
  test.each(praise)("%s: %s gets one back", (language, text) => {
    expect(said(language, [text])).toMatchObject({ lastKeys: ["thanks"], actions: [] });
  });

  test.each(praise)("%s: %s gets one back before the question that is open", (language, text) => {
    const { state, lastKeys } = said(language, [booking[language], text]);
    expect([state.step, lastKeys[0]]).toEqual(["time", "gladly"]);
  });
});

test.each<[Language, string]>([
  ["en", "thanks"],
  ["de", "danke"],
  ["es", "gracias"],
  ["fr", "merci"],
  ["pt", "obrigada"],
])("%s: %s alone, too", (language, text) => {
  expect(said(language, [booking[language], text]).lastKeys[0]).toBe("gladly");
});

describe("how we are is answered with a word, and is no day", () => {
  test.each<[Language, string]>([
    ["en", "hi how are you today"],
    ["de", "hallo wie geht es euch heute"],
    ["es", "hola guapa q tal estas hoy"],
    ["fr", "coucou ça va aujourd'hui"],
    ["pt", "oi gente tudo bem hoje"],
  ])("%s: %s", (language, text) => {
    expect(said(language, [text])).toMatchObject({ state: { step: "menu" } });
    const { state, lastKeys } = said(language, [booking[language], text]);
    expect([state.step, lastKeys[0]]).toEqual(["time", "allWell"]);
  });
});

test.each<[Language, string]>([
  ["en", "thanks, i'd love a great cut on friday"],
  ["de", "danke, super, dann brauche ich einen haarschnitt"],
  ["es", "genial gracias, quiero un corte el viernes"],
  ["fr", "super merci, je voudrais une coupe vendredi"],
  ["pt", "perfeito obrigada, quero um corte na sexta"],
])("%s: %s asks for something", (language, text) => {
  expect(["time", "slot"]).toContain(said(language, [text]).state.step);
});
