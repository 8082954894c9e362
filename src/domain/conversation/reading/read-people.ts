import type { Token } from "../words/tokens.ts";
import { wordsOf } from "./lexicon/all-lexicons.ts";
import type { OtherPerson } from "./meaning.ts";
import { isCapital, nameRunAt, type WordFacts } from "./names/name-run.ts";

/**
 * Who a booking is for: "for my daughter Lily", "my husband needs a haircut", "a cut for Lily" once the service is
 * known. Null when it is for the customer.
 */
export const readOtherPerson = (
  tokens: readonly Token[],
  { facts, isServiceNamed }: { facts: WordFacts; isServiceNamed: boolean },
): OtherPerson | null => {
  for (const [index, { word }] of tokens.entries()) {
    if (!peopleWords().possessives.has(word)) continue;
    const at = relationAt(tokens, index + 1);
    if (at < 0) continue;
    const name = nameBehind(tokens, at + 1, facts);
    if (isForBefore(tokens, index) || name !== null || isNeedBehind(tokens, at + 1)) return { name };
  }
  if (!isServiceNamed) return null;
  const named = tokens.findIndex(({ word }, index) => peopleWords().forWords.has(word) && isNameAt(tokens, index + 1));
  return named < 0 ? null : { name: nameRunAt(tokens, named + 1, facts, "loose")?.text ?? null };

  function isNameAt(all: readonly Token[], at: number): boolean {
    const next = all[at];
    return next !== undefined && !next.isAfterBreak && isCapital(next) && nameRunAt(all, at, facts, "loose") !== null;
  }
};

/** A name after "with" that nobody of the business has. */
export const readUnknownAgent = (
  tokens: readonly Token[],
  { withWords, facts }: { withWords: ReadonlySet<string>; facts: WordFacts },
): string | null => {
  for (const [index, { word }] of tokens.entries()) {
    if (!withWords.has(word)) continue;
    const skipped = articles.has(tokens[index + 1]?.word ?? "") ? 2 : 1;
    const name = tokens[index + skipped]?.isAfterBreak ? null : nameRunAt(tokens, index + skipped, facts, "loose");
    if (name) return name.text;
  }
  return null;
};

const articles = new Set(["la", "el", "a", "o", "le", "der", "die", "dem", "den", "herrn", "frau"]);

/** "For my", "pour mon", "agendar a mi": with a word or two between. */
const isForBefore = (tokens: readonly Token[], index: number): boolean => {
  const { forWords } = peopleWords();
  return [1, 2].some((back) => {
    const before = tokens[index - back]?.word ?? "";
    return forWords.has(before) || (back === 1 && bookingWords.has(before));
  });
};

/** What somebody is put into the calendar with: "book my boy in", "un turno a mi amiga". */
const bookingWords = new Set("book get fit squeeze a al pro pra pa pr fur fuer buchen".split(" "));

/** The relation at a position or behind an adjective or two; -1 when there is none. */
const relationAt = (tokens: readonly Token[], at: number): number => {
  for (let position = at; position < at + 3; position++) {
    const token = tokens[position];
    if (!token || (position > at && token.isAfterBreak)) return -1;
    if (peopleWords().relations.has(token.word.replace(/'s?$/, "").replace(/'/g, "")))
      return lastOfRelation(tokens, position);
  }
  return -1;
};

/** "Mother in law" is one. */
const lastOfRelation = (tokens: readonly Token[], at: number): number =>
  tokens[at + 1]?.word === "in" && tokens[at + 2]?.word === "law" ? at + 2 : at;

/** A name right behind the relation, in brackets or behind a comma too: "meine Oma (Gertrud)". */
const nameBehind = (tokens: readonly Token[], start: number, facts: WordFacts): string | null => {
  const { called } = peopleWords();
  let at = start;
  while (called.has(tokens[at]?.word ?? "") && !tokens[at]?.isAfterBreak) at += 1;
  const first = tokens[at];
  if (!first) return null;
  // In small letters only behind "called": any word may follow a relation.
  if (!isCapital(first) && at === start) return null;
  const run = nameRunAt(tokens, at, facts, isCapital(first) ? "loose" : "likely");
  if (run === null) return null;
  return isCapital(first) ? run.text : capitalised(run.text);
};

/** What they need follows in the same sentence. */
const isNeedBehind = (tokens: readonly Token[], start: number): boolean => {
  for (let at = start; at < start + 6; at++) {
    const token = tokens[at];
    if (!token) return false;
    if (peopleWords().needs.has(token.word)) return true;
    const next = tokens[at + 1]?.word ?? "";
    if (needPairs.has(`${token.word} ${next}`)) return true;
  }
  return false;
};

const needPairs = new Set(
  "would like|would love|could do|is after|is looking|d like|hatte gern|hatte gerne|wurde gern|wurde gerne|muss zum|a besoin|aurait besoin|ta precisando|esta precisando|anda necesitando".split(
    "|",
  ),
);

const capitalised = (raw: string): string =>
  raw.replace(/(^| )(\p{Ll})/gu, (_, space: string, letter: string) => `${space}${letter.toUpperCase()}`);

type PeopleWords = Record<
  "possessives" | "relations" | "forWords" | "needs" | "called" | "plainWords",
  ReadonlySet<string>
>;

let built: PeopleWords | undefined;

export const peopleWords = (): PeopleWords => {
  built ??= {
    possessives: wordsOf("possessives"),
    relations: wordsOf("relations"),
    forWords: wordsOf("forWords"),
    needs: wordsOf("needs"),
    called: wordsOf("called"),
    plainWords: wordsOf("plainWords"),
  };
  return built;
};
