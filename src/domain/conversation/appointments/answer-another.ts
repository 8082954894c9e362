import { addDays } from "../../scheduling/clock/calendar-date.ts";
import { minutesOf, timeOfMinutes } from "../../scheduling/clock/clock-time.ts";
import { weekdayOf } from "../../scheduling/clock/weekday.ts";
import { applyReading } from "../booking/apply-reading.ts";
import type { Turn } from "../conversation-turn.ts";
import type { DateReading } from "../dates/when-reading.ts";
import { isBookingScene } from "../deciding/answer-choice-id.ts";
import { meantChange } from "../deciding/meant-change.ts";
import type { OwnAppointment } from "../facts.ts";
import { typesBeyond } from "../reading/another/types-beyond.ts";
import { likelihoodOf, type Meaning, saysAct } from "../reading/meaning.ts";
import type { Shift } from "../reading/read-shift.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { ConversationState, Draft } from "../state.ts";
import { ownUpcomingAppointments } from "./own-appointments.ts";

/**
 * One more appointment beside one that is booked, counted from it: "the same again two weeks later", "a cleaning too, right
 * after". Null when none is asked for, or when nothing says which one it counts from.
 */
export const answerAnother = (turn: Turn, state: ConversationState, said: Meaning): TurnOutcome | null => {
  const { another } = said;
  if (another === null || said.repeat || isBookingScene(state) || state.step === "cancel") return null;
  if (isSomethingElse(turn, said)) return null;
  const from = appointmentMeant(turn, said);
  if (!from || (another.isOnlyNext && !isPointedAt(from, said))) return null;
  const meaning = withoutMention(from, said);
  const { typeIds, agentIds, forSomeone, when } = meaning;
  const isOtherService = typeIds.length === 1 && typeIds[0] !== from.typeId;
  const isMore = another.isSure || another.isAgain || another.isKept;
  if (!isMore && !isOtherService && forSomeone === null) return null;
  const isCounted = meaning.shift !== null || when.date?.kind === "relative" || meaning.isSameTime || meaning.isSameDay;
  // "A colour too, the same day" is at another hour.
  const keepsHour = meaning.shift !== null || meaning.isSameTime || !meaning.isSameDay;
  const isDated = when.date !== undefined && when.date.kind !== "relative";
  const isNext = (another.isNext || another.isBefore) && meaning.shift === null;
  // "I have a fringe trim at ten, the colour after it, too, at half past": both hours are named.
  const isBeside = isOtherService && said.when.time?.kind === "choice" && said.when.time.times.includes(from.time);
  if (!isCounted && !isNext && !isBeside && !(another.isSame || (another.isSure && isDated))) return null;
  const keepsPerson = forSomeone === null || another.isSame || another.isSamePerson;
  // "Again, a week later" may be said of a move: then it is asked.
  const isOpen = another.isAgain && !another.isKept && !isOtherService && likelihoodOf(said, "move") >= 0.5;
  const draft: Draft = {
    ...(!isOpen && { isExtra: true }),
    ...(typeIds.length === 0 && from.typeId !== null && { typeId: from.typeId }),
    ...(keepsPerson && agentIds.length === 0 && { agentId: from.agentId }),
    ...(isCounted && { date: from.date, ...(keepsHour && { time: from.time }) }),
    ...((isNext || isBeside) && { date: from.date, ...(!when.time && { time: hourBeside(turn, from, meaning) }) }),
  };
  return applyReading(turn, draft, meaning);
};

/** What is booked is moved or called off, or the message tells of something else: no more than a sure request outweighs "late". */
const isSomethingElse = (turn: Turn, said: Meaning): boolean => {
  const { another, shift, when } = said;
  if (isBesideOther(turn, said)) return saysAct(said, "cancel", "late") || movesItToo(turn, said);
  if (likelihoodOf(said, "move") === 1 && !another?.isKept) return true;
  // "My appointment of the 1st: a week later, with Svenja again": the one that is booked goes there.
  if (said.isOwn && another?.isAgain && !another.isKept && likelihoodOf(said, "move") >= 0.9) return true;
  const isWish = another?.isSure === true && (shift?.days !== undefined || when.date !== undefined);
  if (saysAct(said, "feeling") || (saysAct(said, "late") && !(isWish && likelihoodOf(said, "late") < 1))) return true;
  return (!another?.isKept || saysAct(said, "cancel")) && meantChange(turn, said) === "cancel";
};

/** A service that isn't booked, beside or counted from one that is: whatever the verbs, that is no move of it. */
const isBesideOther = (turn: Turn, meaning: Meaning): boolean => {
  const { another, shift, isSameDay, isSameTime } = meaning;
  const isElse = typesBeyond(ownUpcomingAppointments(turn), meaning).length > 0;
  const isNext =
    another?.isAnchored === true || (another?.isOnlyNext === false && (another.isNext || another.isBefore));
  return isElse && (isNext || shift?.days !== undefined || isSameDay || isSameTime);
};

/** "Move my massage to Friday; a facial the same day": one clause is about what is booked, and nothing else. */
const movesItToo = (turn: Turn, { clauses }: Meaning): boolean =>
  clauses.some(
    ({ acts, typeIds: [only, ...others] }) =>
      saysAct({ acts }, "move") &&
      others.length === 0 &&
      ownUpcomingAppointments(turn).some(({ typeId }) => typeId !== null && typeId === only),
  );

