import { expect, test } from "vitest";
import { keepChoice } from "./keep-choice.ts";

test.each([
  ["what is in the list", "ana", [{ id: "ana" }, { id: "leo" }], "ana"],
  ["what is gone from it has to be chosen again", "mia", [{ id: "ana" }], ""],
  ["with nobody left there is nothing to choose", "ana", [], ""],
  ["while nobody knows the list, what was chosen", "ana", undefined, "ana"],
  ["nothing yet", "", [{ id: "ana" }], ""],
])("a choice from a list is kept: %s", (_, chosen, list, kept) => {
  expect(keepChoice(chosen, list)).toBe(kept);
});
