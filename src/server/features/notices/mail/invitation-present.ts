import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from "ical-generator";
import { eventUid } from "#domain/calendars/event-uid.ts";

/** An appointment as it is at the moment; what is gone counts as cancelled. */
export type InvitedEvent = {
  appointmentId: string;
  /** Grows with every change that calendars show. */
  sequence: number;
  status: string;
  startsAt: Temporal.Instant;
  /** Null when it isn't known any more. */
  endsAt: Temporal.Instant | null;
  service: string;
  agentName: string;
};

export type Invitation = { method: "REQUEST" | "CANCEL"; filename: string; content: string };

type People = {
  business: { name: string; email: string };
  client: { name: string; email: string };
  now: Temporal.Instant;
};

/**
 * An appointment as an invitation that calendars add, update and remove by themselves. Times are UTC, so that no program has
 * to know the business's zone. The client isn't asked to accept: nobody would read the answer.
 */
export const presentInvitation = (event: InvitedEvent, { business, client, now }: People): Invitation => {
  const isCancelled = event.status === "cancelled";
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: "//Daybook//Appointments//EN", method });
  calendar.createEvent({
    id: eventUid(event.appointmentId),
    sequence: event.sequence,
    stamp: dateOf(now),
    start: dateOf(event.startsAt),
    ...(event.endsAt && { end: dateOf(event.endsAt) }),
    status: statuses[event.status] ?? ICalEventStatus.CONFIRMED,
    summary: `${event.service} · ${business.name}`,
    ...(event.agentName !== "" && { description: `${event.service} · ${event.agentName}` }),
    organizer: named(business),
    attendees: [
      {
        ...named(client),
        role: ICalAttendeeRole.REQ,
        type: ICalAttendeeType.INDIVIDUAL,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  } satisfies ICalEventData);
  return { method, filename: isCancelled ? "cancelled.ics" : "appointment.ics", content: calendar.toString() };
};

/** Hardly any program reads an encoded quotation mark or line break in a name. */
const named = ({ name, email }: { name: string; email: string }) => ({
  name: name.replace(/\s+/g, " ").replaceAll('"', "'"),
  email,
});

const statuses: Record<string, ICalEventStatus> = {
  confirmed: ICalEventStatus.CONFIRMED,
  pending: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);
