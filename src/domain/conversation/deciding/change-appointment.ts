import { addDays } from "../../scheduling/clock/calendar-date.ts";
import { minutesOf } from "../../scheduling/clock/clock-time.ts";
import { weekdayOf } from "../../scheduling/clock/weekday.ts";
import { answerCancel, askCancel } from "../appointments/ask-cancel.ts";
import { findMeantPart } from "../appointments/ask-part.ts";
import { listOwnAppointments } from "../appointments/list-own-appointments.ts";
import { meantAppointments } from "../appointments/meant-appointments.ts";
import { moveOf } from "../appointments/move-of.ts";
import { ownUpcomingAppointments } from "../appointments/own-appointments.ts";
import { ownOf } from "../appointments/own-of.ts";
import { applyReading } from "../booking/apply-reading.ts";
import { proceedWithDraft } from "../booking/proceed-with-draft.ts";
import type { Turn } from "../conversation-turn.ts";
import type { TimeWindow } from "../dates/when-reading.ts";
import type { OwnAppointment } from "../facts.ts";
import { type Meaning, maySay, saysAct } from "../reading/meaning.ts";
import { inWeekOfStanding } from "../reading/on-day-of-booking.ts";
import { offerMenu } from "../replying/offer-menu.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { Draft, Scene } from "../state.ts";
import { isBookingScene } from "./answer-choice-id.ts";
import { isOnDay } from "./meant-change.ts";

/** Cancels, after asking, the appointment that was meant. What was only begun is left. */
export const cancelMeant = (turn: Turn, scene: Scene, meaning: Meaning): TurnOutcome => {
  const own = ownUpcomingAppointments(turn);
  if (own.length === 0 && isBookingScene(scene)) return offerMenu(turn, [{ key: "left" }]);
  const { cancelled: said, next } = partsOf(meaning);
  const cancelled = said.whose.length > 0 ? said : { ...said, whose: meaning.whose, forSomeone: meaning.forSomeone };
  const refused = refusedOnes(turn, meaning);
  const [only, ...others] = refused.length === 1 ? refused : meantAppointments(turn, cancelled);
  const afterwards = next && isNewBooking(turn, next, only ?? own[0]) ? draftFrom(turn, next) : undefined;
  if (only && others.length === 0) return cancelOne(turn, only, cancelled, afterwards);
  const [single, ...more] = own;
  if (single && more.length === 0) return cancelOne(turn, single, cancelled, afterwards);
  return listOwnAppointments(turn, "cancel");
};

/** "The 11th I can't do, cancel just that one": the day that doesn't suit is the one that is meant. */
const refusedOnes = (turn: Turn, { when }: Meaning): OwnAppointment[] => {
  const own = ownUpcomingAppointments(turn);
  const isNamed =
    when.date?.kind === "day" && own.some(({ date }) => when.date?.kind === "day" && when.date.date === date);
  return isNamed ? [] : own.filter(({ date }) => when.except?.includes(date));
};

/** Only the service of a visit that was named. */
const cancelOne = (turn: Turn, one: OwnAppointment, said: Meaning, afterwards: Draft | undefined): TurnOutcome => {
  const part = findMeantPart(one, said);
  return part ? askCancel(turn, part.id, { isPart: true, afterwards }) : askCancel(turn, one.id, { afterwards });
};

/** "Yes, cancel it. And put me down for a colour on Friday" to the question whether to cancel: one after the other. */
export const cancelAndGoOn = (
  turn: Turn,
  scene: Extract<Scene, { step: "cancel" }>,
  meaning: Meaning,
): TurnOutcome | null => {
  const isYes = (meaning.isAgreed || saysAct(meaning, "cancel")) && !meaning.isNegated && !meaning.isQuestion;
  const next =
    isYes && !saysAct(meaning, "move") ? meaning.clauses.find(({ typeIds }) => typeIds.length > 0) : undefined;
  const afterwards = next ? draftFrom(turn, next) : undefined;
  return afterwards ? answerCancel(turn, { ...scene, afterwards }, "yes") : null;
};

