import { isCalendarWord } from "../../../conversation/dates/is-calendar-word.ts";
import type { Language } from "../../../languages.ts";

/** Whether two days are named together, "Thursday and Friday", and not one or the other. */
export const joinsDays = (text: string, language: Language): boolean => {
  if (or.test(text)) return false;
  const pieces = text.split(and);
  return pieces.slice(1).some((piece, index) => {
    const before = (pieces[index]?.match(/[\p{L}\p{N}]+/gu) ?? []).slice(-2);
    const after = (piece.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 3);
    const isDay = (word: string): boolean => /^\d{1,2}(?:st|nd|rd|th)?$/.test(word) || isCalendarWord(word, language);
    return before.some(isDay) && after.some(isDay);
  });
};

const and = /\s(?:and|y|e|et|und|&|\+|as well as|sowie)\s|,/u;
const or = /(?<!\p{L})(?:or|o|ou|oder)(?!\p{L})/u;
