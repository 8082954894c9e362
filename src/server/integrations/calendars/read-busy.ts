import ICAL from "ical.js";
import { appointmentIdOf } from "#domain/calendars/event-uid.ts";
import { type CalendarParts, decodeCalendar, splitCalendar } from "./calendar-text.ts";
import { type CalendarZones, createCalendarZones, utcZone } from "./calendar-zones.ts";
import { type EventSpan, type Expansion, expandEvent, instantsOfProperty, TooManyEvents } from "./expand-event.ts";
import { parsePart } from "./parse-part.ts";

export type BusyQuestion = {
  bytes: Uint8Array;
  contentType: string | null;
  fromMs: number;
  toMs: number;
  /** For times without a zone, and whole days. */
  businessZone: string;
};

export type BusyReading =
  | {
      ok: true;
      spans: EventSpan[];
      /** Entries that Daybook wrote or offered itself, somewhere on their way back. */
      ours: (EventSpan & { appointmentId: string })[];
      /** How many entries couldn't be understood. */
      unread: number;
    }
  | { ok: false; problem: "not-a-calendar" | "too-many" };

const mostEntries = 20_000;
const mostSteps = 200_000;
const mostSpans = 50_000;

/** When a calendar file says that its owner is busy, within the time asked for. */
export const readBusy = ({ bytes, contentType, fromMs, toMs, businessZone }: BusyQuestion): BusyReading => {
  const parts = splitCalendar(decodeCalendar(bytes, contentType));
  if (parts === null) return { ok: false, problem: "not-a-calendar" };
  if (parts.events.length + parts.freeBusy.length > mostEntries) return { ok: false, problem: "too-many" };
  const zones = createCalendarZones(parts, businessZone);
  const reading = { ok: true as const, spans: [] as EventSpan[], ours: [] as never[], unread: 0 };
  try {
    return readParts(parts, { fromMs, toMs, zones, stepsLeft: mostSteps }, reading);
  } catch (error) {
    if (error instanceof TooManyEvents) return { ok: false, problem: "too-many" };
    throw error;
  }
};

type Reading = BusyReading & { ok: true };

const readParts = (parts: CalendarParts, asked: Expansion, reading: Reading): Reading => {
  const moved = movedOccurrences(parts.events, asked.zones);
  // One at a time: twenty thousand entries, parsed, need more memory than a thread has.
  for (const lines of parts.events) {
    const event = parsePart(lines);
    if (event !== null && isFree(event)) continue;
    const spans = event && spansOf(event, asked, moved);
    if (!event || !spans) {
      reading.unread++;
      continue;
    }
    const appointmentId = appointmentIdOf(uidOf(event));
    if (appointmentId === null) reading.spans.push(...spans);
    else reading.ours.push(...spans.map((span) => ({ ...span, appointmentId })));
    if (reading.spans.length + reading.ours.length > mostSpans) throw new TooManyEvents();
  }
  for (const lines of parts.freeBusy) {
    reading.spans.push(...freeBusySpans(parsePart(lines), asked));
    if (reading.spans.length > mostSpans) throw new TooManyEvents();
  }
  return reading;
};

const spansOf = (event: ICAL.Component, asked: Expansion, moved: ReadonlyMap<string, Set<number>>) => {
  try {
    const isException = event.getFirstProperty("recurrence-id") !== null;
    return expandEvent(event, asked, (isException ? undefined : moved.get(uidOf(event))) ?? nothing);
  } catch (error) {
    if (error instanceof TooManyEvents) throw error;
    return null;
  }
};

const nothing: ReadonlySet<number> = new Set();

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue("uid") ?? "");

/** By event, the occurrences that have an entry of their own instead. */
const movedOccurrences = (events: readonly string[][], zones: CalendarZones): Map<string, Set<number>> => {
  const moved = new Map<string, Set<number>>();
  for (const lines of events) {
    const event = lines.some((line) => /^RECURRENCE-ID/i.test(line)) ? parsePart(lines) : null;
    if (!event?.getFirstProperty("recurrence-id")) continue;
    const known = moved.get(uidOf(event)) ?? new Set();
    try {
      for (const ms of instantsOfProperty(event, "recurrence-id", zones)) known.add(ms);
    } catch {
      // A date that doesn't exist replaces nothing.
    }
    moved.set(uidOf(event), known);
  }
  return moved;
};

const isFree = (event: ICAL.Component): boolean => {
  const says = (name: string) => String(event.getFirstPropertyValue(name) ?? "").toUpperCase();
  return (
    says("status") === "CANCELLED" || says("transp") === "TRANSPARENT" || says("x-microsoft-cdo-busystatus") === "FREE"
  );
};

const freeBusySpans = (part: ICAL.Component | null, { fromMs, toMs }: Expansion): EventSpan[] =>
  (part?.getAllProperties("freebusy") ?? []).flatMap((property) => {
    if (String(property.getParameter("fbtype") ?? "BUSY").toUpperCase() === "FREE") return [];
    return property.getValues().flatMap((value) => {
      if (!(value instanceof ICAL.Period)) return [];
      const [startMs, endMs] = [value.start, value.getEnd()].map((time) =>
        utcZone.toMs({
          ...{ year: time.year, month: time.month, day: time.day },
          ...{ hour: time.hour, minute: time.minute, second: time.second },
        }),
      ) as [number, number];
      return endMs > fromMs && startMs < toMs && endMs > startMs ? [{ startMs, endMs }] : [];
    });
  });
