import { mergeBusy } from "#domain/calendars/busy-spans.ts";
import { type CalendarProblem, nextReadAt } from "#domain/calendars/calendar-problem.ts";
import { calendarWindow } from "#domain/calendars/calendar-window.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { CalendarAnswer, CalendarGateway } from "../../integrations/calendars/gateway.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { type CalendarSecret, openSecret } from "./secret-service.ts";
import {
  type CalendarRow,
  deleteSpans,
  insertSpans,
  lockCalendar,
  selectCalendarToRead,
  selectOwn,
  updateState,
} from "./store.ts";
import { markChangedThere } from "./writing-store.ts";

export type CalendarDeps = { db: Database; clock: Clock; secret: string; gateway: CalendarGateway };

/** One of an owner's calendars. */
export type CalendarKey = { ownerId: OwnerId; calendarId: string };

/** What is needed to reach a calendar; null when it is gone. `secret` is null when it can't be opened any more. */
export const findReachable = async ({ db, secret }: CalendarDeps, { ownerId, calendarId }: CalendarKey) => {
  const [[row]] = await db.read(ownerId, (tx) => [tx.run(selectCalendarToRead, { ownerId, calendarId })]);
  return row ? { ...row, secret: openSecret(secret, calendarId, row.sealed) } : null;
};

/**
 * Reads a calendar and stores its busy times. When it can't be read, the last known busy times still count and the
 * calendar shows since when: a lost connection makes nobody free or busy.
 */
export const refreshCalendar = async (deps: CalendarDeps, place: CalendarKey): Promise<CalendarRow | null> => {
  const calendar = await findReachable(deps, place);
  if (!calendar) return null;
  const now = deps.clock.now();
  // Once a day all of it, as the days asked about move on even if the calendar doesn't change.
  const [day, ...etag] = calendar.etag?.split(" ") ?? [];
  const known = day === dayOf(now) ? etag.join(" ") : null;
  const answer = calendar.secret
    ? await readExternalCalendar(deps, calendar.secret, { etag: known, zone: calendar.time_zone })
    : ({ kind: "failed", problem: "sign-in" } as const);
  return saveReading(deps, place, answer);
};

export const readExternalCalendar = (
  { gateway, clock }: Pick<CalendarDeps, "gateway" | "clock">,
  secret: CalendarSecret,
  { etag, zone }: { etag: string | null; zone: string },
): Promise<CalendarAnswer> => {
  const question = { ...calendarWindow(clock.now()), businessZone: zone };
  if ("address" in secret) return gateway.readIcal(secret.address, etag, question);
  return gateway.readCalDav(secret, secret.url, question);
};

/** Stores the result of reading a calendar. */
export const saveReading = (
  { db, clock }: CalendarDeps,
  place: CalendarKey,
  answer: CalendarAnswer,
): Promise<CalendarRow | null> =>
  db.withOwner(place.ownerId, async (tx) => {
    const [calendar] = await tx.run(lockCalendar, place);
    if (!calendar) return null;
    if (answer.kind === "failed") return noteProblem(tx, place, answer.problem, clock.now());
    const now = clock.now();
    if (answer.kind === "read") await keepSpans(tx, place, answer, now);
    const [saved] = await tx.run(updateState, {
      ...place,
      readAt: now,
      problem: null,
      problemSince: null,
      unread: answer.kind === "read" ? answer.reading.unread : null,
      etag: answer.kind === "read" ? answer.etag && `${dayOf(now)} ${answer.etag}` : await keptEtag(tx, place),
      failures: 0,
      dueAt: nextReadAt(now, 0),
    });
    return saved ?? null;
  });

const keptEtag = async (tx: Tx, place: CalendarKey): Promise<string | null> =>
  (await tx.run(selectCalendarToRead, place))[0]?.etag ?? null;

/** It is tried again later, the later the more often it failed; but not before the owner signed in again, if that is it. */
export const noteProblem = async (tx: Tx, place: CalendarKey, problem: CalendarProblem, now: Temporal.Instant) => {
  const [before] = await tx.run(selectCalendarToRead, place);
  const failures = (before?.failures ?? 0) + 1;
  const [saved] = await tx.run(updateState, {
    ...place,
    readAt: null,
    problem,
    problemSince: before?.problem_since ?? now,
    unread: null,
    etag: before?.etag ?? null,
    failures,
    dueAt: nextReadAt(now, failures),
  });
  return saved ?? null;
};

const keepSpans = async (
  tx: Tx,
  place: CalendarKey,
  { reading }: CalendarAnswer & { kind: "read" },
  now: Temporal.Instant,
) => {
  const { from, to } = calendarWindow(now);
  const ids = [...new Set(reading.ours.map(({ appointmentId }) => appointmentId))];
  const own = new Map((await tx.run(selectOwn, { ownerId: place.ownerId, ids })).map((row) => [row.id, row]));
  // An appointment of this business comes back by a feed or by CalDAV: here it is known better. One of another business
  // that uses Daybook is as busy as anything.
  const foreign = reading.ours.filter(({ appointmentId }) => !own.has(appointmentId));
  const spans = mergeBusy([...reading.spans, ...foreign], {
    startMs: from.epochMilliseconds,
    endMs: to.epochMilliseconds,
  });
  const said = { ...place, starts: spans.map(({ startMs }) => startMs), ends: spans.map(({ endMs }) => endMs) };
  await tx.run(deleteSpans, said);
  await tx.run(insertSpans, said);
  const asWritten = reading.ours.filter(({ appointmentId, startMs, endMs }) => {
    const row = own.get(appointmentId);
    return row?.starts_at.epochMilliseconds === startMs && row.ends_at.epochMilliseconds === endMs;
  });
  await tx.run(markChangedThere, { ...place, now, ids: asWritten.map(({ appointmentId }) => appointmentId) });
};

const dayOf = (now: Temporal.Instant): string => now.toString().slice(0, 10);
