import type { ActLabel } from "../../acts/act-labels.ts";
import type { Turn } from "../../conversation-turn.ts";
import { type Act, likelihoodOf, type Meaning, type MeaningContext, saysAct } from "../meaning.ts";
import { withoutDoubtedYes } from "./doubted-yes.ts";
import type { LearnedReading } from "./learned-reading.ts";
import { readNameAsTyped } from "./name-as-typed.ts";
import { seenChange } from "./seen-change.ts";
import { withUnknownStaff } from "./unknown-staff.ts";

/** From here on an act counts as said: more messages of strangers are read right than with a higher one, and no fewer of the kept. */
const leastChance = 0.6;

/** The patterns tell these apart where the learned reader knows one act: whichever they found is the same. */
const kinds: Partial<Record<ActLabel, readonly ActLabel[]>> = {
  question: ["question", "who", "services", "duration", "payment"],
  late: ["late", "coming", "here"],
  data: ["data", "erase"],
  book: ["book", "again", "someone"],
};

/** What the patterns must have suspected as well: a change of what is booked or stored, and no more messages. */
const guarded: ReadonlySet<ActLabel> = new Set(["move", "cancel", "data", "stop"]);
const leastSuspicion = 0.3;

/** So few words are a name, a service or a command, which the patterns know. */
const mostWordsOfNames = 2;

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Acts beside which another one is only a way of saying them. */
const rivals: Partial<Record<ActLabel, readonly ActLabel[]>> = {
  book: ["move", "cancel", "late", "coming", "here", "waitlist", "erase", "data", "mine"],
  mine: ["move", "cancel", "book", "erase", "data"],
  move: ["cancel", "late"],
  cancel: ["move", "late", "waitlist"],
  question: ["data", "late", "coming", "here"],
};

const leastCertainty = 0.6;

/** A day that is mentioned beside a wish, and not wanted, is left out, unless hours or lateness are what the message is about. */
export const withoutMentionedDays = (text: string, { whens, chances }: LearnedReading): string => {
  const isTopic = (["hours", "late", "mine"] as const).some((act) => (chances[act] ?? 0) >= leastSuspicion);
  if (isTopic || !whens.some(({ isWanted }) => isWanted)) return text;
  return whens
    .filter(({ isOnly, certainty }) => isOnly && certainty >= leastCertainty)
    .reduceRight((left, { start, end }) => `${left.slice(0, start)}${left.slice(end)}`, text);
};

/** Below it a change that the patterns only suppose isn't asked for. */
const leastOfChange = 0.02;

const changes = ["move", "cancel"] as const;

/**
 * What a message does, as both readers see it: acts of which the learned reader is sure are added, and a change of what is booked that
 * the patterns only suppose goes where the learned reader sees nothing of it.
 */
export const withBothReaders = (text: string, meaning: Meaning, learned: LearnedReading): Meaning => {
  if (isCommand(text, meaning)) return meaning;
  return withMissedActs(withoutUnseenChanges(meaning, learned), learned);
};

const isCommand = (text: string, { isNumber, steering, choice }: Meaning): boolean =>
  isNumber || steering.size > 0 || choice !== null || countWords(text) <= mostWordsOfNames;

const withoutUnseenChanges = (meaning: Meaning, { chances }: LearnedReading): Meaning => {
  const isUnseen = ({ kind, confidence }: Act): boolean =>
    changes.some((change) => change === kind && confidence < 1 && (chances[change] ?? 0) < leastOfChange);
  const left = (acts: readonly Act[]): readonly Act[] => acts.filter((act) => !isUnseen(act));
  return { ...meaning, acts: left(meaning.acts), doubtful: left(meaning.doubtful) };
};

/** `isChange`: whether it may be a change of what is booked, beside which other acts only say that. */
const missedActs = (
  meaning: Meaning,
  { chances, unheard }: LearnedReading,
  { isChange }: { isChange: boolean },
): Act[] => {
  const rivalsOf = (act: ActLabel): readonly ActLabel[] =>
    (rivals[act] ?? []).filter((rival) => isChange || !changes.some((change) => change === rival));
  const isMissing = ([act, chance]: [ActLabel, number]): boolean =>
    chance >= leastChance &&
    !unheard.has(act) &&
    !saysAct(meaning, ...(kinds[act] ?? [act]), ...rivalsOf(act)) &&
    (!guarded.has(act) || (isChange && likelihoodOf(meaning, act) >= leastSuspicion));
  return (Object.entries(chances) as [ActLabel, number][])
    .filter(isMissing)
    .map(([kind, confidence]) => ({ kind, confidence }));
};

const withMissedActs = (meaning: Meaning, learned: LearnedReading): Meaning => {
  const added = missedActs(meaning, learned, { isChange: true });
  if (added.length === 0) return meaning;
  const isAdded = ({ kind }: { kind: ActLabel }): boolean => added.some((act) => act.kind === kind);
  return {
    ...meaning,
    acts: [...meaning.acts, ...added].sort((left, right) => right.confidence - left.confidence),
    doubtful: meaning.doubtful.filter((act) => !isAdded(act)),
  };
};

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
