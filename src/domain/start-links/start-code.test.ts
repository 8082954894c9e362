import { expect, test } from "vitest";
import { freeStartCode, startCode, startCodeCount } from "./start-code.ts";

test("every code is another one, and none can be mistaken for a word or an hour", () => {
  const all = Array.from({ length: startCodeCount }, (_, index) => startCode(index));
  expect(new Set(all).size).toBe(startCodeCount);
  expect(all.every((code) => /^[B-DF-HJ-KMNP-RTV-Z][2-9][B-DF-HJ-KMNP-RTV-Z]$/.test(code))).toBe(true);
});

test.each([0, 0.5, 0.999_999])("a free code is found from %d on, round the end", (chance) => {
  const taken = new Set(Array.from({ length: startCodeCount }, (_, index) => startCode(index)));
  expect(freeStartCode(taken, chance)).toBeNull();
  taken.delete(startCode(7));
  expect(freeStartCode(taken, chance)).toBe(startCode(7));
});
