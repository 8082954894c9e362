import type { Arrival, Command } from "../command.ts";
import type { Turn } from "../conversation-turn.ts";
import type { OwnAppointment } from "../facts.ts";
import { type Meaning, says } from "../reading/meaning.ts";
import type { Outcome } from "../replying/outcome.ts";
import type { Line, TextValue } from "../replying/reply.ts";
import type { ConversationState } from "../state.ts";
import { isBookingScene } from "./answer-choice-id.ts";
import { reprompt } from "./reprompt.ts";

/** Running late, on the way, at the door: the owner is told, the customer hears so. Null when it is none of these. */
export const answerArrival = (turn: Turn, state: ConversationState, meaning: Meaning): Outcome | null => {
  const today = todaysAppointment(turn);
  const arrival = arrivalIn(meaning) ?? (today ? likelyArrival(turn, today, meaning) : null);
  const isSure = says(meaning, "late", "coming", "here");
  if (arrival === null || meaning.typeIds.length > 0) return null;
  if (says(meaning, "cancel") || (says(meaning, "move") && !(today && isSoon(turn, today)))) return null;
  const { date } = meaning.when;
  const isElsewhere = date && !(date.kind === "day" && date.date === turn.today);
  // Shortly before an appointment a stray day in a story changes nothing.
  if (isElsewhere && !(isSure && today && isSoon(turn, today))) return null;
  if (!today && isBookingScene(state)) return null;
  const minutes = arrival === "here" ? null : meaning.lateMinutes;
  const agent: TextValue = today?.agentName ?? { key: "theTeam" };
  const line: Line =
    arrival === "late" && minutes !== null
      ? { key: "arrival.lateBy", values: { agent, count: minutes } }
      : { key: `arrival.${arrival}`, values: { agent } };
  const command: Command = { kind: "tellArrival", arrival, minutes, appointmentId: today?.id ?? null };
  if (isBookingScene(state)) return { ...reprompt(turn, state, [line]), command };
  return { scene: { step: "menu" }, lines: [line], command };
};

/** The surest; of two equally sure ones what concerns the business more. */
const arrivalIn = (meaning: Meaning): Arrival | null => {
  const said = arrivals.flatMap((kind) => meaning.acts.find((act) => act.kind === kind) ?? []);
  const [surest] = said.toSorted((a, b) => b.confidence - a.confidence);
  return arrivals.find((kind) => kind === surest?.kind) ?? null;
};

const arrivals = ["here", "late", "coming"] as const;

/** Shortly before an appointment, what may well be about coming is: nothing is lost when the owner hears of it. */
const likelyArrival = (turn: Turn, today: OwnAppointment, meaning: Meaning): Arrival | null => {
  if (!isSoon(turn, today) || says(meaning, "book", "cancel", "person", "feeling", "price", "hours", "place"))
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
