import type { Token } from "../../words/tokens.ts";

/** What the reader of names has to know about words. */
export type WordFacts = {
  /** Whether a word is a day or a time, somebody of the business, a service; null for none of them. */
  kindOf: (word: string) => "date" | "agent" | "service" | null;
  /** A word of everyday sentences, in any language. */
  isCommon: (word: string) => boolean;
};

/** How much what stands before a name says that one follows. */
export type Certainty = "sure" | "likely" | "loose";

export type NameRun = { text: string; start: number; end: number; count: number };

/** The name that begins at a token, as typed; null when none does. */
export const nameRunAt = (
  tokens: readonly Token[],
  at: number,
  facts: WordFacts,
  certainty: Certainty,
): NameRun | null => {
  const first = tokens[at];
  if (!first || !isFirstPart(tokens, at, facts, certainty)) return null;
  const isPlain = !isCapital(first);
  let end = at + 1;
  for (let next = partAt(tokens, end, facts, isPlain); next > end; next = partAt(tokens, end, facts, isPlain)) {
    if (next - at > mostParts) break;
    end = next;
  }
  const last = tokens[end - 1] as Token;
  return { text: nameText(tokens, at, end), start: first.start, end: last.end, count: end - at };
};

const mostParts = 9;

export const isCapital = ({ raw }: Token): boolean => /^\p{Lu}/u.test(raw);

/** A word that nothing but a name explains. */
export const isUnknownName = (token: Token | undefined, { kindOf, isCommon }: WordFacts): boolean =>
  token !== undefined && isWord(token) && isCapital(token) && kindOf(token.word) === null && !isCommon(token.word);

const isWord = ({ word }: Token): boolean => /^[^\p{N}]+$/u.test(word) && /\p{L}/u.test(word);

const isFirstPart = (tokens: readonly Token[], at: number, facts: WordFacts, certainty: Certainty): boolean => {
  const token = tokens[at] as Token;
  const { kindOf, isCommon } = facts;
  if (!isWord(token)) return false;
  if (isUnknownName(token, facts)) return true;
  const kind = kindOf(token.word);
  if (!isCapital(token)) {
    const isSaid = token.word.split("'").some((part) => isCommon(part) || smallWords.has(part));
    return certainty !== "loose" && token.word.length > 1 && kind === null && !isSaid && !isAdverb(token);
  }
  // "My name is Summer": a word that is nothing else there.
  if (certainty === "sure") return kind !== "service" && !isBeforeTime(tokens, at + 1);
  if (kind === "agent") return certainty === "likely";
  // "Rosa Becker", "Pat Brennan": one word that only a name explains is enough.
  const next = tokens[at + 1];
  return kind === null && next !== undefined && !next.isAfterBreak && isUnknownName(next, facts);
};

/** The position behind the next part of a name; the same position when there is none. */
const partAt = (tokens: readonly Token[], at: number, facts: WordFacts, isPlain: boolean): number => {
  const token = tokens[at];
  if (!token || token.isAfterBreak || !isWord(token)) return at;
  const kind = facts.kindOf(token.word);
  if (particles.has(token.word) && !isCapital(token)) {
    const behind = [at + 1, at + 2].find((position) => !particles.has(tokens[position]?.word ?? ""));
    const next = behind === undefined ? undefined : tokens[behind];
    const isNext = next !== undefined && !next.isAfterBreak && isCapital(next) && facts.kindOf(next.word) === null;
    return isNext && behind !== undefined && !isSmallWord(next) ? behind + 1 : at;
  }
  if (isCapital(token)) {
    if (kind === null) return isSmallWord(token) ? at : at + 1;
    return kind === "agent" || (kind === "date" && !isBeforeTime(tokens, at + 1)) ? at + 1 : at;
  }
  const isNamePart = isPlain && kind === null && !facts.isCommon(token.word) && token.word.length > 1;
  return isNamePart ? at + 1 : at;
};

/** In "Jan Freitag um zehn" the Friday is a day: a time follows. */
const isBeforeTime = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at];
  return next !== undefined && (/\p{N}/u.test(next.word) || (!isCapital(next) && timeWords.has(next.word)));
};

const timeWords = new Set(
  "at um a as la las los el le ab gegen fruh morgens nachmittag abend vormittag morning afternoon evening matin soir midi manana tarde noche manha noite from around about vers gegens kl das dos de".split(
    " ",
  ),
);

/** Words that are never part of a name, however they are written. */
const isSmallWord = ({ word }: Token): boolean => smallWords.has(word);

const smallWords = new Set(
  "i and the or but for with my your please thanks thank hi hello hey yes no ok y e o pero con mi para por gracias hola si et ou mais pour avec mon ma merci bonjour oui non und oder aber fur mit mein meine bitte danke hallo ja nein ich mas com meu minha obrigado obrigada ola oi sim nao is it can could would was wann wie que como quand comment sir madam herr frau".split(
    " ",
  ),
);

/** "Desperately", "urgentemente": how something is done. */
const isAdverb = ({ word }: Token): boolean => /(?:ly|mente|ement|ment)$/.test(word);

/** Parts of names that are small words. */
export const particles: ReadonlySet<string> = new Set(
  "de del la las los da do dos das van von vom zu zum zur der den dem di du le el al bin ibn ben y e i o a d ten ter af av of the mac mc san santa st und".split(
    " ",
  ),
);

/** As typed, with one space between the words. */
const nameText = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ raw }, index, all) => (index < all.length - 1 && !/['’]$/u.test(raw) ? `${raw} ` : raw))
    .join("");
