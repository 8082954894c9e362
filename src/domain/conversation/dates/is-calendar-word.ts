import type { Language } from "../../languages.ts";
import { compileLexicon } from "./parse/compile-lexicon.ts";

/** Whether a folded word names a month, in full or abbreviated. */
export const isMonthWord = (word: string, language: Language): boolean =>
  compileLexicon(language)
    .root.next.get(word)
    ?.terms.some(({ category }) => category === "month" || category === "monthShort") ?? false;

/** Whether a folded word is one of days and times in a language: a weekday, a part of the day, a number, an hour. */
export const isCalendarWord = (word: string, language: Language): boolean =>
  /^\p{N}/u.test(word) ||
  (compileLexicon(language)
    .root.next.get(word)
    ?.terms.some(({ category }) => calendarCategories.has(category)) ??
    false);

const calendarCategories = new Set(
  "weekday shortWeekday month monthShort dayName part weakPart todayPart num ord units unit theUnit feast period meridiem clockWord oclock minuteWord weekendWord nextDay portion quarter".split(
    " ",
  ),
);
