import { minutesOf } from "../../scheduling/clock/clock-time.ts";
import { weekdayOf } from "../../scheduling/clock/weekday.ts";
import { ownUpcomingAppointments } from "../appointments/own-appointments.ts";
import type { Turn } from "../conversation-turn.ts";
import type { OwnAppointment } from "../facts.ts";
import { typesBeyond } from "../reading/another/types-beyond.ts";
import { likelihoodOf, type Meaning, maySay, saysAct } from "../reading/meaning.ts";

type Change = "move" | "cancel";

/**
 * Whether a message moves or cancels what is booked. Said for sure, or likelier than anything else while something is booked:
 * either way it is asked before it is done.
 */
export const meantChange = (turn: Turn, meaning: Meaning): Change | null => {
  const own = ownUpcomingAppointments(turn);
  if (own.length > 0 && callsOffAndBooks(turn, meaning)) return "cancel";
  // Closed words for cancelling count more than what only sounds like a move.
  if (likelihoodOf(meaning, "cancel") === 1 && likelihoodOf(meaning, "move") < 1)
    return isMovedInstead(own, meaning) ? "move" : "cancel";
  if (saysAct(meaning, "move")) return isCalledOff(own, meaning) ? "cancel" : "move";
  if (saysAct(meaning, "cancel")) return isMovedInstead(own, meaning) ? "move" : "cancel";
  if (own.length === 0 || saysAct(meaning, "coming", "here", "waitlist", "person", "feeling")) return null;
  if (saysAct(meaning, "late") && !(likelihoodOf(meaning, "move") > likelihoodOf(meaning, "late"))) return null;
  const isForOther = meaning.forSomeone !== null && !isNoLongerWanted(own, meaning);
  if ((isForOther && meaning.whose.length === 0) || asksForOwn(meaning)) return null;
  if (!isForOther && pointsAtOwn(own, meaning)) return "move";
  const [likeliest] = meaning.doubtful.filter(({ kind }) => kind === "move" || kind === "cancel");
  if (!likeliest || likeliest.confidence < leastLikely) return null;
  const isOpen = likeliest.kind === "move" && isAboutOwnService(own, meaning) && !saysAct(meaning, "book");
  if (likelihoodOf(meaning, "book") > likeliest.confidence && !isOpen) return null;
  if (likeliest.kind === "move" && wantsElse(own, meaning)) return null;
  if (likeliest.kind === "cancel") return isMovedInstead(own, meaning) ? "move" : "cancel";
  return isCalledOff(own, meaning) ? "cancel" : "move";
};

const leastLikely = 0.45;

/** "A massage on Friday at three": a service that isn't booked, on a day of its own, and nothing of what is. */
const wantsElse = (own: readonly OwnAppointment[], meaning: Meaning): boolean => {
  const { when, isOwn, intents } = meaning;
  const isSaid = isOwn || meaning.isRather || intents.has("move") || intents.has("moving") || when.except !== undefined;
  const isTimed = when.date?.kind === "day" && (when.time?.kind === "exact" || when.time?.kind === "halfDay");
  return isTimed && !isSaid && maySay(meaning, "book") && typesBeyond(own, meaning).length > 0;
};

/** "No need for Friday any more, my sister has cut it": somebody is named who only tells why. */
const isNoLongerWanted = (own: readonly OwnAppointment[], meaning: Meaning): boolean => {
  const { forSomeone, when, typeIds } = meaning;
  const { date, time } = when;
  if (forSomeone?.name || (time && time.kind !== "window") || likelihoodOf(meaning, "cancel") < 0.85) return false;
  return own.some(
    (one) =>
      (date?.kind === "day" && isOnDay(one, date.date, when.isDated)) ||
      (!date && one.typeId !== null && typeIds.includes(one.typeId)),
  );
};

/** "Was it Tuesday or Wednesday?" only asks. */
const asksForOwn = (meaning: Meaning): boolean => {
  const mine = likelihoodOf(meaning, "mine");
  return mine >= 0.5 && mine > likelihoodOf(meaning, "move") && meaning.isQuestion;
};

