import type { Meaning } from "../../reading/meaning.ts";

/** Of the kept messages that cancel or move, 98 of 100 are above these. */
const leastOfCancel = 0.55;
/** Where the message names the day of what is booked or what stays of it, or there are several to choose from. */
const leastOfPointed = 0.4;
const leastOfMove = 0.6;
/** A word that may mean a move ("shift", "passar") says so where it is that likely. */
const leastOfVerb = 0.9;

/** Whether the learned reader agrees that a message cancels what is booked. */
export const seesCancel = ({ seen }: Meaning, isOneOfSeveral: boolean): boolean =>
  seen === undefined || seen.cancel >= (seen.isPointing || isOneOfSeveral ? leastOfPointed : leastOfCancel);

/** The same of a move: a wish that points at nothing that is booked may be another booking as well. */
export const seesMove = (meaning: Meaning): boolean => {
  const { seen } = meaning;
  // "Can you move it, please" can mean nothing else.
  if (meaning.intents.has("move")) return true;
  if (seen === undefined || seen.move >= leastOfOpen(meaning)) return true;
  return seen.isPointing ? seen.move >= leastOfPointed : seen.move >= leastOfMove && pointsBack(meaning, seen.move);
};

/** Enough alone, if no service is named, of which a first one may be wanted as well. */
const leastOfOpen = ({ typeIds }: Meaning): number => (typeIds.length === 0 ? 0.95 : Number.POSITIVE_INFINITY);

const pointsBack = (meaning: Meaning, move: number): boolean => {
  const { intents, isOwn, typeIds, shift, direction, when, isSameTime, isSameDay, isRather } = meaning;
  const isVerb = (["later", "earlier", "cancelIt"] as const).some((intent) => intents.has(intent));
  if (isVerb || (intents.has("moving") && move >= leastOfVerb)) return true;
  // "My haircut on Friday" is said of a first one, too.
  if ((isOwn && typeIds.length === 0) || shift !== null || direction !== null) return true;
  if (isSameTime || isSameDay || isRather) return true;
  const isOfTwoDays = when.date !== undefined && when.date.kind !== "day";
  return isOfTwoDays || when.isRefused === true || (when.except ?? []).length > 0;
};
