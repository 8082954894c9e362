import { normalForm } from "../text/normal-form.ts";
/** Small letters without accents, as the database folds what it searches (`fold_for_search`). */
export const foldForSearch = (text: string): string =>
  normalForm(text, "NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[øłđðς]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");

const plainLetters: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ð: "d", ς: "σ" };

/**
 * What to look for, word by word, the longest first; nothing for what is too short to tell anything apart. A telephone
 * number is looked for by its digits, whatever is between them, and without the zero it is dialled with at home.
 */
export const searchTerms = (typed: string): string[] => {
  const terms = listTerms(typed);
  return (terms[0] ?? "").length < 2 || (isNumber(typed) && digitsOf(typed).length < 2) ? [] : terms;
};

/** The same for a list, which a single letter makes shorter already. */
export const listTerms = (typed: string): string[] => {
  if (isNumber(typed) && digitsOf(typed) !== "") return [digitsOf(typed)];
  const words = foldForSearch(typed).split(/\s+/).filter(Boolean);
  return [...new Set(words)].toSorted((a, b) => b.length - a.length).slice(0, mostWords);
};

const mostWords = 8;

const isNumber = (typed: string): boolean => /^[\d\s()+./-]+$/.test(typed);

const digitsOf = (typed: string): string => typed.replace(/\D/g, "").replace(/^0+/, "");

/** Whether a text of the screen has every word that was typed, in any order. */
export const hasEveryWord = (text: string, typed: string): boolean => {
  const folded = foldForSearch(text);
  return foldForSearch(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};
