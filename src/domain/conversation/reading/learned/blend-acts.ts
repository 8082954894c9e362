import type { ActLabel } from "../../acts/act-labels.ts";
import { type Act, likelihoodOf, type Meaning, saysAct } from "../meaning.ts";
import type { LearnedReading } from "./learned-reading.ts";

/** What the learned reader says of acts. */
export type LearnedActs = Pick<LearnedReading, "chances" | "unheard">;

/** Calibrated on the dev part of the corpus: messages of strangers read right against kept conversations that go right. */
const thresholds = {
  /** From here on an act counts as said. */
  said: 0.6,
  /** From here on an act may have been said, and is offered as a button where nothing was understood. */
  suspected: 0.2,
  /** Below it a change of what is booked goes that the patterns only suppose. */
  change: 0.02,
} as const;

/** A suspicion is less than what lets the bot ask for a change. */
const mostOfSuspicion = 0.44;

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

const changes: ReadonlySet<ActLabel> = new Set(["move", "cancel"]);

/** Acts beside which another one is only a way of saying them. */
const rivals: Partial<Record<ActLabel, readonly ActLabel[]>> = {
  book: ["move", "cancel", "late", "coming", "here", "waitlist", "erase", "data", "mine"],
  mine: ["move", "cancel", "book", "erase", "data"],
  move: ["cancel", "late"],
  cancel: ["move", "late", "waitlist"],
  question: ["data", "late", "coming", "here"],
};

/**
 * What a message does, as both readers see it. The learned reader adds the acts of which it is sure, and takes away a change that the
 * patterns only suppose and of which it sees nothing. What it only suspects is asked about.
 */
export const blendActs = (meaning: Meaning, learned: LearnedActs): Meaning =>
  withSuspicions(withMissedActs(withoutUnseenChanges(meaning, learned), learned), learned);

const withoutUnseenChanges = (meaning: Meaning, { chances }: LearnedActs): Meaning => {
  const isUnseen = ({ kind, confidence }: Act): boolean =>
    changes.has(kind) && confidence < 1 && (chances[kind] ?? 0) < thresholds.change;
  const left = (acts: readonly Act[]): readonly Act[] => acts.filter((act) => !isUnseen(act));
  return { ...meaning, acts: left(meaning.acts), doubtful: left(meaning.doubtful) };
};

/** Acts that the patterns missed. `isChange`: whether it may be a change of what is booked, beside which other acts only say that. */
export const missedActs = (
  meaning: Meaning,
  { chances, unheard }: LearnedActs,
  { isChange }: { isChange: boolean },
): Act[] => {
  const rivalsOf = (act: ActLabel): readonly ActLabel[] =>
    (rivals[act] ?? []).filter((rival) => isChange || !changes.has(rival));
  const isMissing = ([act, chance]: [ActLabel, number]): boolean =>
    chance >= thresholds.said &&
    !unheard.has(act) &&
    !saysAct(meaning, ...(kinds[act] ?? [act]), ...rivalsOf(act)) &&
    (!guarded.has(act) || (isChange && likelihoodOf(meaning, act) >= leastSuspicion));
  return (Object.entries(chances) as [ActLabel, number][])
    .filter(isMissing)
    .map(([kind, confidence]) => ({ kind, confidence }));
};

const withMissedActs = (meaning: Meaning, learned: LearnedActs): Meaning => {
  const added = missedActs(meaning, learned, { isChange: true });
  if (added.length === 0) return meaning;
  const isAdded = ({ kind }: { kind: ActLabel }): boolean => added.some((act) => act.kind === kind);
  return {
    ...meaning,
    acts: [...meaning.acts, ...added].sort((left, right) => right.confidence - left.confidence),
    doubtful: meaning.doubtful.filter((act) => !isAdded(act)),
  };
};

/** What a tap can do when nothing was understood. */
const offered: readonly ActLabel[] = ["book", "mine", "price", "hours", "place"];

const withSuspicions = (meaning: Meaning, { chances }: LearnedActs): Meaning => {
  const known = new Set([...meaning.acts, ...meaning.doubtful].map(({ kind }) => kind));
  const suspected = offered
    .map((kind) => ({ kind, confidence: Math.min(chances[kind] ?? 0, mostOfSuspicion) }))
    .filter(({ kind, confidence }) => confidence >= thresholds.suspected && !known.has(kind));
  return suspected.length === 0 ? meaning : { ...meaning, doubtful: [...meaning.doubtful, ...suspected] };
};
