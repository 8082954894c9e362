import { type Language, languages } from "../../languages.ts";
import type { WordToken } from "../words/tokens.ts";
import type { WordKind } from "../words/word-kind.ts";
import type { WordRows } from "./find-best-labels.ts";
import { type NameContext, nameContexts } from "./name-labels.ts";

/** A word with what is known of it whatever the sentence. */
export type NameToken = WordToken & {
  kind: WordKind | null;
  isRelation: boolean;
  /** A word of everyday messages. */
  isCommon: boolean;
  isGiven: boolean;
  isFamily: boolean;
};

/** Rows of the table of weights: a power of two. */
export const nameRowCount = 2 ** 16;

/** What the trained reader looks at for each word: the word, its letters, how it is written, and the words around it. */
export const nameFeatures = (tokens: readonly NameToken[], asked: NameContext, spoken: Language): WordRows => {
  const view = viewOf(tokens, asked, spoken);
  const rows = new Int32Array(tokens.length * perWord);
  let at = 0;
  const add = (a: number, b = 0, c = 0): void => {
    rows[at] = rowOf(at % perWord, a, b, c);
    at += 1;
  };
  for (const [index, token] of tokens.entries()) {
    addOwn(token, index, view, add);
    addAround(token, index, view, add);
  }
  return { rows, perWord, count: tokens.length };
};

/** A sentence in numbers; before the first word and after the last there is room for what isn't there. */
type View = {
  count: number;
  context: number;
  inLanguage: number;
  /** Who is spoken of: somebody by a relation, somebody by "he" or "her". */
  about: number;
  words: Int32Array;
  shapes: Int32Array;
  signs: Int32Array;
  stretches: Int32Array;
};

const viewOf = (tokens: readonly NameToken[], asked: NameContext, spoken: Language): View => {
  const count = tokens.length;
  const context = nameContexts.indexOf(asked);
  const [words, shapes, signs] = [new Int32Array(count + 6), new Int32Array(count + 4), new Int32Array(count + 1)];
  words.fill(beforeFirst, 0, 3);
  words.fill(afterLast, count + 3);
  shapes.fill(-1);
  signs[count] = -1;
  let about = 0;
  for (const [index, token] of tokens.entries()) {
    words[index + 3] = standIn(token);
    shapes[index + 2] = shapeOf(token);
    signs[index] = token.sign === "" ? 0 : token.sign.charCodeAt(0);
    if (token.isRelation) about |= 1;
    if (thirdPersons.has(token.word)) about |= 2;
  }
  const inLanguage = context * languages.length + languages.indexOf(spoken);
  return { count, context, inLanguage, about, words, shapes, signs, stretches: stretchesOf(tokens) };
};

type Add = (a: number, b?: number, c?: number) => void;

const strangenessOf = ({ isCommon, isGiven, isFamily }: NameToken): number =>
  (isCommon ? 0 : 1) + (isGiven ? 2 : 0) + (isFamily ? 4 : 0);

const addOwn = (token: NameToken, index: number, view: View, add: Add): void => {
  const { count, context, inLanguage, shapes, signs, stretches } = view;
  const { word } = token;
  const own = wordHash(word);
  const [shape, before, after] = [shapes[index + 2] ?? 0, shapes[index + 1] ?? 0, shapes[index + 3] ?? 0];
  const [sign, signAfter] = [signs[index] ?? 0, signs[index + 1] ?? 0];
  const edge = (index === 0 || sign !== 0 ? 1 : 0) + (signAfter !== 0 ? 2 : 0);
  const [strange, stretch] = [strangenessOf(token), stretches[index] ?? 0];
  add(context);
  add(own);
  add(own, context);
  add(wordHash(word.slice(0, 3)));
  add(wordHash(word.slice(-2)));
  add(wordHash(word.slice(-3)));
  add(shape);
  add(shape, edge);
  add(shape, inLanguage);
  add(shape, context, Math.min(count, 7));
  add(shape, edge, context);
  add(shape, before, after);
  add(shape, shapes[index] ?? 0, before);
  add(stretch, context, shape);
  add(stretch, edge, strange);
  add(signAfter, strange, context);
};

