import { expect, test } from "vitest";
import { checkFrenchSpacing } from "./check-french-spacing.ts";

const findingsFor = (text: string, { name = "ui.json", language = "fr", key = "text" } = {}) =>
  checkFrenchSpacing([{ name, languages: new Map([[language, new Map([[key, text]])]]) }]);

test.each(["Annuler ?", "Nom : {{name}}", "Écrivez « menu\u00a0»", "Enregistré ; la suite vient"])(
  "a plain space in a French text on a screen is found: %s",
  (text) => {
    expect(findingsFor(text)).toHaveLength(1);
  },
);

test("a non-breaking space passes", () => {
  expect(findingsFor("Annuler\u00a0? Écrivez «\u00a0menu\u00a0»\u00a0: c’est tout\u00a0!")).toEqual([]);
});

test("texts for WhatsApp and other languages are left alone", () => {
  expect(findingsFor("Bonjour !", { name: "bot.json" })).toEqual([]);
  expect(
    findingsFor("Bonjour ! (début : {{code}})", { name: "numbers.json", key: "numbers.links.text.plain" }),
  ).toEqual([]);
  expect(findingsFor("What ?", { language: "en" })).toEqual([]);
});
