import type { Language } from "../../languages.ts";

/**
 * Hours from and to as the reader of dates knows them best: of what is blocked, "2 to 4" and "ten to twelve" are two hours,
 * never minutes before one.
 */
export const putSpan = (said: string, language: Language): string => {
  const text = said.replace(compact, "$1:$2-$3:$4");
  const { pattern, numbers, from, to } = spans[language];
  const hour = (said: string | undefined): string => {
    const index = numbers.indexOf(said ?? "");
    return index < 0 ? (said ?? "") : String(index + 1);
  };
  const match = pattern.exec(text);
  // "Half past two to four" is said by its half, which the reader of dates knows, and "Dec 24 to 26" are days.
  if (!match || otherThanHour.test(text.slice(0, match.index))) return text;
  const [all, first, half = "", last, end = ""] = match;
  if (Number(first) > 24 || Number(last) > 24) return text;
  return text.replace(all, `${from} ${hour(first)}${half} ${to} ${hour(last)}${end}`);
};

/** "16 to 14": hours of one afternoon, the wrong way round or of no length. Until the small hours is until the end of the day. */
export const isBackwards = (text: string, language: Language): boolean => {
  const [, first, rest, last, end] = spans[language].pattern.exec(text) ?? [];
  const minuteOf = (hour = "", behind = ""): number => Number(hour) * 60 + Number(/\d{2}/.exec(behind)?.[0] ?? 0);
  const [from, to] = [minuteOf(first, rest), minuteOf(last, end)];
  return to <= from && to > 12 * 60;
};

/** "0930-1015". */
const compact = /(?<![\p{N}:./])([01]\d|2[0-3])([0-5]\d) ?[-–] ?([01]\d|2[0-3])([0-5]\d)(?![\p{N}:./])/u;

const otherThanHour =
  /(?<!\p{L})(?:half(?: past| after)?|quarter (?:past|after|to)|(?:halb|viertel|dreiviertel)(?: (?:nach|vor))?|(?:(?<!\d)\d+|funf|zehn|zwanzig) (?:nach|vor)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*) $/u;

/**
 * A text with several hours from and to, "10-12 and 15-17", once for each of them; null where there are fewer. They stand side by
 * side: nothing else is said between them.
 */
export const eachSpan = (text: string, language: Language): string[] | null => {
  const found = [...text.matchAll(new RegExp(spans[language].pattern, "gu"))];
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || found.length < 2) return null;
  const isListed = found.slice(1).every((match, index) => {
    const before = found[index] ?? match;
    return joint.test(text.slice(before.index + before[0].length, match.index));
  });
  if (!isListed) return null;
  const [head, tail] = [text.slice(0, first.index), text.slice(last.index + last[0].length)];
  return found.map(([hours]) => `${head}${hours}${tail}`);
};

const joint =
  /^(?: ?[,;&+] ?| )(?:(?:and|then|und|sowie|dann|y|et|puis|e|depois)(?: |$))?(?:again |also |auch |von |from )?$/u;

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