/** Nothing but what is booked is named, if anything is. */
const isAboutOwnService = (own: readonly OwnAppointment[], { typeIds }: Meaning): boolean =>
  typeIds.length === 0 || (typeIds.length === 1 && own.some(({ typeId }) => typeId === typeIds[0]));

/** What only somebody says who means what is booked: its day beside another one, a shift, the same time, "my haircut". */
const pointsAtOwn = (own: readonly OwnAppointment[], meaning: Meaning): boolean => {
  if (!isAboutOwnService(own, meaning)) return false;
  const { shift, isSameTime, isOwn, when, agentIds } = meaning;
  if (namesWhereItStands(own, meaning)) return true;
  if (shift !== null || (isSameTime && (when.date !== undefined || agentIds.length > 0))) return true;
  const isElsewhere =
    when.date?.kind === "day" && own.every(({ date }) => when.date?.kind === "day" && when.date.date !== date);
  return isOwn && isElsewhere && when.time !== undefined;
};

/** "Drop Tuesday's cut and give me a colour on Friday": one clause calls off, another wants something new. */
const callsOffAndBooks = (turn: Turn, { clauses }: Meaning): boolean => {
  const at = clauses.findIndex((clause) => isCancelClause(turn, clause));
  if (at < 0) return false;
  const given = clauses[at]?.typeIds ?? [];
  const isOther = (id: string) =>
    given.length > 0 ? !given.includes(id) : ownUpcomingAppointments(turn).every(({ typeId }) => typeId !== id);
  return clauses.some(
    ({ typeIds, when, isQuestion, isOwn, acts }, index) =>
      index !== at &&
      !isQuestion &&
      !(isOwn && saysAct({ acts }, "move")) &&
      (when.date !== undefined || when.time !== undefined) &&
      typeIds.length > 0 &&
      typeIds.every(isOther),
  );
};

const isCancelClause = (turn: Turn, clause: Meaning): boolean =>
  saysAct(clause, "cancel") || (likelihoodOf(clause, "cancel") > 0.5 && meantChange(turn, clause) === "cancel");

/** "I won't make it on Friday" may mean either. Without another time it means cancelling, which is asked first. */
const isCalledOff = (own: readonly OwnAppointment[], meaning: Meaning): boolean => {
  const { when, intents, isSameTime, isQuestion, shift } = meaning;
  const { date, time } = when;
  const isThere = !date || (date.kind === "day" && own.some((one) => isOnDay(one, date.date, when.isDated)));
  const isItsTime =
    !time || own.some((one) => (time.kind === "exact" ? one.time === time.time : isWithin(time, minutesOf(one.time))));
  const isLater = intents.has("later") || intents.has("earlier") || shift !== null;
  // "I'd rather have Yolanda do it": another person, on the same day.
  const isOtherAgent = meaning.agentIds.length > 0 && own.every((one) => !meaning.agentIds.includes(one.agentId));
  if (!isThere || !isItsTime || isSameTime || isQuestion || isLater || isOtherAgent) return false;
  // "I need to move Saturday" says so in as many words.
  if ((intents.has("move") || intents.has("moving")) && !intents.has("cancelIt")) return false;
  const move = likelihoodOf(meaning, "move");
  return likelihoodOf(meaning, "cancel") >= (move === 1 ? 0.8 : Math.min(0.8, move * 0.5));
};

const isWithin = (time: NonNullable<Meaning["when"]["time"]>, minute: number): boolean =>
  time.kind === "window" && time.fromMinute <= minute && minute < time.toMinute;

