import { minutesOf } from "../../scheduling/clock/clock-time.ts";
import { isTooLate, ownAppointmentValues, ownUpcomingAppointments } from "../appointments/own-appointments.ts";
import type { ArrivalReport, Command } from "../command.ts";
import type { Turn } from "../conversation-turn.ts";
import type { OwnAppointment } from "../facts.ts";
import { likelihoodOf, type Meaning, maySay, saysAct } from "../reading/meaning.ts";
import type { Line, TextValue } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { ConversationState } from "../state.ts";
import { isBookingScene } from "./answer-choice-id.ts";
import { answersTo } from "./answer-questions.ts";
import { askAgain } from "./ask-again.ts";

/**
 * Running late, on the way, at the door: the owner is notified, and the client is told so. Null when it is none of
 * these.
 */
export const answerArrival = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  const today = todaysAppointment(turn);
  if (today === null && isBeforeYes(turn, state, meaning)) return askAgain(turn, state, [{ key: "arrival.notYet" }]);
  const isTold = today !== null && !isBookingScene(state) && isHourOnly(turn, today, meaning);
  const arrival = isTold ? "late" : today ? arrivalTo(turn, today, meaning) : arrivalWithout(turn, state, meaning);
  if (arrival === null) return null;
  const minutes = arrival === "here" ? null : (meaning.lateMinutes ?? delayOf(today, meaning));
  const agent: TextValue = today?.agentName ?? { key: "theTeam" };
  const line: Line =
    arrival === "late" && minutes !== null
      ? { key: "arrival.lateBy", values: { agent, count: minutes } }
      : { key: `arrival.${arrival}`, values: { agent } };
  const command: Command = { kind: "tellArrival", arrival, minutes, appointmentId: today?.id ?? null };
  const answers = answersTo(turn, state, { ...meaning, typeIds: [], agentIds: [] });
  const own: Line[] =
    today && maySay(meaning, "mine") ? [{ key: "appointments.details", values: ownAppointmentValues(today) }] : [];
  const lines = [line, ...own, ...answers];
  if (isBookingScene(state)) return { ...askAgain(turn, state, lines), command };
  return { scene: { step: "menu" }, lines, command };
};

/** Running late for what only waits for the last yes: nobody expects them yet. */
const isBeforeYes = (turn: Turn, state: ConversationState, meaning: Meaning): boolean => {
  if ((state.step !== "summary" && state.step !== "name") || state.draft.moving) return false;
  const { when, typeIds, agentIds, isQuestion } = meaning;
  const isElse =
    typeIds.length + agentIds.length > 0 || isQuestion || when.date || saysAct(meaning, "cancel", "refuse");
  const isTimed = when.time !== undefined && when.time.kind !== "relative";
  if (isElse || isTimed) return false;
  // "30 minutes later" asks for another start.
  const isToday = state.draft.date === turn.today;
  if (meaning.shift !== null && !isToday) return false;
  const isShifted = meaning.shift !== null || !isToday;
  return Math.max(likelihoodOf(meaning, "late"), likelihoodOf(meaning, "coming")) >= (isShifted ? 1 : 0.9);
};

const arrivalTo = (turn: Turn, today: OwnAppointment, meaning: Meaning): ArrivalReport | null => {
  const isClose = isSoon(turn, today) || isTooLate(turn, today);
  if (meaning.typeIds.some((id) => id !== today.typeId)) return null;
  // So close to it, coming later isn't another appointment, and only the business itself can still say yes to it.
  if (isClose && isLaterToday(turn, today, meaning)) return "late";
  if (saysAct(meaning, "cancel") || (saysAct(meaning, "move") && !isClose)) return null;
  const { date } = meaning.when;
  const isElsewhere = date && !(date.kind === "day" && date.date === turn.today);
  // Shortly before an appointment a stray day in a story changes nothing.
  if (isElsewhere && !(saysAct(meaning, "late", "coming", "here") && isClose)) return null;
  return (
    arrivalIn(meaning) ??
    (isClose && likelihoodOf(meaning, "late") >= 0.5 ? "late" : likelyArrival(turn, today, meaning))
  );
};

