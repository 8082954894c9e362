import type { ActLabel } from "../../acts/act-labels.ts";
import { type Act, likelihoodOf, type Meaning, saysAct } from "../meaning.ts";
import type { ActChances, LearnedReading } from "./learned-reading.ts";

/** What the learned reader says of acts. */
export type LearnedActs = Pick<LearnedReading, "chances" | "unheard" | "suspicions">;

/** Calibrated on the dev part of the corpus: messages of strangers read right against kept conversations that go right. */
const thresholds = {
  /** From here on an act counts as said. */
  said: 0.6,
  /** From here on an act may have been said. */
  suspected: 0.2,
  /** Below it an act goes that the patterns suppose, and no closed words say. */
  supposed: 0.2,
  /** The same of a change of what is booked. */
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

const labelOf = new Map(
  (Object.entries(kinds) as [ActLabel, readonly ActLabel[]][]).flatMap(([label, same]) =>
    same.map((kind) => [kind, label] as const),
  ),
);

const chanceOf = (chances: ActChances, kind: ActLabel): number | undefined => chances[labelOf.get(kind) ?? kind];

/** What the patterns must have suspected as well: a change of what is booked or stored, and no more messages. */
const guarded: ReadonlySet<ActLabel> = new Set(["move", "cancel", "data", "stop"]);
const leastSuspicion = 0.3;

const changes: ReadonlySet<ActLabel> = new Set(["move", "cancel"]);

/** A request about one's data or for a person is never lost to a guess. */
const kept: ReadonlySet<ActLabel> = new Set(["data", "erase", "stop", "person"]);

/** Acts beside which another one is only a way of saying them. */
const rivals: Partial<Record<ActLabel, readonly ActLabel[]>> = {
  book: ["move", "cancel", "late", "coming", "here", "waitlist", "erase", "data", "mine"],
  mine: ["move", "cancel", "book", "erase", "data"],
  move: ["cancel", "late"],
  cancel: ["move", "late", "waitlist"],
  question: ["data", "late", "coming", "here"],
};

/**
 * What a message does, as both readers see it. The learned reader adds the acts of which it is sure and takes away those of the
 * patterns of which it sees nothing; what it only suspects is asked about.
 */
export const blendActs = (meaning: Meaning, learned: LearnedActs): Meaning =>
  withSuspicions(withMissedActs(withoutUnseenActs(meaning, learned), learned), learned);

const withoutUnseenActs = (meaning: Meaning, { chances }: LearnedActs): Meaning => {
  const isUnseenChange = ({ kind, confidence }: Act): boolean =>
    changes.has(kind) && confidence < 1 && (chances[kind] ?? 0) < thresholds.change;
  const isUnseen = ({ kind, confidence }: Act): boolean =>
    !changes.has(kind) && !kept.has(kind) && confidence < 1 && (chanceOf(chances, kind) ?? 1) < thresholds.supposed;
  const withoutUnseen = (acts: readonly Act[]): readonly Act[] => acts.filter((act) => !isUnseen(act));
  return {
    ...meaning,
    acts: withoutUnseen(meaning.acts).filter((act) => !isUnseenChange(act)),
    doubtful: meaning.doubtful.filter((act) => !isUnseenChange(act)),
    clauses: meaning.clauses.map((clause) => ({ ...clause, acts: withoutUnseen(clause.acts) })),
  };
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

const withSuspicions = (meaning: Meaning, { chances, suspicions = {} }: LearnedActs): Meaning => {
  const known = new Set([...meaning.acts, ...meaning.doubtful].map(({ kind }) => kind));
  const suspected = ([...Object.entries(suspicions), ...Object.entries(chances)] as [ActLabel, number][])
    .filter(([kind, chance]) => chance >= thresholds.suspected && !known.has(kind))
    .map(([kind, chance]) => ({ kind, confidence: Math.min(chance, mostOfSuspicion) }));
  return suspected.length === 0 ? meaning : { ...meaning, doubtful: [...meaning.doubtful, ...suspected] };
};
