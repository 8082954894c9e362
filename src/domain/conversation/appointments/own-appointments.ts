import type { Turn } from "../conversation-turn.ts";
import type { OwnAppointment } from "../facts.ts";
import type { TextValues } from "../replying/reply.ts";

/** The client's own appointments that are still to come. */
export const upcoming = (turn: Turn): OwnAppointment[] =>
  turn.facts.appointments.filter(({ startsAt }) => Temporal.Instant.compare(startsAt, turn.facts.now) > 0);

/** One of them; null for what is over, gone or somebody else's. */
export const findOwn = (turn: Turn, appointmentId: string): OwnAppointment | null =>
  upcoming(turn).find(({ id }) => id === appointmentId) ?? null;

/** Whether an appointment is so close that only the business itself may change it. */
export const isTooLate = (turn: Turn, { startsAt, awaiting }: OwnAppointment): boolean => {
  // Nobody is bound to a time they were asked about and haven't agreed to.
  if (awaiting !== undefined) return false;
  const { now, business } = turn.facts;
  return startsAt.epochMilliseconds - now.epochMilliseconds < business.cancelCutoffHours * 3_600_000;
};

/** What a text says of an appointment. */
export const detailsOf = ({ service, agentName, date, time }: OwnAppointment): TextValues => ({
  service,
  agent: agentName,
  date: { date, style: "full" },
  time: { time },
});
