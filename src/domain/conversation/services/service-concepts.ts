import { rememberOf } from "../words/fold-text.ts";
import { salonWords } from "./salon-words.ts";
import { animalWords } from "./trades/animals.ts";
import { bodyWords } from "./trades/body.ts";
import { carWords } from "./trades/cars.ts";
import { healthWords } from "./trades/health.ts";
import { lessonWords } from "./trades/lessons.ts";

/**
 * One line a concept: the words that customers and owners of a trade have for one service, in all languages, folded. An
 * asterisk stands for any ending; words joined by `_` count only one behind the other, small words between them aside.
 */
const lines = [...salonWords, ...healthWords, ...bodyWords, ...animalWords, ...carWords, ...lessonWords];

/** What the words of a text may be about: a set of concepts for each word. */
export const conceptsOf = (words: readonly string[]): readonly ReadonlySet<number>[] => remembered(words.join(" "));

const remembered = rememberOf((text): readonly ReadonlySet<number>[] => {
  const words = text.split(" ");
  const found = words.map((word) => new Set(conceptsOfWord(word)));
  for (const [position, word] of words.entries()) {
    for (const { parts, concept } of phrases.get(word.slice(0, 2)) ?? []) {
      const used = findPhrase(words, position, parts);
      for (const at of used) found[at]?.add(concept);
    }
  }
  return found;
});

/** Where a phrase stands that begins at a position; empty if it doesn't. */
const findPhrase = (words: readonly string[], from: number, parts: readonly string[]): readonly number[] => {
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
  part.endsWith("*") ? word.startsWith(part.slice(0, -1)) : word === part;

const smallWords = new Set(
  "the a an my and our el la los las mi y le les mon ma mes et de du der die das den mein meine und im o os as meu minha e".split(
    " ",
  ),
);

type Phrase = { parts: readonly string[]; concept: number };

const wholeWords = new Map<string, number[]>();
/** By their first two letters. */
const stems = new Map<string, { stem: string; concept: number }[]>();
const phrases = new Map<string, Phrase[]>();

const addTo = <Value>(map: Map<string, Value[]>, key: string, value: Value): void => {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
};

/** Small words between the others may be there or not. */
const phraseParts = (entry: string): readonly string[] =>
  entry.split("_").filter((part, at) => at === 0 || !smallWords.has(part));

for (const [concept, line] of lines.entries()) {
  for (const entry of line.split(" ")) {
    const start = entry.slice(0, 2);
    if (entry.includes("_")) addTo(phrases, start, { parts: phraseParts(entry), concept });
    else if (entry.endsWith("*")) addTo(stems, start, { stem: entry.slice(0, -1), concept });
    else addTo(wholeWords, entry, concept);
  }
}

const conceptsOfWord = rememberOf((word): readonly number[] => [
  ...(wholeWords.get(word) ?? []),
  ...(stems.get(word.slice(0, 2)) ?? []).flatMap(({ stem, concept }) => (word.startsWith(stem) ? [concept] : [])),
]);
