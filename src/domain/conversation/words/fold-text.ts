import { normalForm } from "../../text/normal-form.ts";
import { rememberOf } from "../../text/remember-of.ts";

const longestRead = 400;

/**
 * Text as every comparison sees it: lower case, without accents, with plain quotes, hyphens and spaces. Cut, so that
 * no message keeps the grammar busy for long; what a client means is in the first lines.
 */
export const foldText = (text: string): string => remembered(text);

/** Capitals, accents, ligatures, the many forms of quotes and dashes, and what can't be seen. */
export const foldSigns = (text: string): string =>
  normalForm(text.toLowerCase(), "NFKD")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replace(/[’‘‛ʼʹꞌ`´′]/g, "'")
    .replace(/[‐‑‒–—−]/g, "-")
    // Accents and the invisible: variation selectors, the boxes around number emoji, text direction, lone surrogates.
    .replace(/[\p{M}\p{Cf}\p{Cs}]/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ");

const fold = (text: string): string => {
  if (plain.test(text)) return text.slice(0, longestRead).toLowerCase().trim();
  return foldSigns(text.slice(0, longestRead)).slice(0, longestRead).trim();
};

/** Nothing in it has another form, and no two spaces are together. */
const plain = /^(?:[!-_a-~]| (?! ))*$/;

const remembered = rememberOf(fold);

/** The words and numbers of a text, folded. */
export const foldedWords: (text: string) => readonly string[] = rememberOf(
  (text) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [],
);
