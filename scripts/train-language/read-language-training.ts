import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isLanguage, type Language, languages } from "../../src/domain/languages.ts";
import { addDays } from "../../src/domain/scheduling/clock/calendar-date.ts";
import { formatDate } from "../../src/domain/scheduling/clock/format-date-time.ts";
import { createRandom, expandPattern } from "../train-acts/expand-pattern.ts";
import { readTraining } from "../train-acts/read-training.ts";
import { type NameTraining, readNameTraining } from "../train-names/read-name-training.ts";
import { readServiceTraining } from "../train-services/read-service-training.ts";

/** A sentence in a language; null for what is in none of the five, or could be in any. `pattern`: what is held out together. */
export type LanguageSentence = { language: Language | null; text: string; pattern: number };

type Pattern = { language: Language | null; text: string };

const folder = join(import.meta.dirname, "../../src/domain/conversation/language/training");

export const languageSeed = 29;

/** What the other readers learn from in five languages, short messages, and what is written elsewhere in the world. */
export const readLanguageTraining = (): LanguageSentence[] => {
  const { patterns, slots } = readTraining();
  const people = readNameTraining();
  const random = createRandom(languageSeed);
  const services = readServiceTraining();
  const names = people.given.concat(people.family).filter((name) => /^\p{L}+$/u.test(name));
  const oneOf = <Item>(all: readonly Item[]): Item => all[Math.floor(random() * all.length)] as Item;
  const someone = () => (random() < 0.7 ? oneOf(people.given) : `${oneOf(people.given)} ${oneOf(people.family)}`);
  const written: Pattern[] = [
    ...patterns,
    ...readPatterns("short.txt"),
    ...people.patterns,
    ...people.nameless,
    ...services.flatMap(({ language, said }) => said.map((text) => ({ language, text }))),
    ...readPatterns("elsewhere.txt"),
    ...languages.flatMap(writtenDates),
  ];
  const foreign = services.flatMap(({ names: called }) => called);
  return written.flatMap(({ language: labelled, text }, pattern) => {
    // Nothing but names is in no language.
    const language = /\p{L}/u.test(text.replace(/\{\w+\}/g, "")) || text.includes("{when}") ? labelled : null;
    const isPlain = !/[({]/.test(text);
    const most = language === null ? 120 : isPlain ? 1 : 6;
    const found: LanguageSentence[] = [];
    for (let made = 0; made < most; made++) {
      const words = slotsOf(language ?? "en");
      // Names say nothing about the language, and what a business offers may be called in any.
      for (const slot of nameSlots) words.set(slot, [someone()]);
      words.set("given", [oneOf(people.given)]);
      words.set("family", [oneOf(people.family)]);
      if (random() < 0.25) words.set("svc", [oneOf(foreign)]);
      for (const sentence of expandPattern(text, words, { most: 1, random })) {
        found.push({ language, text: sentence, pattern });
      }
      if (isPlain) break;
    }
    if (language === null && isPlain)
      for (let made = 0; made < 8; made++)
        found.push({ language, text: made % 2 === 0 ? text : `${text} ${oneOf(names)}`, pattern });
    return found;
  });

  function slotsOf(language: Language): Map<string, readonly string[]> {
    return new Map([...relationSlots(people, language), ...slots[language]]);
  }
};

/** Every day of a year as the bot writes it, which clients type again: some are written alike in two languages. */
const writtenDates = (language: Language): Pattern[] =>
  Array.from({ length: 366 }, (_, day) => addDays("2026-01-01", day)).flatMap((date) =>
    (["day", "full"] as const).map((style) => ({ language, text: formatDate(date, language, style) ?? "" })),
  );

const nameSlots = ["who", "name", "own", "first", "fam", "odd", "for", "staff", "old"];

const relationSlots = (people: NameTraining, language: Language): [string, readonly string[]][] => {
  const relations = people.relations[language];
  return [
    ["rel", relations],
    ["relo", relations],
  ];
};

/** Lines below the name of a language; below any other heading they are in none of the five. */
const readPatterns = (file: string): Pattern[] => {
  const found: Pattern[] = [];
  let language: Language | null = null;
  for (const line of readFileSync(join(folder, file), "utf8").split("\n")) {
    const heading = /^== (\w+)$/.exec(line);
    const name = heading?.[1];
    if (name !== undefined) language = isLanguage(name) ? name : null;
    else if (line.trim() !== "") found.push({ language, text: line.trim() });
  }
  return found;
};
