import { describe, expect, test } from "vitest";
import { tones } from "#domain/house/tone.ts";
import { type Language, languages } from "#domain/languages.ts";
import { botTexts, botTextsIn } from "#locales/bot-texts.ts";
import { type BlindDialogue, playDialogue } from "../../blind/play-dialogue.ts";
import { typesIn } from "../salon.ts";
import { saidIn } from "./said-in.ts";

const ways: Record<Language, { menu: string; person: string; no: string }> = {
  en: { menu: "menu", person: "I want to talk to a person", no: "no" },
  es: { menu: "menú", person: "quiero hablar con una persona", no: "no" },
  fr: { menu: "menu", person: "je veux parler à quelqu'un", no: "non" },
  de: { menu: "Menü", person: "ich möchte mit einem Menschen sprechen", no: "nein" },
  pt: { menu: "menu", person: "quero falar com uma pessoa", no: "não" },
};

/** The words in quotation marks that the bot's line about itself names. */
const wordsNamed = (language: Language): string[] =>
  (["full", "named", "person"] as const).flatMap((key) =>
    [...botTexts[language].disclosure[key].matchAll(/[“«„]\s*(\p{L}+)\s*[”»“]/gu)].map(([, word = ""]) => word),
  );

test.each(languages)("%s: the bot's line about itself names one word, which reaches a person", (language) => {
  const words = wordsNamed(language);
  expect(words).toHaveLength(3);
  expect(new Set(words).size).toBe(1);
  for (const tone of tones) {
    const { full, named, person } = botTextsIn(language, tone).disclosure;
    for (const text of [full, named, person]) expect(text).toContain(words[0]);
  }
});

/** A service that the salon doesn't have: the list of those it has comes up. */
const otherService: Record<Language, string> = {
  en: "do you do nails?",
  es: "¿hacéis uñas?",
  fr: "vous faites les ongles ?",
  de: "machen Sie auch Nägel?",
  pt: "vocês fazem unhas?",
};

type OpenQuestion = Pick<BlindDialogue, "customer" | "turns"> & { step: string; standing: number };

/** How one gets to each question. */
const placesIn = (language: Language): OpenQuestion[] => {
  const [cut = "", beard = ""] = typesIn(language).map(({ name }) => name);
  const said = saidIn[language];
  return [
    { step: "slot", customer: "new", standing: 0, turns: [beard] },
    { step: "agent", customer: "new", standing: 0, turns: [beard, "9"] },
    { step: "type", customer: "new", standing: 0, turns: [otherService[language]] },
    { step: "slot", customer: "new", standing: 0, turns: [`${cut} Luis 19.11.`] },
    { step: "change", customer: "returning", standing: 0, turns: [said.book, ways[language].no] },
    { step: "day", customer: "returning", standing: 0, turns: [said.book, ways[language].no, "1"] },
    { step: "time", customer: "returning", standing: 0, turns: [said.book, "2"] },
    { step: "appointments", customer: "returning", standing: 2, turns: [ways[language].menu, "3"] },
    { step: "appointment", customer: "returning", standing: 1, turns: [ways[language].menu, "3"] },
    { step: "name", customer: "new", standing: 0, turns: [said.book] },
    { step: "summary", customer: "returning", standing: 0, turns: [said.book] },
    { step: "summary", customer: "returning", standing: 1, turns: [said.move] },
    { step: "existing", customer: "returning", standing: 1, turns: [cut] },
    { step: "cancel", customer: "returning", standing: 1, turns: [said.cancel] },
  ];
};

describe.each(languages)("%s: every question has a way out", (language) => {
  test.each(placesIn(language))("$step ($turns)", ({ step, customer, standing: count, turns }) => {
    const service = typesIn(language)[0]?.name ?? "";
    const standing = ["2026-11-20", "2026-11-24"]
      .slice(0, count)
      .map((date) => ({ service, agent: "Ana", date, time: "11:00" }));
    const play = (...more: string[]) =>
      playDialogue({ id: "", language, topic: "", customer, standing, turns: [...turns, ...more] });
    expect(play().state.step).toBe(step);
    expect(play(ways[language].menu)).toMatchObject({ state: { step: "menu" }, actions: [] });
    const asked = play(ways[language].person);
    expect(asked.commands.map(({ kind }) => kind)).toContain("requestHuman");
    expect(asked.actions).toEqual([]);
    const [named = ""] = wordsNamed(language);
    const reached = play(named);
    expect(reached.commands.map(({ kind }) => kind)).toContain("requestHuman");
    expect(reached.actions).toEqual([]);
  });
});
