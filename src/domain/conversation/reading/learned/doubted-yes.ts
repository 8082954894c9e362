import type { Meaning, MeaningContext } from "../meaning.ts";
import type { LearnedReading } from "./learned-reading.ts";

/** Every yes of the kept conversations is above it; it doesn't count for a word or two, which the patterns know. */
const leastOfYes = 0.6;
/** From here on the learned reader counts as seeing a refusal, if it sees no yes that is likelier. */
const leastOfRefusal = 0.3;
const leastOfDrop = 0.8;

/**
 * A yes that would change data, without the yes where the learned reader rather sees a refusal: "forget that, my daughter cuts it". What
 * was read back is then given up or shown again.
 */
export const withoutDoubtedYes = (
  meaning: Meaning,
  { answer: { yes, no, drop }, chances: { cancel = 0, data = 0 } }: LearnedReading,
  { isReadBack, isCancelAsked }: MeaningContext,
): Meaning => {
  if (!saysYes(meaning) || !(isReadBack || isCancelAsked)) return meaning;
  const refusal = isCancelAsked ? no : Math.max(no, drop, cancel, data);
  const isRefused = refusal >= leastOfRefusal && refusal > yes;
  const isSeen = yes >= leastOfYes || isCancelAsked === true || meaning.steering.has("yes");
  if (isSeen && !isRefused) return meaning;
  const isLeft = isReadBack === true && Math.max(drop, cancel) >= leastOfDrop && !meaning.hasContent;
  return {
    ...meaning,
    ...{ isAgreed: false, isFirm: false, isYesFirst: false, isHedged: true, beside: null },
    isDropped: meaning.isDropped || isLeft,
    steering: new Set([...meaning.steering].filter((phrase) => phrase !== "yes")),
    acts: meaning.acts.filter(({ kind }) => kind !== "confirm"),
  };
};

const saysYes = (meaning: Meaning): boolean =>
  meaning.isAgreed || meaning.steering.has("yes") || meaning.acts.some(({ kind }) => kind === "confirm");