/** What is called off, and what is wanted besides: "cancel my cut, and book a colour on Friday". */
const partsOf = (meaning: Meaning): { cancelled: Meaning; next: Meaning | null } => {
  const { clauses } = meaning;
  if (clauses.length === 0) return { cancelled: meaning, next: null };
  const at = clauses.findIndex((clause) => saysAct(clause, "cancel"));
  const first =
    at >= 0
      ? at
      : Math.max(
          0,
          clauses.findIndex((clause) => maySay(clause, "cancel")),
        );
  const cancelled = clauses[first] ?? meaning;
  const next = clauses
    .slice(first + 1)
    .find((clause) => clause.hasContent && (saysAct(clause, "book") || clause.typeIds.length > 0));
  const named = cancelled.hasContent
    ? cancelled
    : (clauses.find((clause) => clause.hasContent && clause !== next) ?? cancelled);
  return { cancelled: named, next: next === named ? null : (next ?? null) };
};

const isNewBooking = (turn: Turn, next: Meaning, cancelled: OwnAppointment | undefined): boolean =>
  next.typeIds.length > 0 &&
  turn.facts.types.length > 0 &&
  (saysAct(next, "book") || !next.typeIds.includes(cancelled?.typeId ?? ""));

/** What to book after cancelling. Only the draft is used; nothing is asked or done yet. */
const draftFrom = (turn: Turn, meaning: Meaning): Draft | undefined => {
  const { scene } = applyReading(turn, { isExtra: true }, meaning);
  return "draft" in scene ? scene.draft : undefined;
};

/**
 * Moves the appointment that was meant, after asking: the only one, the one on the day named first, or the one with
 * that agent or service. Everything else in the message says where it should go.
 */
export const moveMeantAppointment = (turn: Turn, said: Meaning): TurnOutcome => {
  const target = targetOf(turn, withShiftedHour(withGoal(turn, changedPart(said))));
  if (!target) return listOwnAppointments(turn, "move");
  const { appointment, meaning: rest } = target;
  const part = said.typeIds.length > 0 ? findMeantPart(appointment, said) : null;
  const { date, time } = part ?? appointment;
  const draft = moveOf(part ?? appointment, part ? true : undefined);
  const later = rest.intents.has("later");
  const isThatDay =
    !rest.hasContent || (rest.when.date?.kind === "day" && rest.when.date.date === date && !rest.when.time);
  if (isThatDay && (later || rest.intents.has("earlier"))) {
    const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    const window = later
      ? { part: null, fromMinute: minute + 1, toMinute: 24 * 60 }
      : { part: null, fromMinute: 0, toMinute: minute };
    return proceedWithDraft(turn, { ...draft, date, window });
  }
  const meaning = withOtherAgent(appointment, inItsWeek(part ?? appointment, rest));
  return applyReading(turn, { ...draft, ...keptOf(part ?? appointment, rest) }, meaning);
};

/** A weekday alone is that of the week in which it stands, unless it is to come sooner. */
export const inItsWeek = ({ date }: Pick<OwnAppointment, "date">, meaning: Meaning): Meaning =>
  meaning.intents.has("earlier") && meaning.shift === null
    ? meaning
    : { ...meaning, when: inWeekOfStanding(meaning.when, date, meaning.direction) };

/** With a time alone the day stays; with another person alone both do. */
const keptOf = (
  { date, time, agentId }: Pick<OwnAppointment, "date" | "time" | "agentId">,
  { when, agentIds, intents, shift }: Meaning,
): Pick<Draft, "date" | "time"> => {
  if (when.time !== undefined) return when.date === undefined ? { date } : {};
  const isOpen = when.date !== undefined || shift !== null || intents.has("later") || intents.has("earlier");
  return !isOpen && agentIds.some((id) => id !== agentId) ? { date, time } : {};
};

