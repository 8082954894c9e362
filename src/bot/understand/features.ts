import { normalForm } from "#domain/text/normal-form.ts";

/** Rows of the embedding table. Row 0 is empty. */
export const buckets = 32768;
/** Hashed pieces of one token, at most. */
export const maxPieces = 24;

/** Letters beyond it say nothing new. */
const maxLetters = 24;

export const fold = (word: string): string =>
  normalForm(word.slice(0, maxLetters).toLowerCase().replaceAll("’", "'").replaceAll("ß", "ss"), "NFD").replace(
    /\p{Mn}/gu,
    "",
  );

/** FNV-1a over UTF-16 units with a final mix. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 12)) >>> 0;
};

const numberPieces = (token: string): string[] => {
  const value = Number.parseInt(token, 10);
  const size = [12, 24, 31, 59, 100].find((limit) => value <= limit) ?? "big";
  const shape = token.replace(/\d/g, "9");
  return [/^\d+$/.test(token) ? `n:${value}` : "n:", `s:${shape}`, `v:${size}`, `w:${token}`];
};

const wordPieces = (token: string): string[] => {
  const word = fold(token);
  const pieces = [`w:${word}`, `r:${token.slice(0, maxLetters).toLowerCase()}`];
  const isCapital = token[0] !== token[0]?.toLowerCase();
  if (isCapital) pieces.push(token.length > 1 && token === token.toUpperCase() ? "s:AA" : "s:Aa");
  const edged = `^${word}$`;
  for (const length of [3, 4, 5]) {
    for (let at = 0; at + length <= edged.length; at += 1) pieces.push(edged.slice(at, at + length));
  }
  return pieces;
};

/** Rows of the embedding table for one token: its word, its shape and its parts of three to five letters. */
export const piecesOf = (token: string): number[] => {
  const pieces = /^\d/.test(token) ? numberPieces(token) : wordPieces(token);
  return pieces.slice(0, maxPieces).map((piece) => 1 + (hash(piece) % (buckets - 1)));
};
