import { isCommonWord } from "../words/common-words.ts";
import { editDistance } from "../words/edit-distance.ts";
import { foldedWords, foldText } from "../words/fold-text.ts";
import { tokensOf, type WordToken } from "../words/tokens.ts";
import { fullestName, type NamesFound } from "./find-names.ts";
import { particles } from "./name-features.ts";
import type { NameSpan } from "./name-spans.ts";
import { isPartRight, isPartWrong, isRestRight, mentionsOf } from "./named-parts.ts";
import { respellName } from "./respell-name.ts";
import { areRespelled, withRespelledParts } from "./rules/respelled-parts.ts";

/**
 * The name on the booking as it should be, from a message that puts it right: "it's Jon Pearce", "the surname is Nieto",
 * "Ida, not Ada", "with a K". Null when the message says nothing of the kind, or just the name already chosen.
 */
export const correctName = (text: string, current: string | null, found: NamesFound): string | null => {
  const name = current === null ? firstName(found) : corrected(text, current, found);
  return name === current ? null : name;
};

const firstName = ({ owns, family, other }: NamesFound): string | null => {
  const own = fullestName(owns);
  if (own && family) return joinNames(own.text, family.text);
  return (family ?? own ?? other)?.text ?? null;
};

const corrected = (text: string, current: string, found: NamesFound): string | null => {
  const tokens = tokensOf(text);
  const parts = current.split(" ");
  const mentioned = mentionsOf(tokens, parts);
  const again = saidInFull(text, current) ?? saidAgain(text, tokens, parts);
  if (again !== null) return again;
  if (areRespelled(text)) return withRespelledParts(text, current);
  const fresh = freshName(text, tokens, { parts, found, isNamed: mentioned.old.length > 0 });
  if (fresh === null) return respellName(text, current);
  // "It's Jon Pearce" of John Pearce: said as a whole.
  if (fresh.isWhole) return fresh.text;
  const [first, last] = [mentioned.old[0], mentioned.old.at(-1)];
  if (first !== undefined && last !== undefined) return replaced(parts, first, last + 1, fresh.text);
  const near = parts.findLastIndex((part) => isNear(foldText(part), foldText(fresh.text)));
  const isOne = foldedWords(fresh.text).length === 1;
  // "It's Lyndsey": written otherwise, and no second name.
  if (near === 0 && isOne && parts.length === 1) return fresh.text;
  if (found.family && !isPartRight(tokens, "family")) {
    const own = fullestName(found.owns.filter((span) => span.text !== current));
    return own ? joinNames(own.text, found.family.text) : withFamily(text, current, found.family.text);
  }
  if (near >= 0 && isOne) return replaced(parts, near, near + 1, fresh.text);
  if (isPartRight(tokens, "family") || isPartWrong(tokens, "first") || mentioned.kept.length > 0) {
    const kept = mentioned.kept[0] ?? 1;
    return kept === 0 ? withFamily(text, current, fresh.text) : replaced(parts, 0, Math.max(1, kept), fresh.text);
  }
  // "You missed my surname, it's Lang."
  if (isOne && isPartWrong(tokens, "family")) return withFamily(text, current, fresh.text);
  if (isRestRight(tokens) && isOne) return replaced(parts, 0, 1, fresh.text);
  const alike = parts.findIndex((part) => isAlike(foldText(part), foldText(fresh.text)));
  return alike >= 0 && isOne ? replaced(parts, alike, alike + 1, fresh.text) : fresh.text;
};

