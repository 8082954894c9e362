import { expect, test } from "vitest";
import { foldForSearch, hasEveryWord, listTerms, searchTerms } from "./search-patterns.ts";

test.each([
  ["José Núñez", "jose nunez"],
  ["GROẞ Größe", "gross grosse"],
  ["Łukasz Ødegård", "lukasz odegard"],
  ["ŒUVRE Æsop", "oeuvre aesop"],
  ["ИВАН Йордан", "иван иордан"],
  ["Γιώργος", "γιωργοσ"],
  ["ﬁne ①", "fine 1"],
])("the search looks for %s as %s", (text, folded) => {
  expect(foldForSearch(text)).toBe(folded);
});

test.each([
  ["", []],
  ["a", []],
  ["a b", []],
  ["Ana", ["ana"]],
  ["núñez  josé", ["nunez", "jose"]],
  ["ana ana", ["ana"]],
  ["600 12 34", ["6001234"]],
  ["+34 600-12.34", ["346001234"]],
  ["0151 234", ["151234"]],
  ["(0)", []],
  ["room 12", ["room", "12"]],
])("the search %j has the terms %j", (typed, terms) => {
  expect(searchTerms(typed)).toEqual(terms);
});

test.each([
  ["", []],
  ["a", ["a"]],
  ["0 7", ["7"]],
  ["+", ["+"]],
  ["Ana B", ["ana", "b"]],
])("a list is narrowed by %j: %j", (typed, terms) => {
  expect(listTerms(typed)).toEqual(terms);
});

test.each([
  ["Set opening hours", "HOURS open", true],
  ["Öffnungszeiten", "offnung", true],
  ["Insights", "hours", false],
])('the text "%s" has every word of "%s": %s', (text, typed, isSo) => {
  expect(hasEveryWord(text, typed)).toBe(isSo);
});
