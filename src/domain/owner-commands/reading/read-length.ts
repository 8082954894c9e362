import type { CommandWords } from "./command-words.ts";

/** A length of time in minutes, and the text without it: "20 min", "half an hour". */
export const readLength = (
  text: string,
  { lengths, minutes }: Pick<CommandWords, "lengths" | "minutes">,
): { minutes: number; rest: string } | null => {
  const spelled = spelledNumber(text, twoWordsOfMinutes);
  if (spelled) return spelled;
  const figures = minutes.exec(text);
  if (figures) return { minutes: Number(figures[1]), rest: text.replace(minutes, " ").trim() };
  // The "five" of "twenty-five" isn't a length.
  const others = text.replace(twoWordsAlone, " ");
  const words = lengths.find(([pattern]) => pattern.test(others));
  return words ? { minutes: words[1], rest: text.replace(words[0], " ").trim() } : null;
};

/** "Twenty-five", "treinta y cinco", "fünfunddreißig": a number in two words, each of which would be another one. */
const spelledNumber = (text: string, pattern: RegExp): { minutes: number; rest: string } | null => {
  const match = pattern.exec(text);
  if (!match) return null;
  const { tens = "", ones = "", before = "", behind = "" } = match.groups ?? {};
  const minutes = 10 * (rankIn(tensWords, tens || behind) + 2) + rankIn(onesWords, ones || before) + 1;
  return { minutes, rest: text.replace(match[0], " ").trim() };
};

const rankIn = (table: readonly string[], word: string): number =>
  table.findIndex((words) => new RegExp(`^(?:${words})$`, "u").test(word));

/** Twenty, thirty, forty, fifty. */
const tensWords = [
  "twenty|veinti|vingt|vinte|zwanzig",
  "thirty|treinta|trente|trinta|drei(?:ß|ss)ig",
  "forty|cuarenta|quarante|quarenta|vierzig",
  "fifty|cincuenta|cinquante|cinquenta|f[uü]nfzig",
];

/** One to nine. */
const onesWords = [
  "one|un[oa]?|une|um|uma|ein",
  "two|dos|deux|dois|duas|zwei",
  "three|tr[eé]s|trois|drei",
  "four|cuatro|quatre|quatro|vier",
  "five|cinco|cinq|f[uü]nf",
  "six|seis|s[eé]is|sechs",
  "seven|siete|sept|sete|sieben",
  "eight|ocho|huit|oito|acht",
  "nine|nueve|neuf|nove|neun",
];

const [anyTens, anyOnes] = [tensWords.join("|"), onesWords.join("|")];

const twoWords = `(?<!\\p{L})(?:(?<tens>${anyTens})(?: y | e | et |[- ]et[- ]|[- ])?(?<ones>${anyOnes})|(?<before>${anyOnes})und(?<behind>${anyTens}))`;

/** With its unit: without one, "veinticuatro" may be a day. */
const twoWordsOfMinutes = new RegExp(`${twoWords} ?min\\p{L}*`, "u");
const twoWordsAlone = new RegExp(`${twoWords}(?!\\p{L})`, "u");

/** A number that names no unit and isn't an hour: "running 20 late". */
export const bareNumber = (text: string): { minutes: number; rest: string } | null => {
  const spelled = spelledNumber(text, twoWordsAlone);
  if (spelled) return spelled;
  const matches = [
    ...text.matchAll(
      /(?<![\p{L}\p{N}:.])(?<!(?:my|the|at|las?|um|der|die|das|den|as|de|a) )(\d{1,3})(?![\p{L}\p{N}:.])/gu,
    ),
  ];
  const [match] = matches;
  return match && matches.length === 1 ? { minutes: Number(match[1]), rest: text.replace(match[0], " ") } : null;
};

/** The minutes that answer the question how many: a length, or the only number there is. */
export const readMinutes = (text: string, words: Pick<CommandWords, "lengths" | "minutes">): number | null => {
  const only = /^\D*(\d{1,3})\D*$/.exec(text)?.[1];
  return readLength(text, words)?.minutes ?? (only === undefined ? null : Number(only));
};
