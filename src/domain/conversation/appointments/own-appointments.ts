import type { CalendarTurn } from "../conversation-turn.ts";
import type { OwnAppointment, OwnPart } from "../facts.ts";
import type { TextValue, TextValues } from "../replying/reply.ts";
import { visitValues } from "./visit-values.ts";

/** The client's own appointments that are still to come. */
export const ownUpcomingAppointments = (turn: CalendarTurn): OwnAppointment[] =>
  turn.facts.appointments.filter(({ startsAt }) => Temporal.Instant.compare(startsAt, turn.facts.now) > 0);

/** One of them; null for what is over, gone or somebody else's. */
export const findOwn = (turn: CalendarTurn, appointmentId: string): OwnAppointment | null =>
  ownUpcomingAppointments(turn).find(({ id }) => id === appointmentId) ?? null;

/** One service of a visit by itself, and the visit it belongs to. */
export const findPart = (
  appointments: readonly OwnAppointment[],
  partId: string,
): { visit: OwnAppointment; part: OwnPart } | null => {
  for (const visit of appointments) {
    const part = visit.parts?.find(({ id }) => id === partId);
    if (part) return { visit, part };
  }
  return null;
};

/** What a change is about: an appointment, a visit, or one service of a visit, which counts from when the visit begins. */
export const findChanged = (
  turn: CalendarTurn,
  { appointmentId, isPart }: { appointmentId: string; isPart?: true | undefined },
): { changed: OwnAppointment; whole: OwnAppointment } | null => {
  if (isPart) {
    const found = findPart(ownUpcomingAppointments(turn), appointmentId);
    return found && { changed: found.part, whole: found.visit };
  }
  const own = findOwn(turn, appointmentId);
  return own && { changed: own, whole: own };
};

/** Whether an appointment is so close that only the business itself may change it. */
export const isTooLate = (turn: CalendarTurn, { startsAt, awaiting }: OwnAppointment): boolean => {
  // Nobody is bound to a time they were asked about and haven't agreed to.
  if (awaiting !== undefined) return false;
  const { now, business } = turn.facts;
  return startsAt.epochMilliseconds - now.epochMilliseconds < business.cancelCutoffHours * 3_600_000;
};

/** What a text says of an appointment. */
export const ownAppointmentValues = ({
  service,
  agentName,
  date,
  time,
  parts,
  forName,
}: OwnAppointment): TextValues => ({
  ...(parts ? visitValues(parts, date) : { service: withName(service, forName), agent: agentName }),
  date: { date, style: "full" },
  time: { time },
});

/** A service with the name of who comes, when it isn't the client. */
export const withName = (service: TextValue, forName: string | undefined): TextValue =>
  forName === undefined ? service : { key: "descriptions.forPerson", values: { what: service, name: forName } };
