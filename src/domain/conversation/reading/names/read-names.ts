import { phraseLength, type Token } from "../../words/tokens.ts";
import {
  type Certainty,
  isCapital,
  isUnknownName,
  type NameRun,
  nameRunAt,
  particles,
  type WordFacts,
} from "./name-run.ts";
import {
  correctionPhrases,
  loosePhrases,
  type PhraseIndex,
  phrasesAfter,
  surePhrases,
  theirPhrases,
  theirPhrasesAfter,
  underPhrases,
  wordsBetween,
} from "./name-words.ts";

/** The names of a message by how they were said. */
export type NamesRead = {
  /** The customer's own: "I'm Emma", "Emma here". */
  own: NameRun | null;
  /** What the booking is written down under: "put it under Leo". */
  under: NameRun | null;
  /** Somebody else's: "his name is Leo". */
  theirs: NameRun | null;
  /** A name that stands by itself between two commas. */
  alone: NameRun | null;
  /** What puts a name right that was said before: "it's Jon with no h". */
  corrected: NameRun | null;
};

/** Reads every name that is said as such. `isAsked`: a name is on the table, and lower case will do. */
export const readNames = (tokens: readonly Token[], facts: WordFacts, { isAsked }: { isAsked: boolean }): NamesRead => {
  const loose: Certainty = isAsked ? "likely" : "loose";
  const after = (phrases: PhraseIndex) => nameBefore(tokens, phrases, facts);
  const theirs = nameFollowing(tokens, theirPhrases, facts, "likely") ?? after(theirPhrasesAfter);
  const isTheirs = (run: NameRun | null) => run !== null && run.start === theirs?.start;
  const own =
    nameFollowing(tokens, surePhrases, facts, "sure") ??
    nameFollowing(tokens, loosePhrases, facts, loose) ??
    after(phrasesAfter);
  const under = nameFollowing(tokens, underPhrases, facts, isAsked ? "sure" : "loose");
  return {
    own: isTheirs(own) ? null : own,
    under: isTheirs(under) ? null : under,
    theirs,
    alone: nameAlone(tokens, facts, isAsked),
    corrected: isAsked ? nameFollowing(tokens, correctionPhrases, facts, "likely") : null,
  };
};

const nameFollowing = (
  tokens: readonly Token[],
  phrases: PhraseIndex,
  facts: WordFacts,
  certainty: Certainty,
): NameRun | null => {
  for (let index = 0; index < tokens.length; index++) {
    const length = longestAt(tokens, index, phrases);
    if (length === 0) continue;
    let at = index + length;
    // "Put it under the name of", "bin der Malte": small words between don't matter.
    const run = () => nameRunAt(tokens, at, facts, length > 1 && certainty === "loose" ? "loose" : certainty);
    for (let skipped = 0; skipped < 3 && !run() && isBetween(tokens[at]); skipped++) at += 1;
    const isCut = certainty !== "sure" && tokens[at]?.isAfterBreak === true && at === index + length && length === 1;
    const found = isCut ? null : run();
    if (found) return found;
  }
  return null;
};

const isBetween = (token: Token | undefined): boolean =>
  token !== undefined && wordsBetween.has(token.word) && (!isCapital(token) || token.word.length <= 5);

const longestAt = (tokens: readonly Token[], at: number, phrases: PhraseIndex): number => {
  const first = tokens[at]?.word.split(/['-]/, 1)[0] ?? "";
  for (const phrase of phrases.get(first) ?? []) {
    const length = phraseLength(tokens, at, phrase);
    if (length > 0) return length;
  }
  return 0;
};

/** "Priya Nair this side", "Franz Huber hier": the name begins a sentence, but for a greeting. */
const nameBefore = (tokens: readonly Token[], phrases: PhraseIndex, facts: WordFacts): NameRun | null => {
  for (let index = 1; index < tokens.length; index++) {
    if (tokens[index]?.isAfterBreak || longestAt(tokens, index, phrases) === 0) continue;
    let start = index;
    while (start > 0 && isNamePart(tokens, start - 1, facts) && !tokens[start]?.isAfterBreak) start -= 1;
    while (start < index && particles.has(tokens[start]?.word ?? "") && !isCapital(tokens[start] as Token)) start += 1;
    const before = tokens[start - 1];
    const isFirst = before === undefined || tokens[start]?.isAfterBreak === true || leadingWords.has(before.word);
    if (start === index || !isFirst) continue;
    const run = nameRunAt(tokens.slice(0, index), start, facts, "likely");
    if (run && start + run.count === index) return run;
  }
  return null;
};

const isNamePart = (tokens: readonly Token[], at: number, facts: WordFacts): boolean => {
  const token = tokens[at] as Token;
  return isUnknownName(token, facts) || (particles.has(token.word) && !isCapital(token)) || isNameWord(token, facts);
};

/** Common as a word and yet capital in the middle of a name. */
const isNameWord = (token: Token, { kindOf }: WordFacts): boolean =>
  isCapital(token) && kindOf(token.word) === null && !leadingWords.has(token.word);

const leadingWords = new Set(
  "hi hello hey hiya yo da here its it hola buenas buenos dias bonjour salut bonsoir coucou ici hallo moin servus hier tag guten morgen gruss gott oi ola bom dia boa tarde aqui sou soy ich bin i m".split(
    " ",
  ),
);

/** A stretch between two commas that is a name from its first word to its last. */
const nameAlone = (tokens: readonly Token[], facts: WordFacts, isAsked: boolean): NameRun | null => {
  let best: NameRun | null = null;
  for (const [from, to] of stretches(tokens)) {
    let start = from;
    while (start < to - 1 && leadingWords.has(tokens[start]?.word ?? "") && !isUnknownName(tokens[start], facts))
      start += 1;
    const stretch = tokens.slice(0, to);
    const run = nameRunAt(stretch, start, facts, isAsked ? "likely" : "loose");
    const unknown = run ? stretch.slice(start).filter((token) => isUnknownName(token, facts)).length : 0;
    if (run === null || (unknown === 0 && !isAsked)) continue;
    const isWhole = start + run.count === to;
    // "Jon Smyth with a y": asked for a name, what is said about it may follow.
    const isFirst =
      isAsked && run.count > 1 && tokens.slice(start + run.count, to).every((token) => isAside(token, facts));
    if (isWhole || isFirst) best = best === null || run.count > best.count ? run : best;
  }
  return best;
};

const isAside = (token: Token, { kindOf, isCommon }: WordFacts): boolean =>
  !isCapital(token) && kindOf(token.word) === null && (isCommon(token.word) || token.word.length === 1);

const stretches = (tokens: readonly Token[]): [number, number][] => {
  const starts = tokens.flatMap((token, index) => (index === 0 || token.isAfterBreak ? [index] : []));
  return starts.map((start, index) => [start, starts[index + 1] ?? tokens.length]);
};