/** "Nothing against Owen, but I'd rather have Nadia": of two people, not the one who has it. */
const withOtherAgent = ({ agentId }: OwnAppointment, meaning: Meaning): Meaning => {
  const others = meaning.agentIds.filter((id) => id !== agentId);
  return others.length > 0 && others.length < meaning.agentIds.length ? { ...meaning, agentIds: others } : meaning;
};

/** "An hour earlier, at half past four I have to be at the school": the hour of another clause only tells why. */
const withShiftedHour = (meaning: Meaning): Meaning => {
  const { when, clauses, shift } = meaning;
  if (shift?.minutes === undefined || when.time?.kind === "relative") return meaning;
  const shifted = clauses.find(
    (clause) => clause.shift?.minutes !== undefined && clause.when.time?.kind === "relative",
  );
  if (!shifted?.when.time) return meaning;
  const others = clauses.filter((clause) => clause === shifted || clause.when.time === undefined);
  return { ...meaning, when: { ...when, time: shifted.when.time, isCertain: true }, clauses: others };
};

/** "Leave the cut, move the colour": of two services the one whose clause moves. */
const changedPart = (meaning: Meaning): Meaning => {
  const { clauses, typeIds } = meaning;
  if (typeIds.length < 2) return meaning;
  const named = clauses.filter((clause) => clause.typeIds.length === 1);
  const moved = named.find((clause) => maySay(clause, "move")) ?? (named.length === 1 ? named[0] : undefined);
  return moved ? { ...meaning, typeIds: moved.typeIds, severalTypeIds: [] } : meaning;
};

/** "Push it back until Monday" moves it to Monday: a stretch that begins today is only how far it goes. */
const withGoal = (turn: Turn, meaning: Meaning): Meaning => {
  const { date, time } = meaning.when;
  // "Could it wait till Friday, half past three": from then on, and at that hour.
  if (date?.kind === "range" && date.isOpen && (time?.kind === "exact" || time?.kind === "halfDay"))
    return { ...meaning, when: { ...meaning.when, date: { kind: "day", date: date.from } } };
  const isElse = meaning.clauses.some(
    ({ when }) => (when.time?.kind === "exact" || when.time?.kind === "halfDay") && !when.date,
  );
  if (isElse || date?.kind !== "range" || date.isOpen || date.from !== turn.today || date.to === turn.today)
    return meaning;
  // "This week" begins today, too, and ends with the week.
  if (weekdayOf(date.to) === "Sunday") return meaning;
  return { ...meaning, when: { ...meaning.when, date: { kind: "day", date: date.to } } };
};

type Target = { appointment: OwnAppointment; meaning: Meaning };

const targetOf = (turn: Turn, meaning: Meaning): Target | null => {
  const own = ownOf(turn, meaning);
  const { date } = meaning.when;
  const named = namedDays(turn.today, date);
  // "My Friday appointment to Monday": of two days, the booked one is the old date, the other the new one.
  const standing = own.filter((one) => named.includes(one.date));
  const [there, ...more] = standing;
  if (there && more.length === 0) {
    // Of one weekday in two weeks, the booked one is the old date, and the new one isn't known.
    const isOneDay =
      date?.kind === "ambiguous" && !meaning.when.isDated && weekdayOf(date.dates[0]) === weekdayOf(date.dates[1]);
    const goals = isOneDay ? meaning.clauses.filter(({ when }) => isOtherDay(there, when.date)) : meaning.clauses;
    const clause = goalIn(turn, there, goals);
    if (clause?.when.date && (clause.when.time || clause.isSameTime))
      return { appointment: there, meaning: { ...meaning, when: clause.when } };
    const goal = isOneDay ? undefined : named.find((day) => day !== there.date);
    const { alternatives: _, ...plain } = meaning.when;
    const when = { ...plain, date: goal === undefined ? undefined : { kind: "day" as const, date: goal } };
    return { appointment: there, meaning: { ...meaning, when: when as Meaning["when"] } };
  }
  const [only, ...others] = own;
  if (!only) return null;
  if (others.length === 0) return { appointment: only, meaning: withGoalOfClause(turn, only, meaning) };
  const suited = own.filter(
    ({ parts, ...one }) =>
      (meaning.typeIds.length === 0 ||
        (parts ?? [one]).some(({ typeId }) => typeId !== null && meaning.typeIds.includes(typeId))) &&
      (meaning.agentIds.length === 0 || (parts ?? [one]).some(({ agentId }) => meaning.agentIds.includes(agentId))) &&
      (meaning.typeIds.length + meaning.agentIds.length > 0 || (date?.kind === "day" && date.date === one.date)),
  );
  const [one, ...rest] = suited;
  if (!one || rest.length > 0) return null;
  // The day named is the appointment's current day, not the new one.
  const isWhere = date?.kind === "day" && date.date === one.date && !meaning.when.time;
  return { appointment: one, meaning: isWhere ? withoutDay(meaning) : meaning };
};

