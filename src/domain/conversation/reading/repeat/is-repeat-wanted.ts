import { foldedWords } from "../../words/fold-text.ts";
import { type Meaning, saysAct } from "../meaning.ts";
import type { FoundRepeat } from "./read-repeat.ts";

type RepeatContext = { isBooking?: boolean; isRepeating?: boolean; isRhythmAsked?: boolean };

/**
 * Whether words for coming again ask for it. "Are you open every day?" and "once a month I treat myself" don't: something
 * has to be booked, or hardly anything else be said. `beside` is what the rest of the message means.
 */
export const isRepeatWanted = (beside: Meaning, { reading, rest }: FoundRepeat, place: RepeatContext): boolean => {
  if (place.isRepeating || place.isRhythmAsked) return true;
  const { when, typeIds, isQuestion } = beside;
  const isRequest = saysAct(beside, "book", "again") || when.time !== undefined;
  // "Every Friday my boss asks" wants nothing, whatever it names.
  if (beside.isTold && !beside.isRequest && !isQuestion && when.time === undefined && !place.isBooking) return false;
  if (beside.isRequest && !(isQuestion && saysAct(beside, ...houseAsked)))
    return !saysAct(beside, "move", "cancel") || place.isBooking === true;
  if (isQuestion && !isRequest && saysAct(beside, ...asked)) return false;
  // "Are you there every day until six?" asks for the hours, whatever its words look like.
  const isDaily = reading.rhythm?.unit === "day" && reading.rhythm.every === 1;
  if (isQuestion && isDaily && typeIds.length === 0 && !saysAct(beside, "book", "again")) return false;
  if (saysAct(beside, "move", "cancel", "late", "feeling") && !place.isBooking) return false;
  if (place.isBooking || isRequest || typeIds.length > 0 || when.date !== undefined) return true;
  return !isQuestion && foldedWords(rest).filter((word) => !fillers.has(word)).length <= 3;
};

const fillers = new Set(
  "please pls and then so ok thanks bitte und dann danke ja por favor y luego e depois gracias obrigado obrigada et puis ensuite s il vous te plait merci svp".split(
    " ",
  ),
);

const houseAsked = ["hours", "place", "price", "late"] as const;

const asked = ["hours", "place", "price", "duration", "services", "question", "payment", "who"] as const;
