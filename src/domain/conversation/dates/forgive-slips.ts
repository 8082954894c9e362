import { isNearly } from "../edit-distance.ts";
import type { Grammar } from "./grammar.ts";

/** Long date words with a slip in them, written right. */
export const forgiveSlips = (text: string, { forgivable, notSlips }: Grammar): string =>
  text.replace(/[a-z]{5,}/g, (word) => {
    if (forgivable.includes(word) || notSlips.includes(word)) return word;
    const meant = forgivable.filter((wanted) => isNearly(word, wanted) && !isInflected(word, wanted));
    return meant.length === 1 ? (meant[0] as string) : word;
  });

/** "Mondays", "freitags": forms the patterns know themselves. */
const isInflected = (word: string, wanted: string): boolean => word === `${wanted}s` || word === `${wanted}e`;
