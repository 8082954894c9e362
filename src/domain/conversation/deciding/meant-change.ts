import { weekdayOf } from "../../scheduling/clock/weekday.ts";
import { upcoming } from "../appointments/own-appointments.ts";
import type { Turn } from "../conversation-turn.ts";
import type { OwnAppointment } from "../facts.ts";
import { type Meaning, maySay, says } from "../reading/meaning.ts";

/**
 * Whether a message moves or cancels what stands. Said for sure, or likelier than anything else while something stands:
 * either way it is asked before it is done.
 */
export const meantChange = (turn: Turn, meaning: Meaning): "move" | "cancel" | null => {
  if (says(meaning, "move")) return isCalledOff(turn, meaning) ? "cancel" : "move";
  if (says(meaning, "cancel")) return isMovedInstead(turn, meaning) ? "move" : "cancel";
  const own = upcoming(turn);
  if (own.length === 0 || says(meaning, "late", "coming", "here", "waitlist", "person", "feeling")) return null;
  if (meaning.forSomeone) return null;
  if (!says(meaning, "hours", "price", "place") && namesWhereItStands(own, meaning)) return "move";
  const [likeliest] = meaning.doubtful.filter(({ kind }) => kind === "move" || kind === "cancel");
  if (!likeliest || likeliest.confidence < leastLikely) return null;
  const book = [...meaning.acts, ...meaning.doubtful].find(({ kind }) => kind === "book");
  const isOwn = meaning.typeIds.length === 1 && own.some(({ typeId }) => typeId === meaning.typeIds[0]);
  const isOpen = likeliest.kind === "move" && (isOwn || meaning.typeIds.length === 0) && !says(meaning, "book");
  if (book && book.confidence > likeliest.confidence && !isOpen) return null;
  return likeliest.kind === "cancel" && isMovedInstead(turn, meaning) ? "move" : (likeliest.kind as "move" | "cancel");
};

const leastLikely = 0.45;

/** "I won't make it on Friday" may mean either: with no word of another time it is called off, which is asked. */
const isCalledOff = (turn: Turn, { when, doubtful, intents, isSameTime, isQuestion }: Meaning): boolean => {
  const { date, time } = when;
  const isThere = !date || (date.kind === "day" && upcoming(turn).some((one) => one.date === date.date));
  const isOpen = isThere && !time && !isSameTime && !isQuestion && !intents.has("later") && !intents.has("earlier");
  return isOpen && doubtful.some(({ kind, confidence }) => kind === "cancel" && confidence >= 0.8);
};

/** "I can't come on Friday, put me on Monday at ten": a day is given up, and another one is wanted. */
const isMovedInstead = (turn: Turn, meaning: Meaning): boolean => {
  const { date, time, except = [] } = meaning.when;
  if (says(meaning, "book", "hours", "price", "place") || meaning.severalTypeIds.length > 1) return false;
  const own = upcoming(turn);
  if (date?.kind === "ambiguous") return isTwoDays(date.dates) && own.some((one) => date.dates.includes(one.date));
  if (date?.kind !== "day" || !time || time.kind === "window") return false;
  return time.kind === "choice" || (except.length > 0 && own.every((one) => one.date !== date.date));
};

/** Two days that were both said; a week apart they are one weekday of which nobody knows which. */
const isTwoDays = ([one, other]: readonly [string, string]): boolean => weekdayOf(one) !== weekdayOf(other);

/** A day or a time of what stands is named beside another one, or the same service on the same day. */
const namesWhereItStands = (own: readonly OwnAppointment[], meaning: Meaning): boolean =>
  own.some(({ date, time, typeId }) => {
    const { when, typeIds } = meaning;
    const { date: day, time: at } = when;
    const isDay = day?.kind === "day" && day.date === date;
    const isSame = typeIds.length === 1 && typeId === typeIds[0];
    if (typeIds.length > 0 && !isSame) return false;
    if (day?.kind === "ambiguous" && day.dates.includes(date)) return isTwoDays(day.dates);
    if (day?.kind === "range" && day.from === date && at !== undefined) return true;
    if (at?.kind === "choice" && at.times.includes(time) && (isDay || !day)) return true;
    const isGivenUp = when.except?.some((one) => one === date || one === weekdayOf(date)) ?? false;
    if (isGivenUp && day !== undefined && !isDay) return true;
    const isAbout = isSame || (typeIds.length === 0 && maySay(meaning, "move"));
    return isDay && isAbout && at !== undefined && at.kind !== "window";
  });
