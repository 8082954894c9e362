import { expect, test } from "vitest";
import { foldedWords } from "../words/fold-text.ts";
import { withHints } from "./hinted-services.ts";
import { idiomPositions } from "./idioms.ts";
import { hintsIn } from "./service-concepts.ts";

const menu = ["Filling", "Extraction", "Tooth whitening", "Kids' filling"].map((name) => ({ id: name, name }));
const nothing = { ids: [], used: new Set<number>() };

const hinted = (
  said: string,
  named: { ids: string[]; used: ReadonlySet<number> } = nothing,
  isRefused = false,
): string[] =>
  withHints(named, foldedWords(said), { types: menu, isRefused: () => isRefused, isIdiom: () => false }).ids;

test.each([
  ["a bit of my tooth broke off", ["Filling"]],
  ["that tooth has to come out", ["Extraction"]],
  ["coffee made my teeth yellow", ["Tooth whitening"]],
  ["see you on friday", []],
])("%j hints at %j", (said, ids) => {
  expect(hinted(said)).toEqual(ids);
});

test("words that belong together are near each other", () => {
  expect(hinted(`my tooth is fine ${"and so on ".repeat(5)} the lamp broke`)).toEqual([]);
});

test("a hint outdoes a name only if it explains its words and more", () => {
  const said = "my tooth is yellow"; // No hint: only teeth are called so.
  expect(hinted(said, { ids: ["Extraction"], used: new Set([1]) })).toEqual(["Extraction"]);
  expect(hinted("teeth so yellow", { ids: ["Filling"], used: new Set([0]) })).toEqual(["Tooth whitening"]);
  expect(hinted("filling, teeth so yellow", { ids: ["Filling"], used: new Set([0]) })).toEqual(["Filling"]);
});

test("of several that are named a hint chooses", () => {
  const named = { ids: ["Filling", "Extraction"], used: new Set([0]) };
  expect(hinted("help, the tooth must come out", named)).toEqual(["Extraction"]);
});

test("one word can be turned down, a complaint can't", () => {
  const types = [{ id: "colour", name: "Colour" }];
  const read = (said: string) =>
    withHints(nothing, foldedWords(said), { types, isRefused: () => true, isIdiom: () => false }).ids;
  expect(read("greys")).toEqual([]);
  expect(read("cover my grey")).toEqual(["colour"]);
});

test("a phrase keeps its first and last word, however small", () => {
  expect(hintsIn(foldedWords("el sábado juego al fútbol"))).toEqual([]);
});

test.each([
  ["I'll have to cut this short", [4, 5, 6]],
  ["hubo un corte de luz", [2, 3, 4]],
  ["cut my hair short", []],
  ["does four work", [2]],
  ["work's mad, friday works", [0, 1, 4]],
  ["I'll have the works", []],
])("in %j the words at %j are an idiom", (said, at) => {
  expect([...idiomPositions(foldedWords(said))]).toEqual(at);
});

test.each([
  ["a number two all over please", ["Clipper cut"]],
  ["grade 3, nothing else", ["Clipper cut"]],
  ["grade school starts on monday", []],
  // A hint at two of one menu chooses the one that is nothing else.
  ["the ears lowered, please", ["Haircut"]],
])("lengths of clippers and cuts: %j means %j", (said, ids) => {
  const types = ["Haircut", "Clipper cut"].map((name) => ({ id: name, name }));
  const options = { types, isRefused: () => false, isIdiom: () => false };
  expect(withHints(nothing, foldedWords(said), options).ids).toEqual(ids);
});

test("what is named stays where a hint fits it as well", () => {
  const types = ["Leg wax", "Brow wax"].map((name) => ({ id: name, name }));
  const options = { types, isRefused: () => false, isIdiom: () => false };
  const named = { ids: ["Leg wax"], used: new Set([1]) };
  expect(withHints(named, foldedWords("my legs like a gorilla"), options).ids).toEqual(["Leg wax"]);
});

test("an idiom hints at nothing", () => {
  const types = [{ id: "buzz", name: "Buzz cut" }];
  const options = { types, isRefused: () => false, isIdiom: (at: number) => at === 1 };
  expect(withHints(nothing, foldedWords("got grade 3 in piano"), options).ids).toEqual([]);
});
