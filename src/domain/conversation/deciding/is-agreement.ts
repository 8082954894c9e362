import { weekdayOf } from "../../scheduling/clock/weekday.ts";
import { likelihoodOf, type Meaning, maySay, saysAct } from "../reading/meaning.ts";
import type { ConversationState } from "../state.ts";

/**
 * Whether a message agrees to the question on the table and asks for nothing new beside it: "yes, see you on Friday" when
 * Friday is what was read back.
 */
export const isAgreement = (state: ConversationState, meaning: Meaning): boolean => {
  if (!meaning.isAgreed || meaning.isQuestion || saysAct(meaning, ...otherActs)) return false;
  // "Yes, move it" agrees where moving is the question.
  const isMoving = state.step === "summary" && state.draft.moving !== undefined && !meaning.hasContent;
  if (saysAct(meaning, "move") && !isMoving && state.step !== "existing") return false;
  if (saysAct(meaning, "cancel") && state.step !== "cancel") return false;
  return !hasNews(state, meaning);
};

/**
 * Whether the yes at the beginning of a message holds whatever is said beside it: a question, a reason, thanks. What changes the
 * booking or doubts it makes the yes wait.
 */
export const agreesBeside = (state: ConversationState, beside: Meaning): boolean =>
  (state.step === "summary" || state.step === "cancel") && leavesYes(state, beside);

/** The same of a yes to anything. */
export const leavesYes = (state: ConversationState, beside: Meaning): boolean => {
  if (beside.isHedged || beside.isRather || beside.isNameWrong || beside.steering.has("no")) return false;
  if (beside.isNegated && !beside.isQuestion && maySay(beside, "refuse", "correct", "move", "cancel")) return false;
  if (saysAct(beside, ...changingActs) || likelihoodOf(beside, "feeling") === 1) return false;
  if (beside.intents.has("later") || beside.intents.has("earlier") || beside.when.isRefused) return false;
  if (beside.repeat !== null || beside.isSeriesEnd) return false;
  if (isAsking(beside)) return !asksForMore(state, beside);
  if (beside.forSomeone || beside.correctedName !== null) return false;
  const isPlain = beside.typeIds.length === 0 && !saysAct(beside, "book");
  if (isPlain && (saysAct(beside, "late", "coming") || isMere(beside))) return true;
  return state.step === "summary" ? !hasNews(state, beside) : !beside.hasContent;
};

/** A day that only tells why: no person, and no hour at which something could be. */
const isMere = ({ isReason, agentIds, when: { date, time } }: Meaning): boolean =>
  isReason && agentIds.length === 0 && !(date && time && time.kind !== "window");

/** Something about the business is asked. */
export const isAsking = (meaning: Meaning): boolean =>
  meaning.isQuestion || meaning.house.length > 0 || saysAct(meaning, ...asks);

const asks = ["price", "hours", "place", "duration", "payment", "services", "question"] as const;

/** Another service, person, day or time than was read back, that isn't just asked about. */
const asksForMore = (state: ConversationState, beside: Meaning): boolean => {
  if (saysAct(beside, "hours", "price", "place", "duration")) {
    return saysAct(beside, "book") && beside.typeIds.length > 0 && beside.when.time !== undefined;
  }
  return state.step === "summary" ? hasNews(state, beside) : beside.typeIds.length > 0;
};

const changingActs = [
  "move",
  "cancel",
  "refuse",
  "person",
  "correct",
  "language",
  "waitlist",
  "stop",
  "erase",
  "data",
] as const;

const otherActs = ["refuse", "person", "feeling", "language", "late", "waitlist", "stop", "erase"] as const;

/** Something that isn't in what was read back. */
export const hasNews = (state: ConversationState, meaning: Meaning): boolean => {
  const { typeIds, agentIds, forSomeone, correctedName, isNameWrong } = meaning;
  if (meaning.repeat !== null && !isSaidRepeat(state, meaning.repeat)) return true;
  if (forSomeone || isNameWrong || (correctedName !== null && state.step === "summary")) return true;
  // "All right, let's do it. Corinne": the name is another one than was offered.
  if (state.step === "name" && meaning.ownName !== null) return true;
  if (state.step !== "summary") return meaning.hasContent && !isFarewellOnly(meaning);
  const { draft, slot } = state;
  if (typeIds.some((id) => id !== draft.typeId) && !draft.moving) return true;
  return (
    agentIds.some((id) => id !== slot.agentId) || isOtherDay(meaning, slot.date) || isOtherTime(meaning, slot.time)
  );
};

/** "Yes, every four weeks" where that is what was read back. */
const isSaidRepeat = (state: ConversationState, { rhythm, end, ...others }: NonNullable<Meaning["repeat"]>): boolean =>
  state.step === "summary" &&
  rhythm !== null &&
  JSON.stringify(rhythm) === JSON.stringify(state.draft.repeat?.rhythm) &&
  (end === undefined || JSON.stringify(end) === JSON.stringify(state.draft.repeat?.end)) &&
  Object.keys(others).length === 0;

const isFarewellOnly = ({ when, typeIds, agentIds }: Meaning): boolean =>
  (when.isFarewell === true || when.isAsap === true) && !when.time && typeIds.length + agentIds.length === 0;

const isOtherDay = ({ when, acts }: Meaning, day: string): boolean => {
  const { date } = when;
  if (!date || when.isFarewell) return false;
  if (date.kind === "day") return !isThatDay(date.date, day);
  if (date.kind === "ambiguous") return !date.dates.includes(day);
  // "Bis Samstag" is a goodbye, although it reads as a range of days ending on Saturday.
  const isTill = date.kind === "range" && isThatDay(date.to, day) && saysAct({ acts }, "bye", "thank");
  return !isTill;
};

const isOtherTime = ({ when: { time } }: Meaning, at: string): boolean => {
  if (!time) return false;
  if (time.kind === "exact") return time.time !== at;
  return time.kind === "halfDay" ? !time.times.includes(at) : true;
};

/** "Yes, Thursday is fine" of a Thursday in two weeks. */
const isThatDay = (named: string, day: string): boolean =>
  named === day || (named < day && weekdayOf(named) === weekdayOf(day));