const addAround = (token: NameToken, index: number, view: View, add: Add): void => {
  const { context, about, words, shapes, signs } = view;
  const [third, second, before] = [words[index] ?? 0, words[index + 1] ?? 0, words[index + 2] ?? 0];
  const [after, next] = [words[index + 4] ?? 0, words[index + 5] ?? 0];
  const [shape, shapeBefore] = [shapes[index + 2] ?? 0, shapes[index + 1] ?? 0];
  const [sign, signAfter] = [signs[index] ?? 0, signs[index + 1] ?? 0];
  const edge = (index === 0 || sign !== 0 ? 1 : 0) + (signAfter !== 0 ? 2 : 0);
  const [strange, relation] = [strangenessOf(token), token.isRelation ? 1 : 0];
  add(strange, edge, before);
  add(strange, second, before);
  add(strange, after);
  add(sign, strange, before);
  add(before);
  add(before, shape);
  add(before, sign);
  add(before, context);
  add(second, before);
  add(second, before, shape);
  add(second, shapeBefore);
  add(second);
  add(third, second, before);
  add(third, second, shapeBefore);
  add(after);
  add(after, shape);
  add(after, signAfter);
  add(after, next);
  add(after, next, shape);
  add(next);
  add(before, after);
  add(about, before);
  add(about, shape, context);
  add(relation, before, second);
  add(relation, after, next);
};

const perWord = 41;
const [beforeFirst, afterLast] = [1, 2];

/** What a neighbor sees of a word: a service is a service, and any number a number. */
const standIn = ({ word, kind, isRelation, isGiven, isCommon }: NameToken): number => {
  if (kind !== null) return kind === "date" ? 3 : kind === "agent" ? 4 : 5;
  if (isRelation) return 6;
  return !isCommon && isGiven ? 7 : wordHash(word);
};

/** How a word is written and what it is, which tells a name from a verb more often than its letters do. */
const shapeOf = ({ raw, kind, isRelation, isCommon, isGiven, isFamily }: NameToken): number => {
  const sort = kind === "date" ? 1 : kind === "agent" ? 2 : kind === "service" ? 3 : isRelation ? 4 : isCommon ? 5 : 6;
  const listed = isGiven ? 1 : isFamily ? 2 : 0;
  return (sort * 3 + listed) * 8 + letterCase(raw);
};

const letterCase = (raw: string): number => {
  if (/\p{N}/u.test(raw)) return 0;
  const [small, capital] = [raw.toLowerCase(), raw.toUpperCase()];
  if (small === capital) return 1;
  if (raw === small) return 2;
  if (raw === capital) return raw.length === 1 ? 3 : raw.length === 2 ? 4 : 5;
  return raw[0] === small[0] ? 6 : 7;
};

/** How much of what is between two signs looks like a name: all of it, most, some, nothing; by its length. */
const stretchesOf = (tokens: readonly NameToken[]): Int32Array => {
  const found = new Int32Array(tokens.length);
  for (let from = 0; from < tokens.length; ) {
    let to = from + 1;
    while (to < tokens.length && !tokens[to]?.isAfterBreak) to += 1;
    let named = 0;
    for (let index = from; index < to; index++) if (isNameLike(tokens[index] as NameToken)) named += 1;
    const part = named === to - from ? 3 : named * 2 >= to - from ? 2 : named > 0 ? 1 : 0;
    found.fill(part * 8 + Math.min(to - from, 7), from, to);
    from = to;
  }
  return found;
};

const isNameLike = ({ word, kind, isCommon, isGiven, isFamily, isRelation }: NameToken): boolean =>
  isGiven || isFamily || particles.has(word) || (!isCommon && !isRelation && kind === null);

/** Parts of names that are small words. */
export const particles: ReadonlySet<string> = new Set(
  "de del la las los da do dos das van von vom zu zum zur der den dem di du le el al bin ibn ben y e i o a d ten ter af av of the mac mc san santa st und".split(
    " ",
  ),
);

/** "My mum's". */
export const withoutEnding = (word: string): string => (word.endsWith("'s") ? word.slice(0, -2) : word);

/** "Anne-Sophie" is two that are known. */
export const isListed = (names: ReadonlySet<string>, word: string): boolean =>
  names.has(word) || (word.includes("-") && word.split("-").every((part) => names.has(part)));

/** A person who is mentioned: "he", "ihr", "dela". */
export const thirdPersons: ReadonlySet<string> = new Set(
  "he she his her hers him hes shes he's she's they their them ella el su sus il elle son sa lui er sie ihr ihre sein seine ihn ihm ele ela dele dela seu sua".split(
    " ",
  ),
);

/** FNV-1a. */
const wordHash = (word: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash;
};

const rowOf = (kind: number, a: number, b: number, c: number): number => {
  let hash = Math.imul(a ^ Math.imul(kind + 1, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ b, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15) ^ c, 0x27d4eb2f);
  return (hash ^ (hash >>> 16)) & (nameRowCount - 1);
};
