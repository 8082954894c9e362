import type { ActLabel } from "../acts/act-labels.ts";
import type { Turn } from "../conversation-turn.ts";
import { likelihoodOf, type Meaning, type MeaningContext, saysAct } from "./meaning.ts";

/** How likely a message does an act. Acts about which only the patterns decide are left out. */
export type ActChances = Readonly<Partial<Record<ActLabel, number>>>;

/** Words about a day or an hour; `only`: neither wanted nor those of an appointment. Offsets are UTF-16 units. */
export type LearnedWhen = { start: number; end: number; isWanted: boolean; isOnly: boolean; certainty: number };

export type LearnedReading = { chances: ActChances; whens: readonly LearnedWhen[] };

/** The learned reader, as it is consulted about a whole message. */
export type SecondReader = (text: string, turn: Turn, context: MeaningContext) => LearnedReading;

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

/** Adds the acts of which the learned reader is sure and that the patterns missed. Takes none away. */
export const withMissedActs = (text: string, meaning: Meaning, { chances }: LearnedReading): Meaning => {
  const isCommand = meaning.isNumber || meaning.steering.size > 0 || meaning.choice !== null;
  if (isCommand || countWords(text) <= mostWordsOfNames) return meaning;
  const isMissing = ([act, chance]: [ActLabel, number]): boolean =>
    chance >= leastChance &&
    !saysAct(meaning, ...(kinds[act] ?? [act]), ...(rivals[act] ?? [])) &&
    (!guarded.has(act) || likelihoodOf(meaning, act) >= leastSuspicion);
  const missing = (Object.entries(chances) as [ActLabel, number][]).filter(isMissing);
  if (missing.length === 0) return meaning;
  const added = missing.map(([kind, confidence]) => ({ kind, confidence }));
  const isAdded = ({ kind }: { kind: ActLabel }): boolean => added.some((act) => act.kind === kind);
  return {
    ...meaning,
    acts: [...meaning.acts, ...added].sort((left, right) => right.confidence - left.confidence),
    doubtful: meaning.doubtful.filter((act) => !isAdded(act)),
  };
};
