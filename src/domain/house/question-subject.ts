import { isServiceWord } from "../conversation/services/salon-words.ts";
import { foldedWords } from "../conversation/words/fold-text.ts";
import { questionLimits } from "./client-question.ts";
import { type HouseAnswerForm, houseLimits } from "./house-answer.ts";
import { isQuestionFiller } from "./question-words.ts";

/** A question as it is stored: on one line, cut at the limit. */
export const questionWords = (text: string): string => {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return cutWords(line, questionLimits.words);
};

/** Whether two questions ask the same: the words that name the subject of the shorter one are all in the other. */
export const isSameQuestion = (one: string, other: string): boolean => {
  const [fewer = [], more = []] = [subjectWords(one), subjectWords(other)].sort((a, b) => a.length - b.length);
  if (fewer.length === 0) return foldedWords(one).join(" ") === foldedWords(other).join(" ");
  return fewer.every((word) => more.some((another) => isSameWord(word, another)));
};

/** The same but for an ending: "vegan" and "vegane". */
const isSameWord = (one: string, other: string): boolean => {
  const [short = "", long = ""] = [one, other].sort((a, b) => a.length - b.length);
  const stem = short.slice(0, Math.max(leastStem, short.length - longestEnding));
  return long.startsWith(stem) && long.length - stem.length <= longestEnding;
};

const leastStem = 4;
const longestEnding = 2;

/** The form to begin with when an answered question is kept for the next time. */
export const suggestHouseAnswer = (question: string, answer: string): HouseAnswerForm => {
  const words = [...new Set(subjectWords(question))].filter((word) => word.length >= 4 && !isServiceWord(word));
  return { title: cutWords(question, houseLimits.title), keywords: words.slice(0, mostKeywords).join(", "), answer };
};

/** More of a long message would let the answer appear where nobody asked for it. */
const mostKeywords = 4;

const subjectWords = (text: string): readonly string[] =>
  foldedWords(text).filter((word) => word.length > 1 && !isQuestionFiller(word));

/** Cut between two words where there are any, and never within a character. */
const cutWords = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const start = cut.isWellFormed() ? cut : cut.slice(0, -1);
  const end = start.lastIndexOf(" ");
  return `${(end > length / 2 ? start.slice(0, end) : start).trimEnd()}…`;
};
