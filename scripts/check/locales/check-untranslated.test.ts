import { expect, test } from "vitest";
import { checkUntranslated } from "./check-untranslated.ts";
import { flattenTexts } from "./locale-texts.ts";

const messages = (text: string, translation: string) => {
  const languages = new Map([
    ["en", flattenTexts({ a: text })],
    ["de", flattenTexts({ a: translation })],
  ]);
  return checkUntranslated([{ name: "ui.json", languages }]).map(({ message }) => message);
};

const sentence = "See you next week";

test("a sentence left in English is an error", () => {
  expect(messages(sentence, sentence)).toEqual([`a is still English: "${sentence}"`]);
  expect(messages(sentence, "Bis nächste Woche dann")).toEqual([]);
});

test("up to three words may be the same; placeholders and signs aren't words", () => {
  expect(messages("Booking bot Chat", "Booking bot Chat")).toEqual([]);
  expect(messages("{{a b c d}} – OK, {{x}} & 4", "{{a b c d}} – OK, {{x}} & 4")).toEqual([]);
});
