import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Ana López", "AL"],
  ["ana", "A"],
  ["Maria da Silva Santos", "MD"],
  ["  Jean   Dupont ", "JD"],
  ["émile zola", "ÉZ"],
  ["e\u0301mile zola", "E\u0301Z"],
  ["«Øyvind» (Berg)", "ØB"],
  ["✂️ Barber Joe", "BJ"],
  ["李 小龙", "李小"],
  ["4 Hands", "4H"],
  ["𐐨lan", "𐐀"],
  ["", ""],
  ["— ✂️", ""],
])("the initials of %j are %j", (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});
