import { onlyAsks } from "../asking/only-asks.ts";
import { readLength } from "../read-length.ts";
import { readMove } from "../read-move.ts";
import type { Candidate, Reader } from "../read-which.ts";
import { firstPerson, namesClient, negation, questionStart } from "./kinds-of-sentence.ts";
import { readBlock } from "./read-block.ts";
import { readCancelOrConfirm } from "./read-cancel-or-confirm.ts";
import { readDay, readNext } from "./read-day.ts";
import { readLate } from "./read-late.ts";
import { readCome, readMark } from "./read-mark.ts";
import { readSick } from "./read-sick.ts";

/** Reads a command by the first rule that fits. */
export const readByRules = (reader: Reader): Candidate | null => {
  const sentence = sentenceOf(reader);
  for (const { applies, read, isFinal } of rules) {
    if (!applies(sentence)) continue;
    const candidate = read(sentence);
    if (candidate || isFinal) return candidate;
  }
  return null;
};

type Sentence = Reader & {
  isQuestion: boolean;
  isOwn: boolean;
  isOfAll: boolean;
  /** What is asked about: whether somebody arrived isn't news that they did. */
  asks: (name: "arrived" | "done" | "noShow" | "late" | "block" | "free") => boolean;
};

type Rule = {
  applies: (sentence: Sentence) => boolean;
  read: (sentence: Sentence) => Candidate | null;
  /** A sentence it applies to and can't read isn't another command either. */
  isFinal?: true;
};

const sentenceOf = (reader: Reader): Sentence => {
  const { text, words, context } = reader;
  return {
    ...reader,
    isQuestion: questionStart.test(text),
    isOwn: firstPerson.test(text),
    isOfAll: words.has("everything", text),
    asks: (name) => context.asked !== undefined && words.has(name, context.asked),
  };
};

const readLikelyMove = (sentence: Sentence): Candidate | null => {
  const moved = readMove(sentence);
  return moved && moved.loss < 3 ? moved : null;
};

/** Who is moved and where to, or both hours: "Push the three o'clock to half past, I'm running over". */
const readWholeMove = (sentence: Sentence): Candidate | null => {
  const moved = readLikelyMove(sentence);
  if (moved?.command.kind !== "move" || moved.command.to === null) return null;
  const { which, to } = moved.command;
  const areHoursSaid = which.times.length > 0 && to.times.length > 0;
  return namesClient(sentence.text, sentence.context) || areHoursSaid ? moved : null;
};

/** Free times are asked for, or one's own time is blocked: "I'm off on Friday". */
const readFree = (sentence: Sentence): Candidate | null => {
  const { text, words, isQuestion, isOwn, asks } = sentence;
  const isOff = !isQuestion && !asks("free") && (words.has("ownFree", text) || (isOwn && !room.test(text)));
  return isOff ? readBlock(sentence, "free") : readDay(sentence, "free");
};

const isToldAs =
  (name: "arrived" | "done") =>
  ({ text, words, isQuestion, asks }: Sentence): boolean =>
    words.has(name, text) && !isQuestion && !asks(name) && !negation.test(text);

const readCertainMark =
  (name: "arrived" | "done") =>
  (sentence: Sentence): Candidate | null => {
    const marked = readMark(sentence, name, name);
    return marked && marked.loss === 0 ? marked : null;
  };

/** "Nobody came at all" isn't about a single client. */
const nobody = /(?<!\p{L})(?:nobody|no one|niemand|keiner|nadie|personne|ninguem)(?!\p{L})/u;

/** Free times by their name are asked for, no matter whose they are: "free slots today for me and Luis". */
const room =
  /(?<!\p{L})(?:slots|gaps|openings|spaces|holes|huecos|ratos|creneaux|trous|lucken|luecken|locher|buracos|vagas|janelas|brechas)(?!\p{L})/u;

/** The order is the policy: what could be two things is the first of them. */
const rules: readonly Rule[] = [
  {
    applies: ({ text, words, context }) =>
      onlyAsks("cancel", text, words, context) || onlyAsks("sick", text, words, context),
    read: () => null,
    isFinal: true,
  },
  {
    applies: ({ text, words, isOfAll }) => words.begins("cancel", text) && !(words.has("sick", text) && isOfAll),
    read: (sentence) => readCancelOrConfirm(sentence, "cancel"),
    isFinal: true,
  },
  {
    applies: ({ text, words }) => words.begins("confirm", text),
    read: (sentence) => readCancelOrConfirm(sentence, "confirm"),
    isFinal: true,
  },
  // "Push everyone back by ten minutes" is a delay.
  {
    applies: ({ text, words, isQuestion, isOfAll }) =>
      isOfAll &&
      !isQuestion &&
      words.has("move", text) &&
      (words.begins("move", text) || readLength(text, words) !== null) &&
      !text.includes("→"),
    read: (sentence) => {
      const { text, words } = sentence;
      return readLate(sentence, words.without("everything", words.without("move", text)));
    },
  },
  { applies: ({ isQuestion, asks }) => !isQuestion && !asks("arrived"), read: readCome },
  {
    applies: ({ text, words, isQuestion }) => (words.begins("move", text) && !isQuestion) || text.includes("→"),
    read: readMove,
  },
  {
    applies: ({ text, words, isOfAll }) =>
      words.has("sick", words.without("othersIll", text)) && (isOfAll || !words.has("cancel", text)),
    read: (sentence) => readSick({ ...sentence, text: sentence.words.without("othersIll", sentence.text) }),
    isFinal: true,
  },
  {
    applies: ({ text, words }) => words.begins("block", text),
    read: (sentence) => readBlock(sentence),
    isFinal: true,
  },
  {
    applies: ({ text, words, isQuestion, isOwn, asks }) =>
      words.has("noShow", text) &&
      !nobody.test(text) &&
      !(isOwn && words.has("block", text)) &&
      !isQuestion &&
      !asks("noShow"),
    read: (sentence) => readMark(sentence, "noShow", "no-show"),
    isFinal: true,
  },
  { applies: ({ text, words, isQuestion }) => words.has("move", text) && !isQuestion, read: readWholeMove },
  {
    applies: ({ text, words, isQuestion, asks }) => words.has("late", text) && !isQuestion && !asks("late"),
    read: (sentence) => readLate(sentence, sentence.words.without("late", sentence.text)),
  },
  {
    applies: ({ text, words, isQuestion }) => words.has("cancel", text) && !isQuestion,
    read: (sentence) => readCancelOrConfirm(sentence, "cancel"),
    isFinal: true,
  },
  { applies: ({ text, words, isQuestion }) => words.has("move", text) && !isQuestion, read: readLikelyMove },
  {
    applies: ({ text, words, isQuestion, asks }) =>
      words.has("block", text) && !isQuestion && !asks("block") && !asks("free"),
    read: (sentence) => readBlock(sentence),
  },
  { applies: ({ text, words }) => words.has("free", text), read: readFree, isFinal: true },
  { applies: isToldAs("arrived"), read: readCertainMark("arrived") },
  { applies: isToldAs("done"), read: readCertainMark("done") },
  {
    applies: ({ text, words }) => words.has("confirm", text),
    read: (sentence) => readCancelOrConfirm(sentence, "confirm"),
    isFinal: true,
  },
  { applies: () => true, read: readNext },
  { applies: () => true, read: (sentence) => readDay(sentence, "day") },
];
