/**
 * Text as every comparison sees it: lower case, without accents, with plain quotes, hyphens and spaces. Cut, so that
 * no message keeps the grammar busy for long; nothing a customer means stands after the first lines.
 */
export const foldText = (text: string): string =>
  text
    .slice(0, longestRead)
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replace(/[’‘‛`´′]/g, "'")
    .replace(/[‐‑‒–—−]/g, "-")
    // Accents and the invisible: variation selectors, the boxes around number emoji, text direction, lone surrogates.
    .replace(/[\p{M}\p{Cf}\p{Cs}]/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .slice(0, longestRead)
    .trim();

/** The words and numbers of a text, folded. */
export const foldedWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const longestRead = 400;
