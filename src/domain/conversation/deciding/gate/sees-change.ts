import { likelihoodOf, type Meaning } from "../../reading/meaning.ts";

/** Of the kept messages that cancel or move, 98 of 100 are above these. */
const leastOfCancel = 0.55;
/** Where the message names the day of what is booked or what stays of it, or there are several to choose from. */
const leastOfPointed = 0.4;
const leastOfDay = 0.05;
const leastOfMove = 0.6;
const mostOfBooking = 0.7;
/** A word that may mean a move ("shift", "passar") says so where it is that likely. */
const leastOfVerb = 0.9;

/** Whether the learned reader agrees that a message cancels what is booked. */
export const seesCancel = (meaning: Meaning, isOneOfSeveral: boolean): boolean => {
  const { seen } = meaning;
  if (seen === undefined) return true;
  const least = seen.isPointing || isOneOfSeveral ? leastOfPointed : leastOfCancel;
  return seen.cancel >= (isDayOnly(meaning) ? leastOfDay : least);
};

/** "Don't wait for me on Friday": a day, and nothing of a booking. A reply to a reminder may only tell of one. */
const isDayOnly = ({ seen, when, typeIds, isOwn }: Meaning): boolean =>
  seen?.isReply === false && (when.date !== undefined || isOwn) && !when.time && typeIds.length === 0;

/** The same of a move: a wish that points at nothing that is booked may be another booking as well. */
export const seesMove = (meaning: Meaning): boolean => {
  const { seen, intents } = meaning;
  // "Can you move it, please" can mean nothing else.
  if (seen === undefined || intents.has("move") || seen.move >= leastOfOpen(meaning)) return true;
  if (isMoveOnly(meaning) || (meaning.shift !== null && !seen.isReply)) return true;
  if (seen.isPointing) return seen.move >= leastOfPointed;
  return seen.move >= leastOfMove && (isNoBooking(meaning) || pointsBack(meaning, seen.move));
};

/** Enough alone; of a service that is named, a first one may be wanted as well, unless the patterns are sure. */
const leastOfOpen = (meaning: Meaning): number => {
  if (meaning.typeIds.length === 0) return 0.95;
  return likelihoodOf(meaning, "move") === 1 ? 0.97 : Number.POSITIVE_INFINITY;
};

/** "When is my appointment? I have to move it": no day or hour at which something could be booked. */
const isMoveOnly = ({ intents, when }: Meaning): boolean =>
  !when.date && !when.time && intents.has("moving") && (intents.has("mine") || intents.has("book"));

/** The patterns see no booking in it either; in reply to a reminder they see too few of them. */
const isNoBooking = (meaning: Meaning): boolean =>
  meaning.seen?.isReply === false && meaning.agentIds.length === 0 && likelihoodOf(meaning, "book") < mostOfBooking;

const pointsBack = (meaning: Meaning, move: number): boolean => {
  const { intents, isOwn, typeIds, shift, direction, when, isSameTime, isSameDay, isRather } = meaning;
  const isReply = meaning.seen?.isReply === true;
  const isOpen = move >= leastOfVerb || (!isReply && (isOwn || typeIds.length === 0));
  if (intents.has("moving") && isOpen) return true;
  if ((["later", "earlier", "cancelIt"] as const).some((intent) => intents.has(intent))) return true;
  // In reply to a reminder, "my haircut on Friday" is said of a first one, too.
  const isFirst = isReply && typeIds.length > 0 && likelihoodOf(meaning, "move") < 1;
  if ((isOwn && !isFirst) || shift !== null || direction !== null) return true;
  if (isSameTime || isSameDay || isRather) return true;
  const isOfTwoDays = when.date !== undefined && when.date.kind !== "day";
  return isOfTwoDays || when.isRefused === true || (when.except ?? []).length > 0;
};
