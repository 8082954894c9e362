import { expect, test } from "vitest";
import { checkBotLabels } from "./check-bot-labels.ts";
import { flattenTexts } from "./locale-texts.ts";

const refused = (tree: unknown) => checkBotLabels(new Map([["de", flattenTexts(tree)]])).length > 0;

test.each([
  ["options", 24],
  ["buttons", 20],
  ["disclosure", 110],
])("%s may have %i characters", (section, longest) => {
  expect(refused({ [section]: { book: "x".repeat(longest) } })).toBe(false);
  expect(refused({ [section]: { menu: { book: "x".repeat(longest + 1) } } })).toBe(true);
  expect(refused({ [section]: { book: `${"x".repeat(longest)}{{time}}` } })).toBe(false);
});

test("other texts may be longer", () => {
  expect(refused({ greeting: "x".repeat(300) })).toBe(false);
});
