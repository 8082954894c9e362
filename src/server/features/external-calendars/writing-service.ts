import type { CalDavAccount } from "#domain/calendars/calendar-form.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Tx } from "../../platform/db/database.ts";
import { writeEventFile } from "../feeds/service.ts";
import { type CalendarDeps, type CalendarKey, findReachable, noteProblem } from "./reading-service.ts";
import { deleteWritten, makeErasedDue, selectToRemove, selectToWrite, upsertWritten } from "./writing-store.ts";

/** For one calendar in one run: a slow server holds up the others no longer. The next run goes on where this one ended. */
const mostMs = 60_000;

/**
 * Brings a CalDAV calendar in step with the agent's appointments: what has changed is found by comparing, so nothing is
 * lost however often this fails, and an event has one name, so nothing is duplicated however often it runs.
 */
export const writeCalendar = async (deps: CalendarDeps, place: CalendarKey): Promise<void> => {
  const calendar = await findReachable(deps, place);
  if (!calendar?.is_written || !calendar.secret || "address" in calendar.secret) return;
  const account = calendar.secret;
  const now = deps.clock.now();
  const [changed, gone] = await deps.db.read(place.ownerId, (tx) => [
    tx.run(selectToWrite, { ...place, from: now.subtract({ hours: 24 }) }),
    tx.run(selectToRemove, place),
  ]);
  const writing = { deps, place, account };
  const untilMs = performance.now() + mostMs;
  for (const row of gone) if (performance.now() > untilMs || !(await removeOne(writing, row))) return;
  for (const event of changed) {
    if (performance.now() > untilMs) return;
    const text = writeEventFile(calendar.language, event);
    const known = event.href === null ? null : { href: event.href, etag: event.etag };
    const outcome = await deps.gateway.writeEvent(account, account.url, { fileName: `${event.id}.ics`, text, known });
    if (!outcome.ok) return fail(writing, outcome.problem);
    await deps.db.withOwner(place.ownerId, (tx) =>
      tx.run(upsertWritten, {
        ...place,
        appointmentId: event.id,
        sequence: event.calendar_sequence,
        href: outcome.place.href,
        etag: outcome.place.etag,
      }),
    );
  }
};

/** What other calendars say of a client who has been deleted is written again, past visits included. */
export const forgetElsewhere = async (tx: Tx, ownerId: OwnerId, now: Temporal.Instant): Promise<void> => {
  await tx.run(makeErasedDue, { ownerId, now });
};

type Writing = { deps: CalendarDeps; place: CalendarKey; account: CalDavAccount & { url: string } };

const removeOne = async (writing: Writing, row: { appointment_id: string; href: string; etag: string | null }) => {
  const { deps, place, account } = writing;
  const outcome = await deps.gateway.removeEvent(account, { href: row.href, etag: row.etag });
  if (!outcome.ok) {
    await fail(writing, outcome.problem);
    return false;
  }
  await deps.db.withOwner(place.ownerId, (tx) =>
    tx.run(deleteWritten, { ...place, appointmentId: row.appointment_id }),
  );
  return true;
};

/** The rest would fail the same way; the next run goes on here. */
const fail = async ({ deps, place }: Writing, problem: Parameters<typeof noteProblem>[2]): Promise<void> => {
  await deps.db.withOwner(place.ownerId, (tx) => noteProblem(tx, place, problem, deps.clock.now()));
};
