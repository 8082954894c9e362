import type { DateReading } from "../dates/when-reading.ts";

/**
 * By how much something is to be moved when that is all that is said: "push it back a week", "um einen Tag vorziehen". Null when
 * no such stretch is named. Only for messages that move something: elsewhere a week is just a week.
 */
export const readShift = (words: string): Extract<DateReading, { kind: "relative" }> | null => {
  const weeks = amountIn(weekExpression, words);
  const days = weeks === null ? amountIn(dayExpression, words) : null;
  const sign = backwards.test(words) ? -1 : 1;
  if (weeks !== null) return { kind: "relative", weeks: sign * weeks };
  return days === null ? null : { kind: "relative", days: sign * days };
};

const amountIn = (expression: RegExp, words: string): number | null => {
  const amount = expression.exec(words)?.[1];
  return amount === undefined ? null : (numbers[amount] ?? Number(amount));
};

const numbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries("a one una un une eine einer ein einen uma um".split(" ").map((word) => [word, 1])),
  ...Object.fromEntries("two dos deux zwei duas dois".split(" ").map((word) => [word, 2])),
  ...Object.fromEntries("three tres trois drei".split(" ").map((word) => [word, 3])),
};

const amount = Object.keys(numbers).join("|");

const weekExpression = new RegExp(`(?:^| )(${amount}|[1-8]) (?:weeks?|semanas?|semaines?|wochen?)(?= |$)`);

/** "Un día" may be any day: a day counts where a word says by how much. */
const dayExpression = new RegExp(`(?:^| )(?:by|um|d|de|en|em) (${amount}|[1-9]) (?:days?|dias?|jours?|tage?n?)(?= |$)`);

const backwards =
  /(?:^| )(?:earlier|forward|sooner|prepon\w*|adelant\w*|antes|avanc\w*|plus tot|vorzieh\w*|vorverleg\w*|vorgezogen|fruher|antecip\w*|mais cedo)(?= |$)/;
