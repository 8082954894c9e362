import { isListed, type NameToken, withoutEnding } from "../../src/domain/conversation/names/name-features.ts";
import type { NameContext, NameLabel } from "../../src/domain/conversation/names/name-labels.ts";
import { wordsOf } from "../../src/domain/conversation/reading/lexicon/all-lexicons.ts";
import { tokensOf } from "../../src/domain/conversation/words/tokens.ts";
import { kindOfWordAnywhere, type WordKind } from "../../src/domain/conversation/words/word-kind.ts";
import { type Language, languages } from "../../src/domain/languages.ts";
import { expandPattern } from "../train-acts/expand-pattern.ts";
import type { Training } from "../train-acts/read-training.ts";
import { drawFamily, drawGiven, drawName, drawOdd } from "./draw-name.ts";
import type { NameLists } from "./list-names.ts";
import type { NamePattern, NameTraining } from "./read-name-training.ts";

export type NameExample = { tokens: NameToken[]; labels: NameLabel[]; context: NameContext; language: Language };

type Random = () => number;

export type Drawing = {
  training: NameTraining;
  acts: Training;
  random: Random;
  common: ReadonlySet<string>;
  lists: NameLists;
  each: number;
};

/** What is in a slot: `own`, `for`, `rel`, `staff`, `fam` and `first` are to be found, the others aren't. */
const marks: Readonly<Record<string, NameLabel>> = {
  own: "own",
  first: "own",
  odd: "own",
  fam: "family",
  for: "other",
  rel: "relation",
  staff: "staff",
};

/** The sentences of some patterns, word by word, with what each word is. */
export const nameExamples = (patterns: readonly NamePattern[], drawing: Drawing): NameExample[] => {
  const { training, acts, random, each } = drawing;
  return patterns.flatMap(({ text, language, context }) => {
    const slots = markedSlots(acts, language);
    for (const slot of ["rel", "relo"])
      slots.set(
        slot,
        training.relations[language].map((word) => `⟦${slot}|${word}⟧`),
      );
    const plain = plainTexts(training, acts, language);
    return Array.from({ length: each }, () => {
      for (const name of ["own", "for", "staff", "old"]) slots.set(name, [`⟦${name}|${drawName(training, random)}⟧`]);
      slots.set("fam", [`⟦fam|${drawFamily(training, random)}⟧`]);
      slots.set("odd", [`⟦odd|${drawOdd(training, random)}⟧`]);
      slots.set("first", [`⟦first|${drawGiven(training, random)}⟧`]);
      const [sentence = ""] = expandPattern(text, slots, { most: 1, random });
      return toExample(withNeighbour(sentence, plain, slots, random), { context, language }, drawing);
    }).filter(isPlainlyNamed);
  });
};

/** "domingo" is a day unless it is written like a name. */
const isPlainlyNamed = ({ tokens, labels }: NameExample): boolean =>
  !tokens.every(({ raw, kind }, index) => labels[index] !== "none" && kind === "date" && raw === raw.toLowerCase());

/** What the business knows of is marked as such. */
const markedSlots = ({ slots }: Training, language: Language): Map<string, readonly string[]> =>
  new Map(
    [...slots[language]].map(([name, words]) => {
      const mark = name === "who" ? "who" : /^(svc|appt)$/.test(name) ? "service" : "";
      return [name, mark === "" ? words : words.map((word) => `⟦${mark}|${word}⟧`)];
    }),
  );

/** Texts that may come before or after any other. */
const plainTexts = (training: NameTraining, acts: Training, language: Language): string[] => [
  ...acts.patterns.filter((one) => one.language === language && isNameless(one)).map(({ text }) => text),
  ...training.nameless.filter((one) => one.language === language).map(({ text }) => text),
];

const isNameless = ({ text, label }: Training["patterns"][number]): boolean =>
  !/\{(name|rel)\}/.test(text) && !["name", "someone"].includes(label);

const withNeighbour = (
  sentence: string,
  plain: readonly string[],
  slots: ReadonlyMap<string, readonly string[]>,
  random: Random,
): string => {
  const draw = random();
  if (draw > 0.35) return sentence;
  const pattern = plain[Math.floor(random() * plain.length)] ?? "";
  const [other = ""] = expandPattern(pattern, slots, { most: 1, random });
  const joint = [". ", "! ", ", ", " ", "? ", "\n"][Math.floor(random() * 6)] ?? " ";
  return draw < 0.18 ? `${other}${joint}${sentence}` : `${sentence}${joint}${other}`;
};

