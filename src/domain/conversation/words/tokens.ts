import { foldText } from "./fold-text.ts";

/** A word as typed and folded, where it stands, and whether a comma, a full stop or an emoji stands before it. */
export type Token = { raw: string; word: string; start: number; end: number; isAfterBreak: boolean };

/** The words of a text with what they look like. */
export const tokensOf = (text: string): Token[] => {
  const found: Token[] = [];
  let end = 0;
  for (const match of text
    .slice(0, longestRead)
    .matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+|-[\p{L}\p{M}]+)*/gu)) {
    const isAfterBreak = /[.,;:!?¡¿\n()/+–—]|\p{Extended_Pictographic}|(?:^| )- /u.test(text.slice(end, match.index));
    const elided = /^(?:[dljmnstc]|qu)['’](?=\p{L})/u.exec(match[0])?.[0] ?? "";
    const pieces = elided === "" ? [match[0]] : [elided, match[0].slice(elided.length)];
    let start = match.index;
    for (const [index, raw] of pieces.entries()) {
      const word = foldText(raw.replace(/['’]$/u, ""));
      found.push({ raw, word, start, end: start + raw.length, isAfterBreak: isAfterBreak && index === 0 });
      start += raw.length;
    }
    end = match.index + match[0].length;
  }
  return found;
};

const longestRead = 400;

/** How many tokens a phrase takes that begins at a position; 0 when it doesn't. Apostrophes and hyphens part words. */
export const phraseLength = (tokens: readonly Token[], at: number, phrase: readonly string[]): number => {
  let [used, count] = [0, 0];
  while (used < phrase.length) {
    const token = tokens[at + count];
    if (!token || (count > 0 && token.isAfterBreak)) return 0;
    for (const part of token.word.split(/['-]/)) {
      if (phrase[used] !== part) return 0;
      used += 1;
    }
    count += 1;
  }
  return count;
};
