import { expect, test } from "vitest";
import { foldedWords } from "./fold-text.ts";
import { matchNames } from "./match-name.ts";

const types = ["Haircut", "Haircut and beard", "Women's colour", "Corte 30", "Uñas de gel", "Massage 60 min"].map(
  (name) => ({ id: name, name }),
);
const agents = ["Ana", "Ana María López", "Jörg", "François", "Luis"].map((name) => ({ id: name, name }));
const plain = { isForgiving: true, isPartEnough: false, isDoubtful: () => false };

test.each<[string, string[]]>([
  ["haircut please", ["Haircut"]],
  ["two haircuts", ["Haircut"]],
  ["a hairctu", ["Haircut"]],
  ["a hair cut", ["Haircut"]],
  ["HAIRCUT AND BEARD", ["Haircut and beard"]],
  ["beard", ["Haircut and beard"]],
  ["color for women", ["Women's colour"]],
  ["unas de gel", ["Uñas de gel"]],
  ["corte 30", ["Corte 30"]],
  ["corte el 30", ["Corte 30"]],
  ["massage", ["Massage 60 min"]],
  ["hair", []],
  ["something else", []],
])("%s means %j", (text, ids) => {
  expect(matchNames(foldedWords(text), types, plain).ids).toEqual(ids);
});

test.each<[string, string[]]>([
  ["with ana", ["Ana"]],
  ["ana maria", ["Ana María López"]],
  ["with maria", ["Ana María López"]],
  ["Jorg", ["Jörg"]],
  ["Joerg", ["Jörg"]],
  ["francois", ["François"]],
  ["fransois", ["François"]],
  ["lus", []],
  ["anna", []],
])("the name in %s is %j", (text, ids) => {
  const options = { ...plain, isPartEnough: true };
  const { ids: found } = matchNames(foldedWords(text), agents, options);
  expect(ids.every((id) => found.includes(id)) && (ids.length > 0 || found.length === 0)).toBe(true);
});

test("a number belongs to a name only beside it", () => {
  expect([...matchNames(foldedWords("corte el 30"), types, plain).used]).toEqual([0]);
  expect([...matchNames(foldedWords("corte 30"), types, plain).used]).toEqual([0, 1]);
});

test("doubtful words don't count", () => {
  const options = { ...plain, isDoubtful: (word: string) => word === "beard" };
  expect(matchNames(["beard"], types, options).ids).toEqual([]);
});

test.each<[string, string[]]>([
  ["she is learning the piano and would like one of your trial lessons", ["Trial lesson"]],
  ["the piano lesson or a trial", ["Piano lesson", "Trial lesson"]],
])("words of one name are beside each other: %s means %j", (text, ids) => {
  const lessons = ["Piano lesson", "Trial lesson"].map((name) => ({ id: name, name }));
  expect(matchNames(foldedWords(text), lessons, plain).ids).toEqual(ids);
});
