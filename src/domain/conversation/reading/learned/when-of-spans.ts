import type { Turn } from "../../conversation-turn.ts";
import type { WhenReading } from "../../dates/when-reading.ts";
import type { Meaning, MeaningContext } from "../meaning.ts";
import { understandMessage } from "../understand-message.ts";
import type { LearnedReading } from "./learned-reading.ts";

/** From here on the words of the learned reader say when, and from the higher one on also where the patterns found nothing. */
const leastOfOther = 0.3;
const leastOfNew = 0.6;

/**
 * The day and the hour as read from the words that say when, in place of those of the whole message: what a price, a story or the
 * number of people looks like doesn't count. With something booked days are compared with it, so the whole message is read.
 */
export const withWhenOfSpans = (
  turn: Turn,
  { text, context }: { text: string; context: MeaningContext },
  { meaning, whens }: { meaning: Meaning; whens: LearnedReading["whens"] },
): Meaning => {
  const { when, repeat, shift, clauses, steering, choice } = meaning;
  const wanted = whens.filter(({ isWanted }) => isWanted);
  const isElse = turn.facts.appointments.length > 0 || context.isWaiting || context.isOffered || context.isReadBack;
  const isOther = repeat !== null || shift !== null || clauses.length > 0 || steering.size > 0 || choice !== null;
  if (isElse || isOther || wanted.length === 0 || whens.some(({ isWanted, isOnly }) => !isWanted && !isOnly))
    return meaning;
  const certainty = Math.min(...wanted.map((one) => one.certainty));
  const isNew = when.date === undefined && when.time === undefined;
  if (certainty < (isNew ? leastOfNew : leastOfOther)) return meaning;
  const expect = context.expect === "day" || context.expect === "time" ? context.expect : undefined;
  const said = understandMessage(turn, wanted.map(({ start, end }) => text.slice(start, end)).join(", "), expect).when;
  const isCut = wanted.some(
    ({ start, end }) => beginsWithNumber.test(text.slice(end)) || endsWithNumber.test(text.slice(0, start)),
  );
  return isBetter(said, when, isCut) ? { ...meaning, when: { ...said, unused: [] }, hasContent: true } : meaning;
};

/** "Fri 27 Nov 1400": a number that touches the words may belong to them. */
const beginsWithNumber = /^\W{0,2}\d/;
const endsWithNumber = /\d\W{0,2}$/;

/** Neither counted from a day that other words name, nor without a day that they name, nor less about the same. */
const isBetter = (said: WhenReading, whole: WhenReading, isCut: boolean): boolean => {
  if (said.date === undefined && (said.time === undefined || whole.date !== undefined)) return false;
  if (said.date?.kind === "relative" || whole.date?.kind === "relative") return false;
  if (said.time === undefined && whole.time !== undefined && isCut) return false;
  return !(isSame(said.date, whole.date) && isWithin(whole.time, said.time));
};

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** "11:00" is one of the hours that "11" may be. */
const isWithin = (whole: WhenReading["time"], said: WhenReading["time"]): boolean => {
  if (isSame(whole, said)) return true;
  if (whole?.kind !== "exact" || said === undefined) return false;
  return said.kind === "exact" ? said.time === whole.time : "times" in said && said.times.includes(whole.time);
};
