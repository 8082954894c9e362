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