/** Sentences in which there is no name to be found. */
export const namelessExamples = (drawing: Drawing): NameExample[] => {
  const { training, acts, random, each } = drawing;
  return [
    ...acts.patterns.filter(isNameless),
    ...training.nameless.flatMap((pattern) => Array.from({ length: 5 }, () => pattern)),
  ].flatMap(({ text, language }) => {
    const slots = markedSlots(acts, language);
    slots.set(
      "relo",
      training.relations[language].map((word) => `⟦relo|${word}⟧`),
    );
    slots.set("old", [`⟦old|${drawName(training, random)}⟧`]);
    return expandPattern(text, slots, { most: each, random }).map((sentence) => {
      const draw = random();
      const context = draw < 0.45 ? "open" : draw < 0.75 ? "asked" : "shown";
      return toExample(sentence, { context, language }, drawing);
    });
  });
};

/** As people write: without capitals, without signs, with thumbs. */
const written = (text: string, random: Random): string => {
  const draw = random();
  if (draw < 0.3) return text.toLowerCase();
  if (draw < 0.38)
    return text
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/[,.!?]/g, "");
  if (draw < 0.42) return text.replace(/[,.!?]/g, "");
  if (draw < 0.44) return text.toUpperCase();
  if (draw < 0.8)
    return text.replace(
      /(^|[.!?\n]\s*)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
  return text;
};

type Said = { context: NameContext; language: Language };

const toExample = (marked: string, { context, language }: Said, drawing: Drawing): NameExample => {
  const { random, common, lists } = drawing;
  const ranges: { start: number; end: number; mark: string }[] = [];
  let text = "";
  for (const part of written(
    marked.replace(/⟦(\w+)\|/g, (_, mark: string) => `⟦${codes.indexOf(mark)}|`),
    random,
  ).split(/(⟦\d+\|[^⟧]*⟧)/)) {
    const slot = /^⟦(\d+)\|([^⟧]*)⟧$/.exec(part);
    const inner = slot?.[2] ?? part;
    if (slot) ranges.push({ start: text.length, end: text.length + inner.length, mark: codes[Number(slot[1])] ?? "" });
    text += inner;
  }
  const tokens: NameToken[] = [];
  const labels: NameLabel[] = [];
  // A tourist writes to a business in another language.
  const spoken = random() < 0.93 ? language : (languages[Math.floor(random() * languages.length)] ?? language);
  const isCommon = (word: string): boolean =>
    word.split(/['-]/).every((part) => (part.length < 2 && part !== word) || common.has(part));
  const found = tokensOf(text);
  // One strange word to the question for a name is one.
  const isShortAnswer = context === "asked" && found.length <= 3;
  for (const token of found) {
    const mark = ranges.find(({ start, end }) => token.start >= start && token.start < end)?.mark ?? "";
    const isName = ["own", "first", "odd", "fam", "for", "staff", "old"].includes(mark);
    // A few words are made strange, as many words of a stranger are: their place has to do.
    const isChanged = mark !== "odd" && random() < (isName ? 0.35 : isShortAnswer ? 0 : 0.14);
    const word = isChanged ? strange(token.word, random) : token.word;
    tokens.push({
      ...token,
      word,
      kind: isChanged ? null : kindOf(word, mark, spoken, random),
      isRelation: relations.has(withoutEnding(word)) && random() < 0.9,
      isCommon: isCommon(word),
      isGiven: isListed(lists.given, word) && random() < 0.9,
      isFamily: isListed(lists.family, word) && random() < 0.9,
    });
    labels.push(marks[mark] ?? "none");
  }
  return { tokens, labels, context, language: spoken };
};

/** As in a business with those services and people; a client may have an agent's name. */
const kindOf = (word: string, mark: string, language: Language, random: Random): WordKind | null => {
  if (mark === "who") return random() < 0.95 ? "agent" : null;
  if (["own", "first", "for"].includes(mark) && random() < 0.02) return "agent";
  const kind = kindOfWordAnywhere(word, language);
  return kind === null && mark === "service" && word.length > 2 && random() < 0.8 ? "service" : kind;
};

const relations = wordsOf("relations");

const codes = ["own", "first", "odd", "fam", "for", "rel", "relo", "staff", "old", "who", "service"];

/** A word with other letters in it, so that they say less than its place. */
const strange = (word: string, random: Random): string =>
  word.replace(/\p{L}/gu, (letter) =>
    random() < 0.4 ? (letters[Math.floor(random() * letters.length)] ?? letter) : letter,
  );

const letters = "aaabcdeeefghiiijklmnnooopqrrssttuuvwxyz";
