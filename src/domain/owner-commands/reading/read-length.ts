import type { CommandWords } from "./command-words.ts";

/** A length of time in minutes, and the text without it: "20 min", "half an hour". */
export const readLength = (
  text: string,
  { lengths, minutes }: Pick<CommandWords, "lengths" | "minutes">,
): { minutes: number; rest: string } | null => {
  const figures = minutes.exec(text);
  if (figures) return { minutes: Number(figures[1]), rest: text.replace(minutes, " ").trim() };
  const words = lengths.find(([pattern]) => pattern.test(text));
  return words ? { minutes: words[1], rest: text.replace(words[0], " ").trim() } : null;
};

/** A number that names no unit and isn't an hour: "running 20 late". */
export const bareNumber = (text: string): { minutes: number; rest: string } | null => {
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
