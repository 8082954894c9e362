import { describe, expect, test } from "vitest";
import { type Language, languages } from "#domain/languages.ts";
import { type BlindDialogue, playDialogue } from "../../blind/play-dialogue.ts";
import { typesIn } from "../salon.ts";
import { saidIn } from "./said-in.ts";

const ways: Record<Language, { menu: string; person: string }> = {
  en: { menu: "menu", person: "I want to talk to a person" },
  es: { menu: "menú", person: "quiero hablar con una persona" },
  fr: { menu: "menu", person: "je veux parler à quelqu'un" },
  de: { menu: "Menü", person: "ich möchte mit einem Menschen sprechen" },
  pt: { menu: "menu", person: "quero falar com uma pessoa" },
};

type Place = Pick<BlindDialogue, "customer" | "turns"> & { step: string; hasStanding: boolean };

/** How one gets to each question. */
const placesIn = (language: Language): Place[] => {
  const [cut = "", beard = ""] = typesIn(language).map(({ name }) => name);
  const said = saidIn[language];
  return [
    { step: "agent", customer: "new", hasStanding: false, turns: [beard] },
    { step: "name", customer: "new", hasStanding: false, turns: [said.book] },
    { step: "summary", customer: "returning", hasStanding: false, turns: [said.book] },
    { step: "summary", customer: "returning", hasStanding: true, turns: [said.move] },
    { step: "standing", customer: "returning", hasStanding: true, turns: [cut] },
    { step: "cancel", customer: "returning", hasStanding: true, turns: [said.cancel] },
  ];
};

describe.each(languages)("%s: every question has a way out", (language) => {
  test.each(placesIn(language))("$step ($turns)", ({ step, customer, hasStanding, turns }) => {
    const service = typesIn(language)[0]?.name ?? "";
    const standing = hasStanding ? [{ service, agent: "Ana", date: "2026-11-20", time: "11:00" }] : [];
    const play = (...more: string[]) =>
      playDialogue({ id: "", language, topic: "", customer, standing, turns: [...turns, ...more] });
    expect(play().state.step).toBe(step);
    expect(play(ways[language].menu)).toMatchObject({ state: { step: "menu" }, actions: [] });
    const asked = play(ways[language].person);
    expect(asked.commands.map(({ kind }) => kind)).toContain("requestHuman");
    expect(asked.actions).toEqual([]);
  });
});
