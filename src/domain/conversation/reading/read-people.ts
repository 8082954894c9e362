import { foldText } from "../words/fold-text.ts";
import { introductions, wordsOf } from "./lexicon/all-lexicons.ts";
import type { OtherPerson } from "./meaning.ts";

/** A word as typed and folded, and whether a comma or a full stop stands before it. */
export type Token = { raw: string; word: string; isAfterBreak: boolean };

/** The words of a text with what they look like. */
export const tokensOf = (text: string): Token[] => {
  const found: Token[] = [];
  let end = 0;
  for (const match of text.slice(0, 400).matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+|-[\p{L}\p{M}]+)*/gu)) {
    const between = text.slice(end, match.index);
    found.push({ raw: match[0], word: foldText(match[0]), isAfterBreak: /[.,;:!?\n]/.test(between) });
    end = match.index + match[0].length;
  }
  return found;
};

type KnownWord = (word: string) => boolean;

/**
 * Who a booking is for: "for my daughter Lily", "my husband needs a haircut", "a cut for Lily" once the service is
 * known. Null when it is for the customer. `isKnown` tells words that are dates, services or people of the business.
 */
export const readOtherPerson = (
  tokens: readonly Token[],
  { isKnown, isServiceNamed }: { isKnown: KnownWord; isServiceNamed: boolean },
): OtherPerson | null => {
  const lists = peopleWords();
  for (const [index, { word }] of tokens.entries()) {
    if (!lists.possessives.has(word)) continue;
    const at = relationAt(tokens, index + 1);
    if (at < 0) continue;
    const name = nameAfter(tokens, at + 1, isKnown);
    const after = tokens[at + 1 + (name?.count ?? 0)]?.word ?? "";
    const isFor = isForBefore(tokens, index);
    if (isFor || lists.needs.has(after)) return { name: name?.text ?? null };
  }
  if (!isServiceNamed) return null;
  const named = tokens.findIndex(
    ({ word }, index) => lists.forWords.has(word) && isNameLike(tokens[index + 1], isKnown),
  );
  const name = named < 0 ? null : nameAfter(tokens, named + 1, isKnown);
  return name ? { name: name.text } : null;
};

/** A name that is introduced: "I'm Emma Carter", "mi nombre es Juan". Only words that are written like names. */
export const readOwnName = (
  tokens: readonly Token[],
  isKnown: KnownWord,
  { isCorrection = false } = {},
): string | null => {
  const known = isCorrection ? [...introductions, ...copulas] : introductions;
  for (let index = 0; index < tokens.length; index++) {
    const introduction = known.find((words) => startsWith(tokens, index, words));
    if (introduction === undefined) continue;
    const name = nameAfter(tokens, index + lengthOf(tokens, index, introduction), isKnown, true);
    if (name) return name.text;
  }
  return null;
};

/** "Is", which introduces a name once it was said that the name is wrong. */
const copulas = ["is", "es", "e", "c est", "ist", "should be", "debe ser", "not"];

/** A name after "with" that nobody of the business has. */
export const readUnknownAgent = (
  tokens: readonly Token[],
  { withWords, isKnown }: { withWords: ReadonlySet<string>; isKnown: KnownWord },
): string | null => {
  for (const [index, { word }] of tokens.entries()) {
    if (!withWords.has(word)) continue;
    const skipped = articles.has(tokens[index + 1]?.word ?? "") ? 2 : 1;
    const name = nameAfter(tokens, index + skipped, isKnown, true);
    if (name) return name.text;
  }
  return null;
};

const articles = new Set(["la", "el", "a", "o", "le", "der", "die", "dem", "den", "herrn", "frau"]);

const startsWith = (tokens: readonly Token[], index: number, words: string): boolean => {
  const spoken = tokens
    .slice(index, index + 5)
    .map(({ word }) => word.replace(/'/g, " "))
    .join(" ");
  return spoken === words || spoken.startsWith(`${words} `);
};

const lengthOf = (tokens: readonly Token[], index: number, words: string): number => {
  let count = 0;
  for (let spoken = ""; spoken.length < words.length; count++) {
    spoken = `${spoken} ${tokens[index + count]?.word.replace(/'/g, " ") ?? ""}`.trim();
    if (tokens[index + count] === undefined) break;
  }
  return count;
};

const isForBefore = (tokens: readonly Token[], index: number): boolean => {
  const { forWords } = peopleWords();
  return [1, 2].some((back) => forWords.has(tokens[index - back]?.word ?? ""));
};

/** The relation at a position or right behind an adjective; -1 when there is none. */
const relationAt = (tokens: readonly Token[], at: number): number =>
  [at, at + 1].find((position) => peopleWords().relations.has(tokens[position]?.word ?? "")) ?? -1;

const nameAfter = (
  tokens: readonly Token[],
  start: number,
  isKnown: KnownWord,
  isStrict = false,
): { text: string; count: number } | null => {
  const { called } = peopleWords();
  let at = start;
  while (!isStrict && called.has(tokens[at]?.word ?? "")) at += 1;
  const first = tokens[at];
  if (!isNameLike(first, isKnown)) {
    const isPlainName = !isStrict && first !== undefined && !first.isAfterBreak && isUnknownWord(first, isKnown);
    return isPlainName ? { text: capitalised(first.raw), count: at - start + 1 } : null;
  }
  let end = at + 1;
  while (end < at + 4 && tokens[end]?.isAfterBreak === false && isNextPart(tokens, end, isKnown)) end += 1;
  const text = tokens
    .slice(at, end)
    .map(({ raw }) => raw)
    .join(" ");
  return { text, count: end - start };
};

const isNextPart = (tokens: readonly Token[], at: number, isKnown: KnownWord): boolean =>
  isNameLike(tokens[at], isKnown) || (particles.has(tokens[at]?.word ?? "") && isNameLike(tokens[at + 1], isKnown));

/** Parts of names that are small words. */
export const particles: ReadonlySet<string> = new Set(
  "de del la las los da do dos das van von der den di du le el al bin ibn y e i o a".split(" "),
);

const isNameLike = (token: Token | undefined, isKnown: KnownWord): boolean =>
  token !== undefined && /^\p{Lu}/u.test(token.raw) && isUnknownWord(token, isKnown);

const isUnknownWord = ({ word }: Token, isKnown: KnownWord): boolean =>
  !/\p{N}/u.test(word) &&
  word.length > 1 &&
  !peopleWords().plainWords.has(word) &&
  !peopleWords().relations.has(word) &&
  !isKnown(word);

const capitalised = (raw: string): string => raw.charAt(0).toUpperCase() + raw.slice(1);

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
