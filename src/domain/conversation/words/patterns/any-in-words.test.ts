import { expect, test } from "vitest";
import { allPhrases } from "../../phrases/all-phrases.ts";
import { readingLexiconDe } from "../../reading/lexicon/lexicon-de.ts";
import { readingLexiconEn } from "../../reading/lexicon/lexicon-en.ts";
import { joinPatterns, leavePatterns } from "../../waitlist/words/gap-words.ts";
import { foldedWords } from "../fold-text.ts";
import { anyInWords } from "./any-in-words.ts";

test.each([
  ["how much is it", true],
  ["i d like to cancel", true],
  ["cancelled", false],
  ["uncancel", false],
  ["", false],
])("of %j a list of patterns says %j", (words, isFound) => {
  expect(anyInWords("how much", "(?:to )?cancel").test(words)).toBe(isFound);
});

const said = [
  ...Object.values(allPhrases).flatMap(({ whole }) => Object.values(whole).flat()),
  "If anything opens up on Friday let me know",
  "put me on the waiting list please, and cancel my haircut",
  "I can't make it tomorrow, somebody else may have my slot",
  "Falls jemand absagt, sagt mir bitte Bescheid",
  "streich mich von der Warteliste",
  "what do you have stored about me? delete it",
].map((text) => foldedWords(text).join(" "));

test.each<[string, readonly string[]]>([
  ["joining the waitlist", joinPatterns],
  ["leaving it", leavePatterns],
  ["cancelling in English", readingLexiconEn.cancel],
  ["cancelling in German", readingLexiconDe.cancel],
  ["erasing", readingLexiconEn.erase],
  ["moving", Object.values(allPhrases).flatMap(({ within }) => within.move)],
])("a list about %s finds what one expression would", (_, patterns) => {
  const list = anyInWords(...patterns);
  const expression = new RegExp(`(?:^| )(?:${patterns.join("|")})(?= |$)`);
  expect(said.filter((words) => list.test(words))).toEqual(said.filter((words) => expression.test(words)));
});
