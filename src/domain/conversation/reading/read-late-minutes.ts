import { minuteWord } from "./lexicon/all-lexicons.ts";

/** By how many minutes somebody says to be late. */
export const readLateMinutes = (words: string): number | null => {
  const match = lateExpression.exec(words);
  const minutes = match ? Number(match[1]) : 0;
  return minutes > 0 && minutes < 180 ? minutes : null;
};

const lateExpression = new RegExp(`(?:^| )(\\d{1,3}) ?(?:${minuteWord})(?= |$)`);