/**
 * Where it goes, when the message as a whole doesn't say so clearly: the day named may be the one it is on, or that of a reason.
 * Then the clause that names another day counts, best with a time, or else it is still to be asked.
 */
const withGoalOfClause = (turn: Turn, appointment: OwnAppointment, meaning: Meaning): Meaning => {
  const { date, time } = meaning.when;
  const isItsOwn =
    date?.kind === "day" && isOnDay(appointment, date.date, meaning.when.isDated) && date.date <= appointment.date;
  const shifted = shiftedFrom(appointment, meaning);
  if (shifted) return shifted;
  // "My Tuesday one a week later": the day says which appointment, the span says where it goes.
  if (isItsOwn && isStretch(appointment, meaning)) {
    return { ...meaning, when: { ...meaning.when, date: { kind: "day", date: appointment.date } } };
  }
  // "After lunch the same day, half past two": the message as a whole says it best.
  const isWhole = date?.kind === "relative" && (time?.kind === "exact" || time?.kind === "halfDay");
  const isClear = isWhole || (date?.kind === "day" && !isItsOwn && time?.kind !== "choice" && time?.kind !== "window");
  const goal = isClear ? null : goalIn(turn, appointment, meaning.clauses);
  if (goal) return { ...meaning, when: withTimeOf(appointment, meaning, goal), shift: goal.shift, hasContent: true };
  if (!isItsOwn) return meaning;
  const atItsDay = { ...meaning, when: { ...meaning.when, date: { kind: "day" as const, date: appointment.date } } };
  const isItsTime = time?.kind === "exact" && time.time === appointment.time && meaning.shift === null;
  const isGoal =
    (time && !isItsTime) || meaning.shift || meaning.intents.has("later") || meaning.intents.has("earlier");
  return isGoal ? atItsDay : withoutDay(meaning);
};

/** "Thursday's, a day later" counts from the one that is booked, though this Thursday may be another one. */
const shiftedFrom = (appointment: OwnAppointment, meaning: Meaning): Meaning | null => {
  const { shift, when } = meaning;
  const { date } = when;
  if (shift?.days === undefined || date?.kind !== "day") return null;
  // "Acht Tage" are a week.
  const stretches = shift.days === 7 ? [7, 8] : [shift.days];
  const isCounted = stretches.some((days) => isOnDay(appointment, addDays(date.date, -days), when.isDated));
  return isCounted ? { ...meaning, when: { ...when, date: { kind: "relative", days: shift.days } } } : null;
};

const isOtherDay = ({ date: day }: OwnAppointment, date: Meaning["when"]["date"]): boolean =>
  date?.kind === "day" && date.date !== day;

/** Moved by a stretch of time, with no other hour named. */
const isStretch = (appointment: OwnAppointment, { shift, when: { time } }: Meaning): boolean =>
  shift !== null && (!time || time.kind === "relative" || time.kind === "window" || isSameHour(appointment, time));

