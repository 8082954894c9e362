import { foldSigns } from "../../words/fold-text.ts";

/** A text as every comparison sees it, and the position of each character in the text as it was sent. */
export type FoldedText = { text: string; starts: readonly number[]; ends: readonly number[] };

/** Like `foldText`, character by character. Cut, so that no message keeps the grammar busy for long. */
export const foldWithOffsets = (original: string): FoldedText => {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = "";
  const length = Math.min(original.length, longestRead);
  for (let at = 0; at < length; ) {
    const code = original.codePointAt(at) ?? 0;
    const size = code > 0xffff ? 2 : 1;
    const folded = code < 0x80 ? foldAscii(code) : foldForeign(String.fromCodePoint(code));
    for (let index = 0; index < folded.length; index++) {
      starts.push(at);
      ends.push(at + size);
    }
    text += folded;
    at += size;
  }
  return { text, starts, ends };
};

const longestRead = 400;

const ascii = Array.from({ length: 128 }, (_, code) => {
  if (code < 32 || code === 127) return " ";
  return code === 96 ? "'" : String.fromCharCode(code).toLowerCase();
});

const foldAscii = (code: number): string => ascii[code] ?? " ";

const foreign = new Map<string, string>();

const foldForeign = (sign: string): string => {
  const known = foreign.get(sign);
  if (known !== undefined) return known;
  const folded = foldSigns(sign);
  if (foreign.size < 2000) foreign.set(sign, folded);
  return folded;
};
