import { expect, test } from "vitest";
import { type Language, languages } from "../../../languages.ts";
import { readDayTokens } from "../../reading/several/day-tokens.ts";
import { readOfferAnswer } from "../../waitlist/words/read-waitlist-words.ts";
import { lexiconValues } from "./lexicon-values.ts";
import { monthOfWord, readMonths } from "./read-months.ts";

test.each(languages)("in %s every weekday of the lexicon is read wherever weekdays are", (language) => {
  for (const [word, weekday] of lexiconValues(language, "weekday")) {
    const { tokens } = readDayTokens(`x ${word} x`, language);
    expect([word, tokens.length]).toEqual([word, 1]);
    expect(weekday).toBeLessThan(7);
  }
});

test.each<[Language, string]>([
  ["es", "cancela todas menos la segunda"],
  ["es", "la quinta semana"],
])("in %s “%s” names no weekday", (language, text) => {
  expect(readDayTokens(text, language).tokens).toEqual([]);
});

test.each(["see you tuesday", "see you on wednesday", "nos vemos el martes", "bis dienstag", "a mardi", "ate quarta"])(
  "the answer “%s” takes an offer",
  (words) => {
    expect(readOfferAnswer(words)).toBe("take");
  },
);

test("months are read by their names, and May only after a word that makes it one", () => {
  expect(readMonths("the december and january ones", "en")).toEqual([12, 1]);
  expect(readMonths("may i come", "en")).toEqual([]);
  expect(readMonths("the ones in may", "en")).toEqual([5]);
  expect(monthOfWord("dezember", "de")).toBe(12);
});