/** The clause that says where to: the last of those with a day and a time, else with a day, else with a time. */
const goalIn = (turn: Turn, appointment: OwnAppointment, clauses: readonly Meaning[]): Meaning | null => {
  const wanted = clauses
    .map((clause) => withoutItsDay(turn, appointment, clause))
    .filter((clause) => {
      const { date, time } = clause.when;
      // "Do you open on Saturday?" isn't a goal; without its sign only where no time is said.
      if ((clause.isQuestion || !time) && saysAct(clause, "hours", "price", "place")) return false;
      if (date && date.kind !== "day" && date.kind !== "relative") return false;
      const isShifted = time?.kind === "relative" && time.minutes !== 0;
      const isTime = time?.kind === "exact" || time?.kind === "halfDay" || isShifted;
      const isThere = !date || (date.kind === "day" && isOnDay(appointment, date.date, clause.when.isDated));
      return isThere ? isTime && !isSameHour(appointment, time) : true;
    });
  return (
    wanted.findLast(({ when }) => when.date && when.time) ??
    wanted.findLast(({ when }) => when.date) ??
    wanted.at(-1) ??
    null
  );
};

/** "From Thursday to Monday at ten" in one clause: where it is now is left out. */
const withoutItsDay = (turn: Turn, { date: day }: OwnAppointment, clause: Meaning): Meaning => {
  const { date, isDated } = clause.when;
  const named = namedDays(turn.today, date);
  const other = named.find((one) => one !== day);
  if (!named.includes(day) || other === undefined) return clause;
  if (!isDated && weekdayOf(other) === weekdayOf(day)) return clause;
  const { alternatives: _, ...when } = clause.when;
  return { ...clause, when: { ...when, date: { kind: "day", date: other } } };
};

/** The day may be in one clause and the time in another: "to Wednesday 25, 16h". */
const withTimeOf = (appointment: OwnAppointment, { when, clauses }: Meaning, goal: Meaning): Meaning["when"] => {
  const { time } = when;
  if (goal.when.time?.kind === "window" && isWithin(goal.when.time, time))
    return { ...goal.when, ...(time && { time }) };
  if (goal.when.time || !time || time.kind === "window") return goal.when;
  // "Vendredi 16h" only says which one; "toujours 16h" says that the hour stays.
  const isMention = isSameHour(appointment, time) && !clauses.some((clause) => isHourAlone(appointment, clause));
  return isMention ? goal.when : { ...goal.when, time };
};

const isHourAlone = (appointment: OwnAppointment, { when }: Meaning): boolean =>
  !when.date && !when.except && isSameHour(appointment, when.time);

/** An hour inside a part of the day says it more exactly. */
const isWithin = ({ fromMinute, toMinute }: TimeWindow, time: Meaning["when"]["time"]): boolean =>
  (time?.kind === "exact" ? [time.time] : time?.kind === "halfDay" ? time.times : []).some(
    (one) => minutesOf(one) >= fromMinute && minutesOf(one) < toMinute,
  );

const isSameHour = ({ time: at }: OwnAppointment, time: Meaning["when"]["time"]): boolean =>
  time?.kind === "exact" ? time.time === at : time?.kind === "halfDay" && time.times.includes(at);

const withoutDay = (meaning: Meaning): Meaning => {
  const { date: _, ...when } = meaning.when;
  return { ...meaning, when, hasContent: false };
};

/**
 * The two days between which it goes. "The 28th to the 24th" reads like a stretch into the next month, but brings forward what
 * is booked.
 */
const namedDays = (today: string, date: Meaning["when"]["date"]): readonly string[] => {
  if (date?.kind === "ambiguous") return date.dates;
  if (date?.kind !== "range") return [];
  const sooner = `${date.from.slice(0, 8)}${date.to.slice(8)}`;
  const isForward = date.to > date.from && sooner < date.from && sooner >= today && !date.isOpen;
  return [date.from, isForward ? sooner : date.to];
};
