import { foldedWords } from "../words/fold-text.ts";

/**
 * A name spelled as a message says without repeating it: "it's with a K", "se escribe con hache", "zwei n". Null when nothing
 * is said about letters, or they could go to more than one place.
 */
export const respellName = (text: string, name: string): string | null => {
  const hint = readHint(text);
  if (!hint) return null;
  const { letters, instead, kind } = hint;
  if (kind === "without") return replaced(name, placesOf(name, [letters]), "");
  if (kind === "double") return replaced(name, singlesOf(name, letters), letters + letters);
  if (instead !== null) return replaced(name, placesOf(name, [instead]), letters);
  const open = openPlaces(name, letters);
  if (open.length > 0) return replaced(name, open, letters);
  if (placesOf(name, [letters]).length > 0) return null;
  return letters === "h" && /^[aeiouáéíóú]/i.test(name) ? `H${name.charAt(0).toLowerCase()}${name.slice(1)}` : null;
};

/** Whether a message speaks of the letters of a name. */
export const saysLetters = (text: string): boolean => readHint(text) !== null;

type Hint = { kind: "with" | "without" | "double"; letters: string; instead: string | null };

const letter =
  "(th|ph|ch|ck|sh|ss|sz|qu|tz|cz|dt|gh|sch|ll|nn|tt|ff|pp|rr|mm|ie|ee|ai|ei|ay|ey|ae|oe|ue|[a-z]|hache|ka|zeta|ceta|jota|uve|ye|i ?griega|y ?griega|igrek|y ?grec|[iy]psilon|agá|aga|cá|xis|vê|eszett|scharfem s)";
const article = "(?:an? |the |la |el |una? |le |un |une |einem |dem |nem |o |uma? |just |only |nur |solo |so )?";

const hints: readonly (readonly [Hint["kind"], RegExp])[] = [
  ["double", new RegExp(` (?:two|double|2|dos|doble|deux|zwei|doppel|dois|duas|duplo) ${letter}s? `)],
  [
    "without",
    new RegExp(
      ` (?:(?:without|sin|sans|ohne|kein|sem|drop) |no (?![aeioy] ))${article}${letter} (?!(?:at|am|um|a|as|para|pour|por) )`,
    ),
  ],
  [
    "with",
    new RegExp(
      ` (?:with|w|con|avec|mit|com|has|starts with|spelt|spelled) ${article}${letter} (?:(?:not|no|pas|nicht|nao|and not|y no|statt|instead of|en vez de|au lieu de|em vez de) (?:with |con |avec |mit |com |un |une |una |an? |d un )*${letter} )?`,
    ),
  ],
];

const readHint = (text: string): Hint | null => {
  const words = ` ${foldedWords(text).join(" ")} `;
  if (/\p{N}{2}|\p{N}:/u.test(words)) return null;
  for (const [kind, pattern] of hints) {
    const match = pattern.exec(words);
    if (match?.[1]) return { kind, letters: plainLetters(match[1]), instead: match[2] ? plainLetters(match[2]) : null };
  }
  return null;
};

/** Letters by their names. */
const plainLetters = (said: string): string => letterNames[said.replace(" ", "")] ?? said;

const letterNames: Readonly<Record<string, string>> = {
  hache: "h",
  ka: "k",
  zeta: "z",
  ceta: "c",
  jota: "j",
  uve: "v",
  ye: "y",
  igriega: "y",
  ygriega: "y",
  igrek: "y",
  ygrec: "y",
  ypsilon: "y",
  aga: "h",
  xis: "x",
  eszett: "ß",
};

const alike: readonly (readonly string[])[] = [
  ["ck", "qu", "ch", "c", "k", "q"],
  ["ie", "ee", "i", "y"],
  ["ai", "ei", "ay", "ey"],
  ["ae", "ä"],
  ["oe", "ö"],
  ["ue", "ü"],
  ["ss", "sz", "tz", "s", "z", "c", "ß"],
  ["ph", "ff", "f", "v"],
  ["v", "w", "b"],
  ["th", "t"],
  ["j", "g", "x"],
  ["sh", "sch", "ch"],
  ["x", "cs", "ks"],
];

const soundsLike = (letters: string): string[] =>
  alike.flatMap((group) => (group.includes(letters) ? group.filter((one) => one !== letters) : []));

type LetterRange = { at: number; length: number };

const placesOf = (name: string, wanted: readonly string[]): LetterRange[] => {
  const folded = name.toLowerCase();
  const places: LetterRange[] = [];
  for (let at = 0; at < folded.length; at++) {
    const found = wanted.filter((one) => folded.startsWith(one, at)).sort((a, b) => b.length - a.length)[0];
    if (found) places.push({ at, length: found.length });
    if (found) at += found.length - 1;
  }
  return places;
};

const singlesOf = (name: string, letters: string): LetterRange[] =>
  placesOf(name, [letters]).filter(({ at, length }) => {
    const folded = name.toLowerCase();
    return folded.slice(at + length, at + 2 * length) !== letters && folded.slice(at - length, at) !== letters;
  });

/** Where the letters could go: in words of the name that don't have them yet. */
const openPlaces = (name: string, letters: string): LetterRange[] => {
  let start = 0;
  return name.split(" ").flatMap((word) => {
    const from = start;
    start += word.length + 1;
    if (placesOf(word, [letters]).length > 0) return [];
    return placesOf(word, soundsLike(letters)).map(({ at, length }) => ({ at: from + at, length }));
  });
};

/** The one place, or the beginning of the name when that is one of several. */
const replaced = (name: string, places: readonly LetterRange[], letters: string): string | null => {
  const [first, ...others] = places;
  if (!first || (others.length > 0 && first.at !== 0)) return null;
  const isCapital = /^\p{Lu}/u.test(name.slice(first.at));
  const behind = name.slice(first.at + first.length);
  const put = letters === "" ? "" : isCapital ? letters.charAt(0).toUpperCase() + letters.slice(1) : letters;
  const rest = letters === "" && isCapital ? behind.charAt(0).toUpperCase() + behind.slice(1) : behind;
  return `${name.slice(0, first.at)}${put}${rest}`;
};
