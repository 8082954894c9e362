import type { Turn } from "../../conversation-turn.ts";
import { type TaggedToken, tagNames } from "../../names/tag-names.ts";
import { toWords } from "../../phrases/read-phrases.ts";
import { anyChild, mine } from "../../services/audience/child-words.ts";
import { foldText } from "../../words/fold-text.ts";
import { tokensOf } from "../../words/tokens.ts";
import type { Meaning } from "../meaning.ts";
import { kindOfWord } from "../named/own-words.ts";

/**
 * Two that the client isn't one of, "for Leo and Mia", "my two boys", and two of what nobody has twice, "two haircuts": both are
 * booked for, and their number is no hour.
 */
export const withPair = (turn: Turn, text: string, read: Meaning): Meaning => {
  const words = toWords(foldText(text));
  const isCounted = counted.test(words);
  if (read.company?.isBoth) return isCounted ? withoutCount(read) : read;
  if (read.several !== null || read.another?.isSure) return read;
  const others = pairIn(turn, text) ?? (twoOfOurs.test(words) ? [null, null] : null);
  const both = { isBoth: true, isSelfFirst: true, isSelf: false };
  if (others) {
    const plain = isCounted || twoOfOurs.test(words) ? withoutCount(read) : read;
    return { ...plain, company: { ...both, others }, forSomeone: { name: others[0] ?? null }, ownName: null };
  }
  const isOneDay = read.when.date === undefined || read.when.date.kind === "day";
  return isCounted && isOneDay && !read.isNegated ? { ...withoutCount(read), company: both } : read;
};

const withoutCount = (read: Meaning): Meaning => {
  const unused = read.when.unused.filter(({ text }) => !numbers.test(text.trim()));
  const isMended = unused.length === 0 && read.when.unused.length > 0;
  return { ...read, when: { ...read.when, unused, isCertain: isMended ? true : read.when.isCertain } };
};

const numbers = /^(?:two|both|2|2x|x2|dos|deux|zwei|beiden?|dois|duas)$/i;

const counted =
  /(?:^| )(?:two|2|2 ?x|dos|deux|zwei|dois|duas) (?:x |kids? |kids |mens |men s |children s )?(?:haircuts?|hair cuts?|cuts|trims|beard trims|cortes|coupes|haarschnitte?|schnitte|(?:kinder|herren|damen)\w*schnitte?)(?= |$)/;

const children = `(?:${anyChild}|children|ones|chicos|pequenos|petits|kleinen)`;

const twoOfOurs = new RegExp(
  `(?:^| )${mine} (?:two|both|2|dos|deux|zwei|beiden|dois|duas) (?:little |kleinen |small )?${children}(?= |$)`,
);

/** The names of two who are joined, behind what says that it is for them. */
const pairIn = (turn: Turn, text: string): readonly string[] | null => {
  if (!joinedNames.test(text)) return null;
  const kindOf = (word: string) => kindOfWord(turn, word);
  const tagged = tagNames(tokensOf(text), { context: "open", language: turn.language, kindOf });
  for (const at of tagged.keys()) {
    if (!isName(tagged[at]) || isName(tagged[at - 1])) continue;
    if (!isHeaded(tagged, at)) continue;
    const end = endOfName(tagged, at);
    const isJoined = joining.has(tagged[end]?.word ?? "");
    const start = isJoined ? secondFrom(tagged, end + 1) : /^[&+]$/.test(tagged[end]?.sign.trim() ?? "") ? end : null;
    if (start === null || !isName(tagged[start])) continue;
    return [textOf(text, tagged, at, end), textOf(text, tagged, start, endOfName(tagged, start))];
  }
  return null;
};

/** A quick look before anything is split. */
const joinedNames = /\p{Lu}\p{Ll}+(?:\s*[&+]|,?\s+(?:and|y|e|et|und))\s+(?:[\p{L}]+\s+){0,3}?\p{Lu}\p{Ll}/u;
const wishing = new Set("for para pra pro pour fur fuer needs need necesitan precisam brauchen".split(" "));
const joining = new Set("and y e et und".split(" "));
const ours = new RegExp(`^${children}$`);
const small = new Set(
  "for para pra pro pour fur my our mi nuestro nuestra mon ma notre meine meinen unser unsere unseren o a meu minha nosso nossa el la another one otro otra une un autre einen noch um uma outro outra".split(
    " ",
  ),
);

const isName = (token: TaggedToken | undefined): boolean =>
  token !== undefined &&
  token.kind === null &&
  !token.isRelation &&
  /^\p{Lu}\p{Ll}/u.test(token.raw) &&
  (token.isGiven || token.isFamily || token.label === "own" || token.label === "other");

/** Nothing but whose they are stands between the name and what says that it is for them. */
const isHeaded = (tagged: readonly TaggedToken[], at: number): boolean => {
  const before = tagged.slice(Math.max(0, at - 5), at).toReversed();
  const isWhose = (token: TaggedToken): boolean => (token.isRelation && token.word.length > 2) || ours.test(token.word);
  const end = before.findIndex((one) => !isWhose(one) && !small.has(one.word) && !numbers.test(one.word));
  const head = end < 0 ? before : before.slice(0, end);
  return head.some((one) => isWhose(one) || wishing.has(one.word));
};

const endOfName = (tagged: readonly TaggedToken[], at: number): number => {
  let end = at + 1;
  while (end < tagged.length && isName(tagged[end]) && !tagged[end]?.isAfterBreak) end += 1;
  return end;
};

/** "And for my daughter Mia". */
const secondFrom = (tagged: readonly TaggedToken[], from: number): number | null => {
  for (let at = from; at < from + 5; at++) {
    const token = tagged[at];
    if (isName(token)) return at;
    if (!token || token.isAfterBreak || !(token.isRelation || small.has(token.word))) return null;
  }
  return null;
};

const textOf = (text: string, tagged: readonly TaggedToken[], from: number, to: number): string =>
  text.slice(tagged[from]?.start, tagged[to - 1]?.end);
