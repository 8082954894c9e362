/** Small letters without accents, as the database folds what it searches (`fold_for_search`). */
export const foldForSearch = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[øłđðς]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");

const plainLetters: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ð: "d", ς: "σ" };

/**
 * What to look for, word by word, the longest first; nothing for what is too short to tell anything apart. A telephone
 * number is looked for by its digits, whatever stands between them, and without the zero it is dialled with at home.
 */
export const searchTerms = (typed: string): string[] => {
  const text = typed.trim();
  if (/^[\d\s()+./-]+$/.test(text)) {
    const digits = text.replace(/\D/g, "").replace(/^0+/, "");
    return digits.length >= shortest ? [digits] : [];
  }
  const words = foldForSearch(text).split(/\s+/).filter(Boolean);
  const [longest = ""] = words.toSorted((a, b) => b.length - a.length);
  if (longest.length < shortest) return [];
  return [...new Set(words)].toSorted((a, b) => b.length - a.length).slice(0, mostWords);
};

const shortest = 2;
const mostWords = 8;

/** Whether a text of the screen has every word that was typed, in any order. */
export const hasEveryWord = (text: string, typed: string): boolean => {
  const folded = foldForSearch(text);
  return foldForSearch(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};
