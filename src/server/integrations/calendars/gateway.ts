import type { CalDavAccount } from "#domain/calendars/calendar-form.ts";
import type { CalendarProblem } from "#domain/calendars/calendar-problem.ts";
import type { BusyReading } from "./read-busy.ts";

/** What is asked of a calendar elsewhere. */
export type CalendarQuestion = { from: Temporal.Instant; to: Temporal.Instant; businessZone: string };

export type CalendarAnswer =
  | { kind: "unchanged" }
  | { kind: "read"; reading: BusyReading & { ok: true }; etag: string | null }
  | { kind: "failed"; problem: CalendarProblem };

export type FoundCalendar = { url: string; name: string };

export type EventPlace = { href: string; etag: string | null };

export type WriteOutcome = { ok: true; place: EventPlace } | { ok: false; problem: CalendarProblem };

/** The calendars of others, over iCal and CalDAV. None of it throws for what may go wrong outside. */
export type CalendarGateway = {
  readIcal(address: string, etag: string | null, question: CalendarQuestion): Promise<CalendarAnswer>;
  listCalendars(
    account: CalDavAccount,
  ): Promise<{ ok: true; calendars: FoundCalendar[] } | { ok: false; problem: CalendarProblem }>;
  readCalDav(account: CalDavAccount, url: string, question: CalendarQuestion): Promise<CalendarAnswer>;
  /** Writes one event; an existing one of that name is replaced. `known`: where it was last written, if it was. */
  writeEvent(account: CalDavAccount, url: string, event: WrittenEvent): Promise<WriteOutcome>;
  /** Gone is gone, no matter who deleted it. */
  removeEvent(
    account: CalDavAccount,
    place: EventPlace,
  ): Promise<{ ok: true } | { ok: false; problem: CalendarProblem }>;
};

export type WrittenEvent = { fileName: string; text: string; known: EventPlace | null };
