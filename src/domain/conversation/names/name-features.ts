import type { NameContext } from "./name-labels.ts";

/**
 * A word as typed and folded. `isKnown`: it was read as something else, as a day, a service or a person of the business.
 * `isStrange`: no word of everyday messages.
 */
export type NameToken = {
  raw: string;
  word: string;
  isAfterBreak: boolean;
  isKnown: boolean;
  isRelation: boolean;
  isStrange: boolean;
  /** Known as a first name. */
  isGiven: boolean;
};

/** Rows of the table of weights: a power of two. */
export const nameBucketCount = 2 ** 15;

/** What the trained reader looks at for each word: the word, its letters, how it is written, and the words around it. */
export const nameFeatures = (tokens: readonly NameToken[], context: NameContext): number[][] => {
  const hasRelation = tokens.some(({ isRelation }) => isRelation);
  const length = Math.min(tokens.length, 7);
  return tokens.map((token, index) => {
    const [before, twoBefore, threeBefore, after, twoAfter] = [-1, -2, -3, 1, 2].map((step) =>
      wordAt(tokens, index + step),
    );
    const shape = shapeOf(token);
    const [shapeBefore, shapeAfter] = [tokens[index - 1], tokens[index + 1]].map((one) => (one ? shapeOf(one) : "-"));
    const isLast = index === tokens.length - 1 || tokens[index + 1]?.isAfterBreak === true;
    const edge = `${token.isAfterBreak || index === 0 ? "s" : ""}${isLast ? "e" : ""}`;
    return [
      "bias",
      `context ${context}`,
      `word ${token.word}`,
      ...piecesOf(token.word),
      `shape ${shape}`,
      `shape ${shape} ${edge}`,
      `shape ${shape} ${context} ${length}`,
      `shape ${shape} ${edge} ${context}`,
      `shapes ${shapeBefore} ${shape} ${shapeAfter}`,
      `strange ${token.isStrange} ${context}`,
      `strange ${token.isStrange} ${edge} ${before}`,
      `strange ${token.isStrange} ${twoBefore} ${before}`,
      `strange ${token.isStrange} ${after}`,
      `before ${before}`,
      `before ${before} ${shape}`,
      `before ${before} ${token.isAfterBreak}`,
      `before2 ${twoBefore} ${before}`,
      `before2 ${twoBefore} ${before} ${shape}`,
      `two before ${twoBefore}`,
      `before3 ${threeBefore} ${twoBefore} ${before}`,
      `before3 ${threeBefore} ${twoBefore} ${shapeBefore}`,
      `after ${after}`,
      `after ${after} ${shape}`,
      `after2 ${after} ${twoAfter}`,
      `two after ${twoAfter}`,
      `around ${before} ${after}`,
      `relation ${hasRelation} ${before}`,
      `relation ${hasRelation} ${shape}`,
      `is relation ${token.isRelation} ${before}`,
      `is relation ${token.isRelation} ${twoBefore} ${before}`,
      `is relation ${token.isRelation} ${after}`,
    ].map(bucketOf);
  });
};

const wordAt = (tokens: readonly NameToken[], at: number): string => {
  const token = tokens[at];
  if (!token) return at < 0 ? "<" : ">";
  if (token.isKnown) return "known";
  return token.isRelation ? "relation" : /\p{N}/u.test(token.word) ? "0" : token.word;
};

/** How a word is written, which tells a name from a verb more often than its letters do. */
const shapeOf = ({ raw, isKnown, isRelation, isStrange, isGiven, word }: NameToken): string => {
  const kind = isGiven ? (isKnown || !isStrange ? "g" : "G") : isRelation ? "r" : isKnown ? "k" : isStrange ? "?" : "";
  if (/\p{N}/u.test(word)) return `${kind}0`;
  if (raw.length > 1 && raw === raw.toUpperCase() && raw !== raw.toLowerCase()) return `${kind}XX`;
  if (/^\p{Lu}/u.test(raw)) return `${kind}${raw.length === 1 ? "X" : "Xx"}`;
  return `${kind}${/^\p{Ll}+['’-]\p{Lu}/u.test(raw) ? "x'X" : "x"}`;
};

/** How a word begins and ends, which tells a name from a verb in words that were never seen. */
const piecesOf = (word: string): string[] => [
  `start ${word.slice(0, 3)}`,
  `end ${word.slice(-2)}`,
  `end ${word.slice(-3)}`,
];

/** FNV-1a, folded into the table. */
const bucketOf = (feature: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0) % nameBucketCount;
};
