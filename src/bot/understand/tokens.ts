/** A piece of a message: a word, a number, a sign or a line end. Offsets are UTF-16 units, `end` exclusive. */
export type Token = { text: string; start: number; end: number };

/** Longer messages are read up to here. */
export const maxTokens = 160;

/**
 * Words end at apostrophes and hyphens, so that a mention can begin after "l'" and end before "'s". Numbers keep their
 * separators ("14:30", "3/12"), runs of one sign are one token.
 */
const piece =
  /\n+|\d+(?:[:.,/]\d+)*|[\p{L}\p{M}]+['’](?=[\p{L}\p{M}]{2})|['’]\p{L}(?![\p{L}\p{M}])|[\p{L}\p{M}]+|([^\p{L}\p{M}\p{N}\s])\1*|\p{N}/gu;

export const tokenize = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const match of text.matchAll(piece)) {
    tokens.push({ text: match[0], start: match.index, end: match.index + match[0].length });
    if (tokens.length === maxTokens) break;
  }
  return tokens;
};
