import { rememberOf } from "../../text/remember-of.ts";
import { consonantsOf, isShortForm } from "../words/rough/is-roughly.ts";
import { isProfession } from "./professions.ts";
import { salonWords } from "./salon-words.ts";
import { tradeWords } from "./trades/trade-words.ts";

/**
 * One line a concept: the words that clients and owners of a trade have for one service, in all languages, folded. An
 * asterisk stands for any ending, `#` for a small number behind other words ("grade three"); words joined by `_` count
 * only one after the other, small words between them aside. What only clients say, because it names no service by itself,
 * is a hint: `?` before it, or words joined by `+`, which are near each other in any order: "a bit of my tooth broke off".
 */
const lines = [...salonWords, ...tradeWords];

/** What the words of a text may be about: a set of concepts for each word. */
export const conceptsOf = (words: readonly string[]): readonly ReadonlySet<number>[] => remembered(words.join(" "));

/** A concept that something in a text hints at, and its position. */
export type Hint = { concept: number; at: readonly number[] };

/** What a text hints at without naming it. */
export const hintsIn = (words: readonly string[]): readonly Hint[] => rememberedHints(words.join(" "));

const remembered = rememberOf((text): readonly ReadonlySet<number>[] => {
  const words = text.split(" ");
  const found = words.map((word) => new Set(conceptsOfWord(word)));
  for (const [position, word] of words.entries()) {
    for (const { parts, concept } of phrases.get(keyOf(word)) ?? []) {
      for (const at of findPhrase(words, position, parts)) found[at]?.add(concept);
    }
  }
  return found;
});

const rememberedHints = rememberOf((text): readonly Hint[] => {
  const words = text.split(" ");
  const found: Hint[] = [];
  for (const [position, word] of words.entries()) {
    for (const { groups, concept } of hints.get(keyOf(word)) ?? []) {
      const at = findGroups(words, position, groups);
      if (at.length > 0) found.push({ concept, at });
    }
  }
  return found;
});

/** The positions of all groups of a hint, the first of them at a position and the others near it; empty if one doesn't. */
const findGroups = (words: readonly string[], from: number, groups: Groups): readonly number[] => {
  const [first = [], ...others] = groups;
  const begun = findPhrase(words, from, first);
  if (begun.length === 0) return none;
  const found = [...begun];
  for (const parts of others) {
    const at = nearest(words, from, parts);
    if (at.length === 0) return none;
    found.push(...at);
  }
  return found;
};

const none: readonly number[] = [];

/** The occurrence of a phrase that is nearest to a position. */
const nearest = (words: readonly string[], from: number, parts: readonly string[]): readonly number[] => {
  for (let distance = 1; distance <= mostApart; distance++) {
    for (const start of [from + distance, from - distance]) {
      const at = start >= 0 && start < words.length ? findPhrase(words, start, parts) : [];
      if (at.length > 0) return at;
    }
  }
  return [];
};

/** Words that belong together are in one sentence. */
const mostApart = 8;

/** The positions of a phrase that begins at a position; empty if none does. */
const findPhrase = (words: readonly string[], from: number, parts: readonly string[]): readonly number[] => {
  if (!isPart(words[from] ?? "", parts[0] ?? "")) return none;
  const used: number[] = [];
  let position = from;
  for (const part of parts) {
    while (used.length > 0 && !isPart(words[position] ?? "", part) && smallWords.has(words[position] ?? ""))
      position += 1;
    if (!isPart(words[position] ?? "", part)) return [];
    used.push(position);
    position += 1;
  }
  return used;
};

const isPart = (word: string, part: string): boolean =>
  part.endsWith("*") ? word.startsWith(part.slice(0, -1)) : part === "#" ? number.test(word) : word === part;

/** A length of the clippers, in figures or words. */
const number =
  /^(?:\d{1,2}|one|two|three|four|five|six|eight|uno|dos|tres|cuatro|cinco|seis|un|deux|trois|quatre|cinq|six|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|um|dois|quatro)$/;

const smallWords = new Set(
  "the a an my and our por par per his her it is so this s d l el la los las mi mis su y un una al del me se muy le les mon ma mes sa son et de du des un une tout tres en j ai der die das den dem mein meine meiner meinem meinen und im ein eine einen ganz mal bisschen o os as meu minha e um uma da do das na no ta esta estao bem muito".split(
    " ",
  ),
);

type Phrase = { parts: readonly string[]; concept: number };
type Groups = readonly (readonly string[])[];

/** Words are looked up by how they begin; no stem is shorter. */
const keyOf = (entry: string): string => entry.slice(0, 3);

const wholeWords = new Map<string, number[]>();
const stems = new Map<string, { stem: string; concept: number }[]>();
const phrases = new Map<string, Phrase[]>();
const hints = new Map<string, { groups: Groups; concept: number }[]>();

const addTo = <Value>(map: Map<string, Value[]>, key: string, value: Value): void => {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
};

/** Small words between the others may be there or not. */
const phraseParts = (entry: string): readonly string[] =>
  entry.split("_").filter((part, at, all) => at === 0 || at === all.length - 1 || !smallWords.has(part));

const addEntry = (entry: string, concept: number): void => {
  if (entry.startsWith("?") || entry.includes("+")) {
    const groups = entry.replace("?", "").split("+").map(phraseParts);
    addTo(hints, keyOf(groups[0]?.[0] ?? ""), { groups, concept });
  } else if (entry.includes("_"))
    addTo(phrases, keyOf(entry.split("_")[0] ?? ""), { parts: phraseParts(entry), concept });
  else if (entry.endsWith("*")) addTo(stems, keyOf(entry), { stem: entry.slice(0, -1), concept });
  else addTo(wholeWords, entry, concept);
};

for (const [concept, line] of lines.entries()) for (const entry of line.split(" ")) addEntry(entry, concept);

const conceptsOfWord = rememberOf((word): readonly number[] => {
  if (isProfession(word)) return [];
  const own = [...(wholeWords.get(word) ?? []), ...stemConcepts(word, 0)];
  if (own.length > 0 || word.length < shortestCompound) return own;
  // "Wellnessmassage" is a massage.
  for (let at = 3; at <= word.length - shortestTail; at++) {
    const tail = stemConcepts(word.slice(at), shortestTail);
    if (tail.length > 0) return tail;
  }
  return [];
});

const stemConcepts = (word: string, shortest: number): number[] =>
  (stems.get(keyOf(word)) ?? []).flatMap(({ stem, concept }) =>
    stem.length >= shortest && word.startsWith(stem) ? [concept] : [],
  );

const shortestCompound = 10;
const shortestTail = 6;

/** The word for a service that a typed one is without some of its vowels, or with letters doubled or not: "hernschnit". */
export const serviceWordLike = (typed: string): string | null => {
  const frame = frameOf(typed);
  const known = frame.length < shortestFrame ? [] : (frames().get(frame) ?? []);
  return known.find((word) => isShortForm(typed, word)) ?? null;
};

const frameOf = (word: string): string => consonantsOf(word).replace(/(.)\1+/g, "$1");

const shortestFrame = 5;

let framesBuilt: Map<string, string[]> | undefined;

const frames = (): Map<string, string[]> => {
  if (framesBuilt) return framesBuilt;
  framesBuilt = new Map();
  for (const entry of lines.flatMap((line) => line.split(" "))) {
    const word = entry.replace("*", "");
    if (word.length >= 7 && /^[a-z]+$/.test(word)) addTo(framesBuilt, frameOf(word), word);
  }
  return framesBuilt;
};
