import { expect, test } from "vitest";
import { turnOf } from "#domain/conversation/conversation-turn.ts";
import { saysAct } from "#domain/conversation/reading/meaning.ts";
import { readMeaning } from "#domain/conversation/reading/read-meaning.ts";
import type { Language } from "#domain/languages.ts";
import { buildFacts, newClient } from "../salon.ts";

const meant = (language: Language, text: string) =>
  readMeaning(turnOf(buildFacts(language, newClient), null), text, { offered: [] });

test.each<[Language, string]>([
  ["de", "vormittags"],
  ["de", "abends"],
  ["de", "samstags"],
  ["en", "mornings"],
  ["en", "after 5"],
  ["es", "por las tardes"],
  ["fr", "le soir"],
  ["pt", "aos sábados"],
])("%s: %s says when, and doesn't ask for the opening hours", (language, text) => {
  const { when, acts } = meant(language, text);
  expect(when.date ?? when.time).toBeDefined();
  expect(saysAct({ acts }, "hours")).toBe(false);
});

test.each<[Language, string]>([
  ["en", "are you open sundays"],
  ["es", "¿abrís los domingos?"],
  ["fr", "vous êtes ouverts le dimanche ?"],
  ["de", "habt ihr sonntags offen?"],
  ["pt", "abre domingo?"],
])("%s: %s asks for the opening hours", (language, text) => {
  expect(saysAct(meant(language, text), "hours")).toBe(true);
});

test.each<[Language, string]>([
  ["en", "how long does a haircut take"],
  ["es", "cuanto dura un corte"],
  ["es", "¿el color cuánto dura?"],
  ["fr", "une couleur ça dure combien de temps"],
  ["de", "wie lange dauert ein Haarschnitt"],
  ["pt", "quanto dura o corte"],
])("%s: %s asks how long it takes", (language, text) => {
  expect(saysAct(meant(language, text), "duration")).toBe(true);
});