/** "The tram's stuck, more like ten to eleven": shortly before it, an hour soon after its own that nobody asks for. */
const isHourOnly = (turn: Turn, today: OwnAppointment, meaning: Meaning): boolean => {
  const { when, typeIds, agentIds, isQuestion, another, forSomeone, repeat } = meaning;
  if (!isSoon(turn, today) || isQuestion || another?.isSure || forSomeone || repeat || when.date || meaning.waiting)
    return false;
  if (typeIds.length + agentIds.length > 0 || saysAct(meaning, "book", "cancel", "hours", "price", "refuse"))
    return false;
  return (when.time?.kind === "exact" || when.time?.kind === "halfDay") && delayOf(today, meaning) !== null;
};

/** With nothing booked today only plain words count: "I waited forty minutes" is a complaint, "20 minutes at 4" a request. */
const arrivalWithout = (turn: Turn, state: ConversationState, meaning: Meaning): ArrivalReport | null => {
  const { typeIds, when } = meaning;
  // Coming on another day, unless said plainly, asks or tells something else.
  const isPlain = meaning.acts.some(({ kind, confidence }) => isArrival(kind) && confidence === 1);
  if (ownUpcomingAppointments(turn).length > 0 && (maySay(meaning, "mine") || !isPlain)) return null;
  if (isBookingScene(state) || typeIds.length > 0 || when.date || (when.time && when.time.kind !== "relative"))
    return null;
  if (maySay(meaning, "feeling", "person", "cancel", "move", "question")) return null;
  return arrivalIn(meaning);
};

/** Pushed back by a little, or to an hour not long after it. */
const isLaterToday = (turn: Turn, today: OwnAppointment, meaning: Meaning): boolean => {
  if (!maySay(meaning, "move", "late", "correct", "cancel")) return false;
  const { date } = meaning.when;
  if (date && !(date.kind === "day" && date.date === turn.today)) return false;
  return delayOf(today, meaning) !== null || meaning.intents.has("later");
};

const delayOf = (today: OwnAppointment | null, { shift, when: { time } }: Meaning): number | null => {
  if (shift?.minutes !== undefined && shift.minutes > 0 && shift.minutes <= longestDelay) return shift.minutes;
  if (!today || !time) return null;
  const begins = minutesOf(today.time);
  const named =
    time.kind === "exact" ? [time.time] : time.kind === "halfDay" || time.kind === "choice" ? time.times : [];
  const delays = named.map((one) => minutesOf(one) - begins).filter((delay) => delay > 0 && delay <= longestDelay);
  return delays[0] ?? null;
};

const longestDelay = 90;

/** The surest; of two equally sure ones what concerns the business more. */
const arrivalIn = (meaning: Meaning): ArrivalReport | null => {
  const said = arrivals.flatMap((kind) => meaning.acts.find((act) => act.kind === kind) ?? []);
  const [surest] = said.toSorted((a, b) => b.confidence - a.confidence);
  return arrivals.find((kind) => kind === surest?.kind) ?? null;
};

const arrivals = ["here", "late", "coming"] as const;

/**
 * Shortly before an appointment, a message that may be about arriving is taken as one: notifying the owner does no
 * harm.
 */
const likelyArrival = (turn: Turn, today: OwnAppointment, meaning: Meaning): ArrivalReport | null => {
  if (!isSoon(turn, today) || saysAct(meaning, "book", "cancel", "person", "feeling", "price", "hours", "place"))
    return null;
  const [likeliest] = meaning.doubtful.filter(({ kind }) => !idle.has(kind));
  const [arrival] = meaning.doubtful.filter(({ kind, confidence }) => isArrival(kind) && confidence >= 0.5);
  return arrivals.find((kind) => kind === (arrival ?? likeliest)?.kind) ?? null;
};

const idle: ReadonlySet<string> = new Set(["greet", "chat", "thank", "bye", "refuse", "move"]);

const isArrival = (kind: string): boolean => arrivals.some((one) => one === kind);

const isSoon = (turn: Turn, { startsAt }: OwnAppointment): boolean =>
  startsAt.epochMilliseconds - turn.facts.now.epochMilliseconds < 2 * 3_600_000;

/** The one of today that is next, or has begun not long ago. */
const todaysAppointment = (turn: Turn): OwnAppointment | null =>
  turn.facts.appointments.find(
    ({ date, startsAt, durationMinutes }) =>
      date === turn.today && startsAt.epochMilliseconds + durationMinutes * 60_000 > turn.facts.now.epochMilliseconds,
  ) ?? null;
