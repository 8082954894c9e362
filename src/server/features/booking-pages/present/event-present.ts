import ical, { ICalEventStatus } from "ical-generator";
import { eventUid } from "#domain/calendars/event-uid.ts";
import type { LinkedVisit } from "../visits/visit-service.ts";

/** The appointment as a file for the client's own calendar; taken again after a change, it replaces what was there. */
export const presentEvent = ({ row, shop, state }: LinkedVisit): string => {
  const calendar = ical({ prodId: "-//Daybook//Booking page//EN" });
  const statuses = { pending: ICalEventStatus.TENTATIVE, cancelled: ICalEventStatus.CANCELLED };
  calendar.createEvent({
    id: eventUid(row.id),
    sequence: row.calendar_sequence,
    start: dateOf(row.starts_at),
    end: dateOf(row.ends_at),
    stamp: dateOf(row.updated_at),
    status: state === "pending" || state === "cancelled" ? statuses[state] : ICalEventStatus.CONFIRMED,
    summary: `${row.service_type} · ${shop.name}`,
    description: row.agent_name,
    ...(shop.address !== null && { location: shop.address }),
  });
  return calendar.toString();
};

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);
