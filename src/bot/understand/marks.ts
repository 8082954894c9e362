import { fold } from "./features.ts";
import { type Token, tokenize } from "./tokens.ts";

/** Words of a business's own names, folded: they tell the network what the weights can't know. */
export type KnownWords = { services: ReadonlySet<string>; staff: ReadonlySet<string> };

/** Too common in names of services to mark anything, or a form of address. */
const unmarked = new Set(
  "de la el the and of a y e et und do da du des con com für mit for with le les los las en pro per dr dra mr mrs ms frau herr".split(
    " ",
  ),
);

const wordsOf = (names: readonly string[]): ReadonlySet<string> =>
  new Set(
    names
      .flatMap((name) => tokenize(name).map(({ text }) => fold(text)))
      .filter((word) => /\p{L}/u.test(word) && !unmarked.has(word)),
  );

export const knownWords = (services: readonly string[], staff: readonly string[]): KnownWords => ({
  services: wordsOf(services),
  staff: wordsOf(staff),
});

const isNearly = (left: string, right: string): boolean => {
  if (left.length < 4 || right.length < 4 || Math.abs(left.length - right.length) > 2) return false;
  if (left.slice(0, 4) === right.slice(0, 4)) return true;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1);
};

const isIn = (words: ReadonlySet<string>, word: string): boolean => {
  if (words.has(word)) return true;
  for (const known of words) if (isNearly(known, word)) return true;
  return false;
};

/** For each token 0, or 1 for a word of a service, 2 for one of a staff member's name, 3 for both. */
export const markTokens = (tokens: readonly Token[], known: KnownWords): Uint8Array =>
  Uint8Array.from(tokens, ({ text }) => {
    const word = fold(text);
    if (!/\p{L}/u.test(word)) return 0;
    return (isIn(known.services, word) ? 1 : 0) + (isIn(known.staff, word) ? 2 : 0);
  });
