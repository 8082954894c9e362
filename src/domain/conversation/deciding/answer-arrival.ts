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
  const arrival = arrivalIn(meaning);
  if (arrival === null || meaning.typeIds.length > 0 || says(meaning, "cancel", "move")) return null;
  const today = todaysAppointment(turn);
  const { date } = meaning.when;
  if (date && !(date.kind === "day" && date.date === turn.today)) return null;
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

/** The one of today that is next, or has begun not long ago. */
const todaysAppointment = (turn: Turn): OwnAppointment | null =>
  turn.facts.appointments.find(
    ({ date, startsAt, durationMinutes }) =>
      date === turn.today && startsAt.epochMilliseconds + durationMinutes * 60_000 > turn.facts.now.epochMilliseconds,
  ) ?? null;
