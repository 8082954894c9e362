import { expect, test } from "vitest";
import { searchLength, typedWith } from "./typed-with.ts";

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  ...held,
});

test.each([
  ["", "m", "m"],
  ["m", "ñ", "mñ"],
  ["ana", " ", "ana "],
  ["ana", "Backspace", "an"],
  ["ana👩", "Backspace", "ana"],
  ["", "Backspace", ""],
  ["ana", "Enter", "ana"],
  ["ana", "ArrowDown", "ana"],
  ["ana", "Dead", "ana"],
])("%j and the key %s make %j", (typed, key, next) => expect(typedWith(typed, press(key))).toBe(next));

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { isComposing: true }])(
  "with %j a letter writes nothing",
  (held) => expect(typedWith("ana", press("a", held))).toBe("ana"),
);

test("no more than the field takes", () => {
  const full = "a".repeat(searchLength);
  expect(typedWith(full, press("b"))).toBe(full);
});
