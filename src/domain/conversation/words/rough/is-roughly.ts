import { editDistance } from "../edit-distance.ts";

/**
 * Whether a typed word is the wanted one as people type in a hurry: vowels left out ("crte", "mujr"), one letter wrong, missing or
 * swapped ("brabe"), letters doubled or not ("cutt"), or cut off ("masc"). Too generous for a word by itself.
 */
export const isRoughly = (typed: string, wanted: string): boolean => {
  if (typed[0] !== wanted[0] || typed.length < 3 || wanted.length < 3) return false;
  const [one, other] = [withoutDoubles(typed), withoutDoubles(wanted)];
  if (one === other || one === `${other}s` || other === `${one}s`) return true;
  if (isShortened(one, other) || isShortened(one, `${other}s`) || isCutOff(typed, wanted)) return true;
  return Math.min(one.length, other.length) >= 4 && editDistance(one, other, 1) <= 1;
};

/** Plain enough for a word by itself: three consonants or more in their order, and nothing but vowels gone. */
export const isShortForm = (typed: string, wanted: string): boolean => {
  if (typed.length < 4 || typed[0] !== wanted[0]) return false;
  const [one, other] = [withoutDoubles(typed), withoutDoubles(wanted)];
  return consonantsOf(one).length >= 3 && (one === other || isShortened(one, other));
};

/** The first letters of a long word: "revi", "masc". */
export const isCutOff = (typed: string, wanted: string): boolean =>
  typed.length >= 4 && wanted.length >= typed.length + 3 && wanted.startsWith(typed);

/** Letters are doubled or not, only vowels are missing, and the other letters are where they should be. */
const isShortened = (typed: string, wanted: string): boolean => {
  if (typed[0] !== wanted[0] || typed.length >= wanted.length) return false;
  const kept = withoutDoubles(consonantsOf(typed));
  if (kept.length < 2 || kept !== withoutDoubles(consonantsOf(wanted))) return false;
  let at = 0;
  for (const letter of wanted) if (letter === typed[at]) at += 1;
  return at === typed.length;
};

const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, "$1");

export const consonantsOf = (word: string): string => word.replace(/[aeiouy]/g, "");
