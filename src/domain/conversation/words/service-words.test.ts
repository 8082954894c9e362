import { expect, test } from "vitest";
import { areSameService } from "./service-words.ts";

test.each([
  ["cortarme", "haircut", true],
  ["schneiden", "corte", true],
  ["barbe", "beard", true],
  ["haircut", "beard", false],
  ["ana", "ana", false],
])("%s and %s: %s", (typed, wanted, isSame) => {
  expect(areSameService(typed, wanted)).toBe(isSame);
});
