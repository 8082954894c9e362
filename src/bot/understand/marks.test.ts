import { expect, test } from "vitest";
import { knownWords, markTokens } from "./marks.ts";
import { tokenize } from "./tokens.ts";

const known = knownWords(["Corte de pelo", "Haircut and beard", "Driving lesson (2 h)"], ["Dr Patel", "Élise", "Luis"]);

const marked = (text: string): string =>
  tokenize(text)
    .map(({ text: word }, at) => `${word}${["", "*", "°", "*°"][markTokens(tokenize(text), known)[at] ?? 0]}`)
    .join(" ");

test.each([
  ["a haircut with luis", "a haircut* with luis°"],
  ["un corte de pelo con elise", "un corte* de pelo* con elise°"],
  ["hircut n beard", "hircut* n beard*"],
  ["lessons with Dr Pattel at 2", "lessons* with Dr Pattel° at 2"],
  ["nothing here", "nothing here"],
])("marks the business's own words in %j", (text, expected) => {
  expect(marked(text)).toBe(expected);
});
