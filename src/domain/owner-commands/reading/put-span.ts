import type { Language } from "../../languages.ts";

/**
 * Hours from and to as the reader of dates knows them best: of what is blocked, "2 to 4" and "ten to twelve" are two hours,
 * never minutes before one.
 */
export const putSpan = (text: string, language: Language): string => {
  const { pattern, numbers, from, to } = spans[language];
  const hour = (said: string | undefined): string => {
    const index = numbers.indexOf(said ?? "");
    return index < 0 ? (said ?? "") : String(index + 1);
  };
  const match = pattern.exec(text);
  if (!match) return text;
  const [all, first, half = "", last, end = ""] = match;
  return text.replace(all, `${from} ${hour(first)}${half} ${to} ${hour(last)}${end}`);
};

type SpanWords = { pattern: RegExp; numbers: readonly string[]; from: string; to: string };

type Said = { numbers: string; opening: string; between: string; from: string; to: string };

const spanWords = ({ numbers, opening, between, from, to }: Said): SpanWords => {
  const known = numbers.split(" ");
  const hour = `(\\d{1,2}|${known.join("|")})((?:[:.]\\d{2})? ?(?:am|pm|uhr|h(?:\\d{2}|rs?)?)?(?!\\p{L}))`;
  const source = `(?<![\\p{L}\\p{N}:.])(?:(?:${opening}) )?${hour} ?(?:${between}) ?${hour}(?![\\p{L}\\p{N}/])`;
  return { pattern: new RegExp(source, "u"), numbers: known, from, to };
};

const spans: Record<Language, SpanWords> = {
  en: spanWords({
    numbers: "one two three four five six seven eight nine ten eleven twelve",
    opening: "from",
    between: "to|till?|until|thru|through|-|–",
    ...{ from: "from", to: "to" },
  }),
  de: spanWords({
    numbers: "eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf",
    opening: "von",
    between: "bis|-|–",
    ...{ from: "von", to: "bis" },
  }),
  es: spanWords({
    numbers: "una dos tres cuatro cinco seis siete ocho nueve diez once doce",
    opening: "(?:de|desde)(?: las?)?",
    between: "(?:a|hasta)(?: las?)?|-|–",
    ...{ from: "de", to: "a" },
  }),
  fr: spanWords({
    numbers: "une deux trois quatre cinq six sept huit neuf dix onze douze",
    opening: "de",
    between: "a|jusqu'?a|-|–",
    ...{ from: "de", to: "a" },
  }),
  pt: spanWords({
    numbers: "uma duas tres quatro cinco seis sete oito nove dez onze doze",
    opening: "d?[ao]s?|de",
    between: "(?:as?|ate)(?: as?)?|-|–",
    ...{ from: "das", to: "as" },
  }),
};