/** "I can't come on Friday, put me on Monday at ten": a day is given up, and another one is wanted. */
const isMovedInstead = (own: readonly OwnAppointment[], meaning: Meaning): boolean => {
  if (meaning.severalTypeIds.length > 1 || !isAboutOwnService(own, meaning)) return false;
  if (asksForOther(own, meaning)) return true;
  const wanted = meaning.clauses.filter((clause) => !saysAct(clause, "cancel", "hours", "price", "place"));
  if (wanted.some((clause) => isElsewhere(own, clause))) return true;
  const { date, time, except = [] } = meaning.when;
  // "Cancel Friday. When do you open on Monday?" names two days as well.
  const isAsked = meaning.clauses.some((clause) => saysAct(clause, "hours") && clause.when.date !== undefined);
  if (date?.kind === "ambiguous" && isAsked) return false;
  if (date?.kind === "ambiguous")
    return isTwoDays(date.dates, meaning.when.isDated) && own.some((one) => date.dates.includes(one.date));
  // "Dafür komm ich den Donnerstag drauf um 9".
  if (date?.kind === "relative" && (time?.kind === "exact" || time?.kind === "halfDay")) return true;
  if (date?.kind !== "day" || !time || time.kind === "window") return false;
  if (time.kind === "choice") return true;
  const isSaid = except.length > 0 || meaning.isQuestion || meaning.isRather || meaning.isSameTime;
  return isElsewhere(own, meaning) && (isSaid || likelihoodOf(meaning, "move") >= 0.5);
};

/** "I can't on Friday. Could it be some afternoon the week after?", "what else do you have later that week?" */
const asksForOther = (own: readonly OwnAppointment[], meaning: Meaning): boolean => {
  const { isQuestion, intents, when } = meaning;
  const { date } = when;
  if (!isQuestion || likelihoodOf(meaning, "move") < 0.9) return false;
  const isDay = date?.kind === "day" && own.every((one) => !isOnDay(one, date.date, when.isDated));
  return isDay || date?.kind === "relative" || intents.has("later") || intents.has("earlier");
};

/** A time on a day without an appointment, or another time than the appointment's: where to move something. */
const isElsewhere = (own: readonly OwnAppointment[], { when: { date, time, isDated } }: Meaning): boolean => {
  const at = time?.kind === "exact" ? [time.time] : time?.kind === "halfDay" ? time.times : [];
  if (at.length === 0) return false;
  if (date?.kind === "day" && own.every((one) => one.date !== date.date)) return true;
  return own.some(
    (one) => (!date || (date.kind === "day" && isOnDay(one, date.date, isDated))) && !at.includes(one.time),
  );
};

/** Two days that were both said; a week apart they are one weekday of which nobody knows which. */
const isTwoDays = ([one, other]: readonly [string, string], isDated = false): boolean =>
  isDated || weekdayOf(one) !== weekdayOf(other);

/** The day of what is booked, or its weekday before it: "Thursday" is said of a Thursday next week, too, "the 21st" isn't. */
export const isOnDay = ({ date }: OwnAppointment, day: string, isDated = false): boolean =>
  day === date || (!isDated && day < date && weekdayOf(day) === weekdayOf(date));

/** A day or a time of what is booked is named beside another one, or the same service on the same day. */
const namesWhereItStands = (own: readonly OwnAppointment[], meaning: Meaning): boolean =>
  own.some(({ date, time, typeId }) => {
    const { when, typeIds } = meaning;
    const { date: day, time: at } = when;
    const isDay = day?.kind === "day" && day.date === date;
    const isSame = typeIds.length === 1 && typeId === typeIds[0];
    if (typeIds.length > 0 && !isSame) return false;
    if (day?.kind === "ambiguous" && day.dates.includes(date)) return isTwoDays(day.dates, when.isDated);
    if (day?.kind === "range" && day.from === date && at !== undefined) return true;
    if (at?.kind === "choice" && at.times.includes(time) && (isDay || !day)) return true;
    const isGivenUp = when.except?.some((one) => one === date || one === weekdayOf(date)) ?? false;
    if (isGivenUp && day !== undefined && !isDay) return true;
    // "Are you open on Friday?" is asked by someone who comes then, too.
    const isAsked = saysAct(meaning, "hours", "price", "place");
    const isAbout = !isAsked && (isSame || (typeIds.length === 0 && maySay(meaning, "move")));
    // "Monday at nine, I'll be there" names where it is, and nowhere to go.
    const isItsHour = at?.kind === "exact" ? at.time === time : at?.kind === "halfDay" && at.times.includes(time);
    return isDay && isAbout && at !== undefined && at.kind !== "window" && !(isItsHour && !isSame);
  });
