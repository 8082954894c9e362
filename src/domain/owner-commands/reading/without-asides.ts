import { isCalendarWord } from "../../conversation/dates/is-calendar-word.ts";
import type { CommandWords } from "./command-words.ts";
import type { ReadContext } from "./read-owner-command.ts";

/**
 * A folded message without what is said around the order: whom to tell, why, and sentences that order nothing. "Block 2 to 4,
 * the plumber's coming" is an order and a reason; the reason's words are nobody's name.
 */
export const withoutAsides = (text: string, words: CommandWords, context: ReadContext): string => {
  const sentences = text.split(boundary).map((sentence) => {
    const withoutMessage = withoutTail(sentence.trim(), "tell", { words, context });
    return withoutTail(words.putTogether(withoutMessage), "because", { words, context });
  });
  if (!sentences.some((sentence) => hasOrder(sentence, words))) return text;
  return sentences
    .filter((said) => !isSentence.test(said) || hasOrder(said, words) || hasFact(said, words, context))
    .join(" ");
};

/** Between sentences; a dot behind a figure may belong to it. */
const boundary = /[,;!?…\n]+(?!\d)|(?<!\d)\.+|(?<!\d)\s[-–—]\s(?!\d)/u;

/** A word alone can be somebody's name. */
const isSentence = /\p{L}+\P{L}+\p{L}+/u;

type Known = { words: CommandWords; context: ReadContext };

/** A tail that names nobody, no day and no hour, and orders nothing else. */
const withoutTail = (sentence: string, name: "tell" | "because", { words, context }: Known): string => {
  const checked = name === "tell" ? besidesTelling : orders;
  const start = words.starts(name, sentence).find((index) => {
    const tail = sentence.slice(index);
    if (name === "because" && !hasOrder(sentence.slice(0, index), words)) return false;
    return !hasFact(tail, words, context) && !checked.some((order) => words.has(order, tail));
  });
  return start === undefined ? sentence : sentence.slice(0, start).trim();
};

/** "Let the next ones know right away" orders nothing else. */
const besidesTelling = ["sick", "late", "noShow", "cancel"] as const;

const orders = [
  ...besidesTelling,
  ...(["arrived", "done", "confirm", "move", "block", "free", "next"] as const),
] as const;

const hasOrder = (piece: string, words: CommandWords): boolean => orders.some((name) => words.has(name, piece));

const hasFact = (piece: string, { language }: CommandWords, { names }: ReadContext): boolean =>
  /\d|→|->|=>/.test(piece) ||
  (piece.match(/\p{L}+/gu) ?? []).some((word) => names.has(word) || isCalendarWord(word, language));
