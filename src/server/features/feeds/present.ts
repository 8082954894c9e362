import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { eventUid } from "#domain/calendars/event-uid.ts";
import { isLanguage } from "#domain/languages.ts";
import { feedTexts } from "#locales/feed-texts.ts";
import { mapInPortions } from "../../platform/fences/map-in-portions.ts";

export type FeedEvent = {
  id: string;
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant;
  status: string;
  service_type: string;
  updated_at: Temporal.Instant;
  calendar_sequence: number;
  client_name: string;
  booked_for: string | null;
  client_phone: string;
  agent_name: string;
};

export type FeedView = {
  agent_id: string | null;
  with_clients: boolean;
  language: string;
  company_name: string | null;
  agent_name: string | null;
};

const prodId = "-//Daybook//Calendar//EN";

const ending = "END:VCALENDAR";

/** A whole feed, as iCalendar text. Times are UTC: every program shows them on its own clock. */
export const presentCalendar = async (view: FeedView, events: readonly FeedEvent[]): Promise<string> => {
  const frame = ical({
    name: [view.agent_name, view.company_name ?? "Daybook"].filter((part) => part !== null).join(" · "),
    prodId,
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
  }).toString();
  // The library writes a calendar in one go, which takes a second for the ten thousand appointments that a feed may have.
  const texts = await mapInPortions(events, (event) => eventOf(presentEventFile(view, event)));
  return `${frame.slice(0, frame.lastIndexOf(ending))}${texts.join("")}${ending}`;
};

const eventOf = (file: string): string => file.slice(file.indexOf("BEGIN:VEVENT"), file.lastIndexOf(ending));

/** One appointment as a calendar of its own; a file that is stored has no method. */
export const presentEventFile = (view: FeedView, event: FeedEvent): string => {
  const calendar = ical({ prodId });
  calendar.createEvent(presentEvent(view, event));
  return calendar.toString();
};

const statuses: Record<string, ICalEventStatus> = {
  confirmed: ICalEventStatus.CONFIRMED,
  pending: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

const presentEvent = (view: FeedView, event: FeedEvent): ICalEventData => {
  const isCancelled = event.status === "cancelled";
  return {
    id: eventUid(event.id),
    sequence: event.calendar_sequence,
    start: dateOf(event.starts_at),
    end: dateOf(event.ends_at),
    // Of the last change, not of this reading: the file stays the same until something changes.
    stamp: dateOf(event.updated_at),
    lastModified: dateOf(event.updated_at),
    status: statuses[event.status] ?? ICalEventStatus.CONFIRMED,
    transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    ...wordsOf(view, event),
  };
};

/** Without clients it tells nobody who comes, nor what for. */
const wordsOf = (view: FeedView, event: FeedEvent): { summary: string; description?: string } => {
  const texts = feedTexts[isLanguage(view.language) ? view.language : "en"].feed;
  // The business's own feed is of several people.
  const agent = view.agent_id === null ? [event.agent_name] : [];
  if (!view.with_clients) return { summary: [texts.busy, ...agent].join(" · ") };
  const who = event.booked_for ?? event.client_name;
  const lines = [
    event.booked_for === null ? [] : [`${texts.bookedBy}: ${event.client_name}`],
    event.client_phone === "" ? [] : [`${texts.phone}: ${event.client_phone}`],
  ].flat();
  return {
    summary: [who, event.service_type, ...agent].join(" · "),
    ...(lines.length > 0 && { description: lines.join("\n") }),
  };
};

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);
