import { expect, test } from "vitest";
import { languages } from "../../../languages.ts";
import { lexicons, spellingsOf } from "../parse/compile-lexicon.ts";

test.each([
  ["next|following", ["next", "following"]],
  ["(the |)last (slot|time)", ["the last slot", "the last time", "last slot", "last time"]],
  ["at (|the )(late(r|st)|end)", ["at later", "at latest", "at end", "at the later", "at the latest", "at the end"]],
  ["(a(b|c)|d(e|f)|g)", ["ab", "ac", "de", "df", "g"]],
])("%s stands for each of its forms once", (forms, spellings) => {
  expect(spellingsOf(forms)).toEqual(spellings);
});

test.each(languages)("the date words of %s are few enough to compile at a start", (language) => {
  const spellings = lexicons[language].entries.flatMap(([, , forms]) => spellingsOf(forms));
  expect(spellings.length).toBeLessThan(15_000);
});
