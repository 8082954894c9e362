import { expect, test } from "vitest";
import { withoutPoliteNot } from "./without-polite-not.ts";

test.each([
  ["vous auriez pas après 15h le même jour ?", "vous auriez après 15h le même jour ?"],
  ["vous avez rien après 15h ?", "vous avez après 15h ?"],
  ["il vous reste pas quelque chose vers 17h ?", "il vous reste vers 17h ?"],
  ["vendredi, mais pas après 15h", "vendredi, mais pas après 15h"],
  ["je peux rien après 15h", "je peux rien après 15h"],
])('a French "pas" out of politeness is left out: %s', (text, expected) => {
  expect(withoutPoliteNot(text)).toBe(expected);
});
