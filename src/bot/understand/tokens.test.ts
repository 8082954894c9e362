import { expect, test } from "vitest";
import { maxTokens, tokenize } from "./tokens.ts";

const words = (text: string): string[] => tokenize(text).map((token) => token.text);

test.each([
  ["Haircut tmrw 3pm?", ["Haircut", "tmrw", "3", "pm", "?"]],
  ["à l'après-midi, 14h30", ["à", "l'", "après", "-", "midi", ",", "14", "h", "30"]],
  ["Ana's, don't", ["Ana", "'s", ",", "don", "'t"]],
  ["21/12 10.30 14:30!!!", ["21/12", "10.30", "14:30", "!!!"]],
  ["ja\n\nnein", ["ja", "\n\n", "nein"]],
  ["¿Mañana? 😊😊", ["¿", "Mañana", "?", "😊😊"]],
  ["Anaïs & Fils <3", ["Anaïs", "&", "Fils", "<", "3"]],
  ["明天 три", ["明天", "три"]],
  ["", []],
])("splits %j", (text, expected) => {
  expect(words(text)).toEqual(expected);
});

test("keeps the places of the tokens in the text", () => {
  const text = "Termin für Élodie – geht’s um 9.15 Uhr?";
  for (const { text: word, start, end } of tokenize(text)) expect(text.slice(start, end)).toBe(word);
});

test.each(["a ", "😀a", "1 ", "- .", "e\u0301 "])("bounds the tokens of a long message of %j", (part) => {
  expect(tokenize(part.repeat(2000)).length).toBe(maxTokens);
});