/** "I have a check-up on Tuesday; a cleaning a week after that, too": what is booked is only mentioned. */
const withoutMention = (from: OwnAppointment, meaning: Meaning): Meaning => {
  const { severalTypeIds, shift } = meaning;
  const { alternatives: _, ...when } = meaning.when;
  const others = severalTypeIds.filter((id) => id !== from.typeId);
  const isMentioned = others.length > 0 && others.length < severalTypeIds.length;
  // "Another lesson", where there are two kinds of them: the kind that is booked. "The tyres as well": the other one.
  const isItsKind = severalTypeIds.length === 0 && meaning.typeIds.length > 1 && from.typeId !== null;
  const isMore = meaning.another?.isSure ?? false;
  const kind = isItsKind ? meaning.typeIds.filter((id) => (id === from.typeId) === isMore) : [];
  const date = otherDay(from, meaning, shift);
  // "Logo a seguir" is in no hurry.
  const { time, isAsap, isNow, ...untimed } = when;
  const isNext = meaning.another?.isNext === true || meaning.another?.isBefore === true;
  const hours = time?.kind === "exact" ? [time.time] : time?.kind === "halfDay" ? time.times : [];
  const isItsTime = isNext && hours.includes(from.time);
  const other = time?.kind === "choice" && time.times.includes(from.time) ? otherTime(from, time.times) : undefined;
  return {
    ...meaning,
    ...(isItsTime && { when: untimed }),
    ...(isNext && isAsap && !isItsTime && { when: { ...untimed, ...(time && { time }) } }),
    ...(other !== undefined && { when: { ...untimed, time: { kind: "exact", time: other }, isCertain: true } }),
    ...(kind.length > 0 && { typeIds: kind }),
    ...(isMentioned && { typeIds: others, severalTypeIds: others.length > 1 ? others : [] }),
    ...(date && { when: { ...when, date } }),
  };
};

const otherTime = ({ time }: OwnAppointment, times: readonly string[]): string | undefined =>
  times.find((one) => one !== time);

/** What "right after" counts from is said: the service, "the same day", or its day or hour. */
const isPointedAt = (from: OwnAppointment, said: Meaning): boolean =>
  said.another?.isAnchored === true || said.isSameDay || isMentioned(from, said);

/** Its day or its hour is named. */
const isMentioned = ({ date: day, time: hour }: OwnAppointment, { when: { date, time } }: Meaning): boolean =>
  (date?.kind === "day" && date.date === day) ||
  (time?.kind === "choice" && time.times.includes(hour)) ||
  (time?.kind === "exact" && time.time === hour) ||
  // "J'ai déjà la barbe vendredi à 10h, une coupe juste après, à 10h30".
  (date === undefined && time?.kind === "exact" && time.time > hour && minutesOf(time.time) - minutesOf(hour) <= 120);

/** Where the day of what is booked is named: the other one beside it, or the stretch that is counted from it. */
const otherDay = (
  { date: day }: OwnAppointment,
  { when, another }: Meaning,
  shift: Shift | null,
): DateReading | null => {
  const { date: said, isDated } = when;
  const isNamed = said?.kind === "day" ? said.date === day : said?.kind === "ambiguous" && said.dates.includes(day);
  if (isNamed && shift?.days !== undefined) return { kind: "relative", days: shift.days };
  const isSameWeekday = (one: string): boolean => !isDated && weekdayOf(one) === weekdayOf(day);
  // "Vou aí sexta, o alinhamento logo a seguir" isn't the Friday after.
  if (said?.kind === "day" && another?.isNext && said.date === addDays(day, 7) && isSameWeekday(said.date))
    return { kind: "day", date: day };
  const other = said?.kind === "ambiguous" && isNamed ? said.dates.find((one) => one !== day) : undefined;
  if (other === undefined) return null;
  // Of one weekday in two weeks, the booked one is only mentioned.
  return { kind: "day", date: isSameWeekday(other) ? day : other };
};

/** The one it counts from: the only one, the only one with that service, on that day or with that person. */
const appointmentMeant = (turn: Turn, { typeIds, agentIds, when }: Meaning): OwnAppointment | null => {
  const own = ownUpcomingAppointments(turn);
  const [only, ...others] = own;
  if (only && others.length === 0) return only;
  const tests: readonly ((one: OwnAppointment) => boolean)[] = [
    ({ date }) => when.date?.kind === "day" && when.date.date === date,
    ({ typeId }) => typeId !== null && typeIds.includes(typeId),
    ({ agentId }) => agentIds.includes(agentId),
  ];
  for (const isIt of tests) {
    const [one, ...more] = own.filter(isIt);
    if (one && more.length === 0) return one;
  }
  return null;
};

/** When one begins that comes right after what is booked, or ends right before it. */
const hourBeside = ({ facts }: Turn, from: OwnAppointment, { another, typeIds }: Meaning): string => {
  if (!another?.isBefore) return endOf(from);
  const type = facts.types.find(({ id }) => id === (typeIds[0] ?? from.typeId)) ?? from;
  const minutes = type.durationMinutes + type.bufferMinutes + (from.bufferBeforeMinutes ?? 0);
  return timeOfMinutes(Math.max(minutesOf(from.time) - minutes, 0));
};

const endOf = ({ time, durationMinutes, bufferMinutes }: OwnAppointment): string =>
  timeOfMinutes(Math.min(minutesOf(time) + durationMinutes + bufferMinutes, 24 * 60 - 1));
