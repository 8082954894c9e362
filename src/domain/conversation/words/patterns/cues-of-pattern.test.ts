import { expect, test } from "vitest";
import { alternativesOf, cuesOfPattern } from "./cues-of-pattern.ts";

test.each<[string, readonly string[] | null]>([
  ["how much", ["much"]],
  ["(?:if|when)(?: \\w+){0,6} (?:opens?|frees)", ["open", "frees"]],
  ["(?:the |my )?appointments?", ["appointment"]],
  ["(?:un)?cancel", null],
  ["(?: not)? today", ["today"]],
  ["cance?l\\w*", ["canc"]],
  ["ahh+ no", ["ahh"]],
  ["(?<!don t )(?:cancel|drop) it", ["cancel", "drop"]],
  ["^(?!.* um \\d)(?:.* )?(?:vormerk\\w*|merk\\w* mich)", ["vormerk", "merk"]],
  ["(?:book|) please", ["please"]],
  ["(?:wochen|tage)termin", ["wochen", "tage"]],
  ["\\d+ (?:kg|a) \\w+", null],
  ["[ao] (?:que|\\S+)", null],
])("%s needs a word that begins with one of %j", (pattern, cues) => {
  expect(cuesOfPattern(pattern)).toEqual(cues);
});

test("alternatives are what is between bars outside of groups and sets", () => {
  expect(alternativesOf("a(?:b|c)|[|d]|\\||(?<!e|f)g")).toEqual(["a(?:b|c)", "[|d]", "\\|", "(?<!e|f)g"]);
});
