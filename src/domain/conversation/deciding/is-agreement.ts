import { weekdayOf } from "../../scheduling/clock/weekday.ts";
import { type Meaning, says } from "../reading/meaning.ts";
import type { ConversationState } from "../state.ts";

/**
 * Whether a message agrees to the question on the table and asks for nothing new beside it: "yes, see you on Friday" when
 * Friday is what was read back.
 */
export const isAgreement = (state: ConversationState, meaning: Meaning): boolean => {
  if (!meaning.isAgreed || meaning.isQuestion || says(meaning, ...otherActs)) return false;
  // "Yes, move it" agrees where moving is the question.
  const isMoving = state.step === "summary" && state.draft.moving !== undefined && !meaning.hasContent;
  if (says(meaning, "move") && !isMoving && state.step !== "standing") return false;
  if (says(meaning, "cancel") && state.step !== "cancel") return false;
  return !hasNews(state, meaning);
};

const otherActs = ["refuse", "person", "feeling", "language", "late", "waitlist", "stop", "erase"] as const;

/** Something that isn't in what was read back. */
export const hasNews = (state: ConversationState, meaning: Meaning): boolean => {
  const { typeIds, agentIds, forSomeone, correctedName, isNameWrong } = meaning;
  if (meaning.repeat !== null && !isSaidRepeat(state, meaning.repeat)) return true;
  if (forSomeone || isNameWrong || (correctedName !== null && state.step === "summary")) return true;
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
  // "Bis Samstag" is a farewell, and in figures a stretch of days that ends with the day.
  const isTill = date.kind === "range" && isThatDay(date.to, day) && says({ acts }, "bye", "thank");
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
