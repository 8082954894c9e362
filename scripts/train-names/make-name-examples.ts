import { isCalendarWord } from "../../src/domain/conversation/dates/is-calendar-word.ts";
import type { NameToken } from "../../src/domain/conversation/names/name-features.ts";
import type { NameContext, NameLabel } from "../../src/domain/conversation/names/name-labels.ts";
import { peopleWords } from "../../src/domain/conversation/reading/read-people.ts";
import { isServiceWord } from "../../src/domain/conversation/words/service-words.ts";
import { tokensOf } from "../../src/domain/conversation/words/tokens.ts";
import type { Language } from "../../src/domain/languages.ts";
import { expandPattern } from "../train-acts/expand-pattern.ts";
import type { Training } from "../train-acts/read-training.ts";
import type { NamePattern, NameTraining } from "./read-name-training.ts";

/** Every word of the patterns, of acts and of names, that is no name itself. */
export const everydayWords = (training: NameTraining, acts: Training): Set<string> => {
  const texts = [
    ...acts.patterns.map(({ text }) => text),
    ...training.patterns.map(({ text }) => text),
    ...training.nameless.map(({ text }) => text.replace(/\p{Lu}[\p{L}']+/gu, " ")),
    ...Object.values(acts.slots).flatMap((slots) =>
      [...slots].flatMap(([name, words]) => (/^(name|who)$/.test(name) ? [] : words)),
    ),
    ...Object.values(training.relations).flat(),
  ];
  return new Set(
    texts.flatMap((text) => tokensOf(text.replace(/\{\w+\}/g, " ").replace(/[()|]/g, " , ")).map(({ word }) => word)),
  );
};

export type NameExample = { tokens: NameToken[]; labels: NameLabel[]; context: NameContext };

type Random = () => number;

export type Drawing = { random: Random; everyday: ReadonlySet<string>; given: ReadonlySet<string> };

const marks: Readonly<Record<string, NameLabel>> = {
  own: "own",
  for: "other",
  rel: "relation",
  staff: "staff",
  old: "none",
};

/** The sentences of some patterns, word by word, with what each word is. */
export const nameExamples = (
  patterns: readonly NamePattern[],
  { training, acts, each, ...drawing }: Drawing & { training: NameTraining; acts: Training; each: number },
): NameExample[] =>
  patterns.flatMap(({ text, language, context }) => {
    const { random } = drawing;
    const slots = new Map<string, readonly string[]>(
      [...acts.slots[language]].map(([name, words]) => [name, words.map((word) => `⟦known|${word}⟧`)]),
    );
    slots.set("hi", acts.slots[language].get("hi") ?? []);
    slots.set("pls", acts.slots[language].get("pls") ?? []);
    slots.set(
      "relo",
      training.relations[language].map((word) => `⟦relo|${word}⟧`),
    );
    const plain = plainTexts(training, acts, language);
    const examples: NameExample[] = [];
    for (let count = 0; count < each; count++) {
      for (const name of ["own", "for", "staff", "old"])
        slots.set(
          name,
          Array.from({ length: 6 }, () => `⟦${name}|${drawName(training, random)}⟧`),
        );
      slots.set(
        "rel",
        training.relations[language].map((word) => `⟦rel|${word}⟧`),
      );
      const [sentence = ""] = expandPattern(text, slots, { most: 1, random });
      examples.push(toExample(withNeighbour(sentence, plain, slots, random), context, { ...drawing, language }));
    }
    return examples;
  });

/** Texts that may stand before or behind any other. */
const plainTexts = (training: NameTraining, acts: Training, language: Language): string[] => [
  ...acts.patterns
    .filter(
      (one) =>
        one.language === language && !/\{(name|rel)\}/.test(one.text) && !["name", "someone"].includes(one.label),
    )
    .map(({ text }) => text),
  ...training.nameless.filter((one) => one.language === language).map(({ text }) => text),
];

const withNeighbour = (
  sentence: string,
  plain: readonly string[],
  slots: ReadonlyMap<string, readonly string[]>,
  random: Random,
): string => {
  const draw = random();
  if (draw > 0.4) return sentence;
  const pattern = plain[Math.floor(random() * plain.length)] ?? "";
  const [other = ""] = expandPattern(pattern, slots, { most: 1, random });
  const joint = [". ", "! ", ", ", " ", "? ", "\n"][Math.floor(random() * 6)] ?? " ";
  return draw < 0.2 ? `${other}${joint}${sentence}` : `${sentence}${joint}${other}`;
};

/** Sentences in which there is no name to be found. */
export const namelessExamples = (
  training: NameTraining,
  acts: Training,
  { each, random, everyday, given }: Drawing & { each: number },
): NameExample[] =>
  [
    ...acts.patterns.filter(({ text, label }) => !/\{(name|rel)\}/.test(text) && !["name", "someone"].includes(label)),
    ...training.nameless.flatMap((pattern) => Array.from({ length: 4 }, () => pattern)),
  ].flatMap(({ text, language }) => {
    const known = (name: string) => /^(day|when|time|svc|appt|who)$/.test(name);
    const slots = new Map(
      [...acts.slots[language]].map(([name, words]) => [
        name,
        known(name) ? words.map((word) => `⟦known|${word}⟧`) : words,
      ]),
    );
    return expandPattern(text, slots, { most: each, random }).map((sentence) => {
      const draw = random();
      return toExample(sentence, draw < 0.6 ? "open" : draw < 0.8 ? "asked" : "shown", {
        random,
        everyday,
        given,
        language,
      });
    });
  });

const drawName = ({ given, family }: NameTraining, random: Random): string => {
  const pick = (all: readonly string[]) => all[Math.floor(random() * all.length)] ?? "";
  const draw = random();
  if (draw < 0.34) return pick(given);
  if (draw < 0.7) return `${pick(given)} ${pick(family)}`;
  if (draw < 0.78) return `${pick(given)} ${pick(given)} ${pick(family)}`;
  if (draw < 0.85) return `${pick(given)} ${pick(family)} ${pick(family)}`;
  if (draw < 0.92) return `${pick(given)} ${pick(particles)} ${pick(family)}`;
  if (draw < 0.95)
    return `${pick(given)} ${pick(particles)} ${pick(given)} ${pick(family)} ${pick(joints)} ${pick(family)}`;
  return `${pick(given)}-${pick(given)} ${pick(family)}-${pick(family)}`;
};

const particles = [
  "de",
  "del",
  "de la",
  "da",
  "do",
  "dos",
  "van",
  "von",
  "von der",
  "van den",
  "di",
  "al",
  "el",
  "bin",
  "Mac",
  "Óg",
  "d'",
];
const joints = ["y", "e", "de", "-"];

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

const toExample = (
  marked: string,
  context: NameContext,
  { random, everyday, given, language }: Drawing & { language: Language },
): NameExample => {
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
  let from = 0;
  const relations = peopleWords().relations;
  const tokens: NameToken[] = [];
  const labels: NameLabel[] = [];
  for (const token of tokensOf(text)) {
    const at = text.indexOf(token.raw, from);
    from = at + token.raw.length;
    const mark = ranges.find(({ start, end }) => at >= start && at < end)?.mark ?? "";
    const isName = ["own", "for", "staff", "old"].includes(mark);
    const isKnown =
      mark === "known" ? random() < 0.9 : isServiceWord(token.word) || isCalendarWord(token.word, language);
    const isRelation = relations.has(token.word) && random() < 0.85;
    // A few words are made strange, as many words of a stranger are: their place has to do.
    const word = random() < (isName ? 0.5 : 0.12) ? strange(token.word, random) : token.word;
    const isGiven = word.split("-").every((part) => given.has(part)) && random() < 0.8;
    tokens.push({ ...token, word, isKnown, isRelation, isStrange: !everyday.has(word), isGiven });
    labels.push(marks[mark] ?? "none");
  }
  return { tokens, labels, context };
};

const codes = ["own", "for", "rel", "relo", "staff", "old", "known"];

/** A word with other letters in it, so that they say less than its place. */
const strange = (word: string, random: Random): string =>
  word.replace(/\p{L}/gu, (letter) =>
    random() < 0.4 ? (letters[Math.floor(random() * letters.length)] ?? letter) : letter,
  );

const letters = "aaabcdeeefghiiijklmnnooopqrrssttuuvwxyz";