/** "It's Carla Simões Rato", of Carla Simões: the name, and more at the end of the clause. */
const saidInFull = (text: string, current: string): string | null => {
  const at = current.includes(" ") ? text.indexOf(current) : -1;
  const more =
    at < 0 ? null : /^(?:[ -]\p{Lu}[\p{L}\p{M}'’-]+){1,2}(?=\s*(?:$|[.,;!]))/u.exec(text.slice(at + current.length));
  return more && current + more[0];
};

/** "Piotr Krawczyk muss es heißen": as many capitals as the name has parts, each the part itself or a slip from it. */
const saidAgain = (text: string, tokens: readonly WordToken[], parts: readonly string[]): string | null => {
  if (parts.length < 2) return null;
  const isPart = ({ raw, word }: WordToken, place: number): boolean => {
    const part = foldText(parts[place] ?? "");
    return /^\p{Lu}/u.test(raw) && (isNear(part, word) || isAlike(part, word));
  };
  const at = tokens.findLastIndex((_, start) =>
    parts.every((_part, place) => {
      const token = tokens[start + place];
      return token !== undefined && (place === 0 || !token.isAfterBreak) && isPart(token, place);
    }),
  );
  const [said, next] = [at < 0 ? [] : tokens.slice(at, at + parts.length), tokens[at + parts.length]];
  const isLonger = next !== undefined && !next.isAfterBreak && (/^\p{Lu}/u.test(next.raw) || particles.has(next.word));
  if (isLonger) return null;
  return said.some(({ raw }, place) => raw !== parts[place]) ? typed(text, said) : null;
};

const replaced = (parts: readonly string[], from: number, to: number, name: string): string =>
  [...parts.slice(0, from), name, ...parts.slice(to)].join(" ");

type Fresh = { text: string; isWhole: boolean };

/** What is said of a name and isn't on the booking yet. */
const freshName = (
  text: string,
  tokens: readonly WordToken[],
  { parts, found, isNamed }: { parts: readonly string[]; found: NamesFound; isNamed: boolean },
): Fresh | null => {
  const known = new Set(parts.map((part) => part.toLowerCase()));
  const isNew = ({ raw }: WordToken): boolean => !known.has(raw.toLowerCase());
  const spans = [...found.owns, found.family, found.other].filter(
    (span): span is NameSpan => span !== null && !span.tokens.some(({ word }) => contrasts.has(word)),
  );
  // Repeating the current name changes nothing; a part of it that should stay means the whole name.
  const news = spans.filter((span) => span.tokens.some(isNew));
  const whole = fullestName(news.filter((span) => span.count > 1 && span.tokens.some((one) => !isNew(one))));
  if (whole) return { text: whole.text, isWhole: true };
  const apart = news.filter((span) => span.tokens.every(isNew));
  const chosen = fullestName(apart);
  if (chosen) return { text: chosen.text, isWhole: chosen.count > 1 && !isNamed && !isAboutPart(tokens) };
  const inside = news.flatMap(({ tokens: words }) => words.filter(isNew));
  if (inside.length > 0) return { text: typed(text, inside), isWhole: false };
  const strange = strangeRun(
    tokens.filter((token) => isNew(token)),
    parts,
    isNamed,
  );
  return strange === null ? null : { text: typed(text, strange), isWhole: false };
};

/** "Not this but that" is one stretch of words, and no name. */
const contrasts = new Set("not but instead no sino pas mais nicht sondern statt nao mas".split(" "));

const isAboutPart = (tokens: readonly WordToken[]): boolean =>
  (["first", "family"] as const).some((part) => isPartRight(tokens, part) || isPartWrong(tokens, part)) ||
  isRestRight(tokens);

const typed = (text: string, tokens: readonly WordToken[]): string =>
  text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0).replace(/\s+/gu, " ");

/** Beside a part of the name that is turned down, words with a capital that nobody knows; or what is spelled nearly alike. */
const strangeRun = (tokens: readonly WordToken[], parts: readonly string[], isNamed: boolean): WordToken[] | null => {
  const alike = tokens.filter(
    ({ word, raw }) =>
      word.length >= 4 &&
      parts.some((part) => isNear(foldText(part), word)) &&
      /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(raw) &&
      !isCommonWord(word),
  );
  const last = alike.at(-1);
  const at = last
    ? tokens.indexOf(last)
    : tokens.findLastIndex(({ raw, word }) => isNamed && isStrangeWord({ raw, word }));
  return at < 0 ? null : runAround(tokens, at);
};

/** The words with a capital beside one of them: "João Carlos Meireles", of Joca. */
const runAround = (tokens: readonly WordToken[], at: number): WordToken[] => {
  let [from, to] = [at, at + 1];
  const isPart = (token: WordToken | undefined): boolean => token !== undefined && isStrangeWord(token);
  while (!tokens[from]?.isAfterBreak && isPart(tokens[from - 1])) from -= 1;
  while (!tokens[to]?.isAfterBreak && isPart(tokens[to])) to += 1;
  return tokens.slice(from, to);
};

const isStrangeWord = ({ raw, word }: Pick<WordToken, "raw" | "word">): boolean =>
  /^\p{Lu}\p{Ll}/u.test(raw) && !isCommonWord(word);

/** First name and family name that were said apart. */
export const joinNames = (own: string, family: string): string =>
  foldText(own).includes(foldText(family)) ? own : `${own} ${family}`;

/** What is missing is added, and otherwise the family name takes the place of the old one. */
const withFamily = (text: string, current: string, family: string): string => {
  const [first = "", ...others] = current.split(" ");
  if (foldedWords(family).length > 1 && foldedWords(family)[0] === foldText(first)) return family;
  const near = others.findLastIndex((part) => isNear(foldText(part), foldText(family)));
  if (near >= 0) return [first, ...others.with(near, family)].join(" ");
  return isMissing.test(` ${foldedWords(text).join(" ")} `) ? `${current} ${family}` : `${first} ${family}`;
};

const isMissing =
  / (?:missing|missed|second|also|add|forgot|left out|falta|te falta|olvidaste|falto|segundo|anade|agrega|tambien|manque|oublie|zappe|ajoute\w*|deuxieme|second|fehlt|vergessen|weggelassen|zweite\w*|noch|dazu|tambem|acrescent\w*|adicion\w*|esquec\w*|faltou) /;

/** A slip apart. */
export const isNear = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= 3 && editDistance(one, other, 2) <= 2);

/** Two forms of one name, or what a telephone makes of it: they begin or end alike. */
export const isAlike = (one: string, other: string): boolean => {
  const shorter = Math.min(one.length, other.length);
  if (shorter < 3) return false;
  let [begin, end] = [0, 0];
  while (begin < shorter && one[begin] === other[begin]) begin += 1;
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return begin >= 3 || end >= 4 || (begin >= 2 && begin + end >= shorter - 1);
};
