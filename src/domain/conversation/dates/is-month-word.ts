import type { Language } from "../../languages.ts";
import { compileLexicon } from "./parse/compile-lexicon.ts";

/** Whether a folded word names a month, in full or abbreviated. */
export const isMonthWord = (word: string, language: Language): boolean =>
  compileLexicon(language)
    .root.next.get(word)
    ?.terms.some(({ category }) => category === "month" || category === "monthShort") ?? false;
