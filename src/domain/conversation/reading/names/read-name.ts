import { toNormalForm, withoutHidden } from "../../../text/visible-text.ts";
import { allPhrases } from "../../phrases/all-phrases.ts";
import { foldText } from "../../words/fold-text.ts";

/** A person's name from an answer like "I'm Ana Pérez"; null when there is none in it. */
export const readName = (text: string): string | null => {
  const clean = withoutHidden(toNormalForm(text))
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const name = withoutIntroduction(clean).replace(/^[\s.,;:!¡¿?"'-]+|[\s,;:!?"-]+$/g, "");
  const isName = /\p{L}/u.test(name) && name.length <= longestName && name.split(" ").length <= mostWords;
  return isName ? name : null;
};

/** Longer than any name, short enough for a line of the calendar. */
const longestName = 60;
const mostWords = 8;

const withoutIntroduction = (text: string): string => {
  const words = text.split(" ");
  for (let count = Math.min(4, words.length - 1); count > 0; count--) {
    const start = foldText(words.slice(0, count).join(" ")).replace(/'/g, " ").replace(/[:,]/g, "");
    if (introductions.includes(start)) return words.slice(count).join(" ");
  }
  return text;
};

const introductions = Object.values(allPhrases).flatMap(({ nameIntroductions }) => nameIntroductions);
