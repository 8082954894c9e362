import { foldText } from "../../../words/fold-text.ts";
import type { Item, Term } from "../../terms/term.ts";
import type { DateToken } from "../tokenize-text.ts";

/** A phrase that means no day or time: each element is a set of words, a category or any word. */
export type NoiseRule = readonly NoiseElement[];
type NoiseElement = {
  words: ReadonlySet<string>;
  categories: ReadonlySet<string>;
  isAny: boolean;
  isOptional: boolean;
};

/** Rules by the word they begin with; under "" those that begin with a term. */
export const compileNoise = (phrases: readonly string[], known: Set<string>): Map<string, NoiseRule[]> => {
  const rules = new Map<string, NoiseRule[]>();
  const add = (key: string, rule: NoiseRule) => rules.set(key, [...(rules.get(key) ?? []), rule]);
  for (const phrase of phrases) {
    const rule = phrase.trim().split(/\s+/).map(elementOf);
    for (const { words } of rule) for (const word of words) known.add(word);
    for (const variant of beginnings(rule)) {
      const [first] = variant;
      if (!first) continue;
      if (first.words.size === 0 || first.categories.size > 0) add("", variant);
      for (const word of first.words) add(word, variant);
    }
  }
  return rules;
};

/** A rule whose first word may be missing also begins with the next one. */
const beginnings = ([first, ...rest]: NoiseRule): NoiseRule[] =>
  first?.isOptional
    ? [[{ ...first, isOptional: false }, ...rest], ...beginnings(rest)]
    : first
      ? [[first, ...rest]]
      : [];

const elementOf = (text: string): NoiseElement => {
  const isOptional = text.endsWith("?");
  const pieces = (isOptional ? text.slice(0, -1) : text).split("/");
  return {
    words: new Set(pieces.filter((piece) => !piece.startsWith("<") && piece !== "*").map(foldText)),
    categories: new Set(pieces.filter((piece) => piece.startsWith("<")).map((piece) => piece.slice(1, -1))),
    isAny: pieces.includes("*"),
    isOptional,
  };
};

/** Where the phrases of one language's noise are; `itemsFrom` are the terms that begin at a token. */
export const findNoise = (
  rules: ReadonlyMap<string, readonly NoiseRule[]>,
  tokens: readonly DateToken[],
  itemsFrom: readonly (readonly Item[])[],
): Item[] => {
  const found: Item[] = [];
  const general = rules.get("") ?? [];
  const sentence = { tokens, itemsFrom };
  const add = (rule: NoiseRule, start: number): void => {
    const end = matchNoise(rule, 0, start, sentence);
    if (end > start && !(end - start === 2 && isHour(start, tokens, itemsFrom)))
      found.push({
        category: "noise",
        start,
        end,
        term: { ...lastNumber(itemsFrom[end - 1]), ...(end - start > 4 && { bonus: 5 }) },
      });
  };
  for (const [start, token] of tokens.entries()) {
    for (const rule of rules.get(token.text) ?? []) add(rule, start);
    const items = itemsFrom[start] ?? [];
    for (const rule of general) {
      const [first] = rule;
      if (first?.isAny || items.some(({ category }) => first?.categories.has(category))) add(rule, start);
    }
  }
  return found;
};

/** "I said three": the half of it may be meant. */
const lastNumber = (items: readonly Item[] | undefined): Term => {
  const n = items?.find(({ category }) => category === "num")?.term.n;
  return n === undefined ? {} : { n };
};

/** "Às 11 corte": after a word like "at" a number counts no appointments. */
const isHour = (start: number, tokens: readonly DateToken[], itemsFrom: readonly (readonly Item[])[]): boolean =>
  tokens[start]?.pause === 0 &&
  appointments.has(tokens[start + 1]?.text ?? "") &&
  (itemsFrom[start] ?? []).some(({ category }) => category === "num") &&
  [1, 2, 3].some((back) =>
    (itemsFrom[start - back] ?? []).some(({ category, end }) => category === "at" && end === start),
  );

const appointments = new Set(
  "corte cortes cita citas coupe coupes rdv rendez termin termine schnitte cut cuts".split(" "),
);

type Sentence = { tokens: readonly DateToken[]; itemsFrom: readonly (readonly Item[])[] };

/** The end of the longest match, or -1. */
const matchNoise = (rule: NoiseRule, at: number, position: number, sentence: Sentence): number => {
  const { tokens, itemsFrom } = sentence;
  const element = rule[at];
  if (!element) return position;
  let best = element.isOptional ? matchNoise(rule, at + 1, position, sentence) : -1;
  const token = tokens[position];
  if (!token || (at > 0 && token.pause > 0)) return best;
  if (element.words.has(token.text) || (element.isAny && token.kind === "word")) {
    best = Math.max(best, matchNoise(rule, at + 1, position + 1, sentence));
  }
  for (const item of element.categories.size > 0 ? (itemsFrom[position] ?? []) : []) {
    if (element.categories.has(item.category)) {
      best = Math.max(best, matchNoise(rule, at + 1, item.end, sentence));
    }
  }
  return best;
};
