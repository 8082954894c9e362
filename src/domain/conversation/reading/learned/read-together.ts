import type { Turn } from "../../conversation-turn.ts";
import type { Meaning, MeaningContext } from "../meaning.ts";
import { blendActs, missedActs } from "./blend-acts.ts";
import { withoutDoubtedYes } from "./doubted-yes.ts";
import type { LearnedReading } from "./learned-reading.ts";
import { readNameAsTyped } from "./name-as-typed.ts";
import { seenChange } from "./seen-change.ts";
import { withUnknownStaff } from "./unknown-staff.ts";

/** So few words are a name, a service or a command, which the patterns know. */
const mostWordsOfNames = 2;

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Where hours or lateness may be meant, a day that is mentioned is what they are about. */
const leastOfTopic = 0.3;
const leastCertainty = 0.6;

/** A day that is mentioned beside a wish, and not wanted, is left out, unless hours or lateness are what the message is about. */
export const withoutMentionedDays = (text: string, { whens, chances }: LearnedReading): string => {
  const isTopic = (["hours", "late", "mine"] as const).some((act) => (chances[act] ?? 0) >= leastOfTopic);
  if (isTopic || !whens.some(({ isWanted }) => isWanted)) return text;
  return whens
    .filter(({ isOnly, certainty }) => isOnly && certainty >= leastCertainty)
    .reduceRight((left, { start, end }) => `${left.slice(0, start)}${left.slice(end)}`, text);
};

/** What a message does, as both readers see it; names, services and commands are left to the patterns. */
export const withBothReaders = (text: string, meaning: Meaning, learned: LearnedReading): Meaning =>
  isCommand(text, meaning) ? meaning : blendActs(meaning, learned);

const isCommand = (text: string, { isNumber, steering, choice }: Meaning): boolean =>
  isNumber || steering.size > 0 || choice !== null || countWords(text) <= mostWordsOfNames;

/** Reads a message by the patterns and by the learned reader, where there is one. */
export const readTogether = (
  turn: Turn,
  text: string,
  context: MeaningContext,
  readByPatterns: (text: string) => Meaning,
): Meaning => {
  const learned = turn.facts.reader?.(text, turn, context);
  if (!learned) return readByPatterns(text);
  const named = readNameAsTyped(text, context, learned, readByPatterns);
  if (named) return named;
  const left = withoutMentionedDays(text, learned);
  const read = readByPatterns(left);
  // "Before my graduation, which is on the 4th": without the day nothing says when.
  const isDaySaid = left === text || read.when.date !== undefined || read.when.time !== undefined;
  const both = withBothReaders(text, isDaySaid ? read : readByPatterns(text), learned);
  const agreed = countWords(text) > 1 ? withoutDoubtedYes(both, learned, context) : both;
  const known = withUnknownStaff(turn, text, agreed, { learned, context });
  if (isCommand(text, both)) return known;
  const others = missedActs(known, learned, { isChange: false });
  return { ...known, seen: seenChange(turn, text, learned, { others, isReply: context.reminded !== undefined }) };
};
