import type { ConversationFacts } from "#domain/conversation/facts.ts";
import { clockStepMs } from "#domain/conversation/receiving/said-before.ts";
import { isQuestion, type NoticeKind, type ReminderKind } from "#domain/notices/client-knowledge.ts";
import { isReminderDue, type ReminderSpan, spansToRemind } from "#domain/notices/decide-reminder.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { isDatabaseAway } from "../../platform/db/is-database-away.ts";
import type { Log } from "../../platform/log.ts";
import { findNoticeBase, queueNotice, slotOf } from "../notices/service.ts";
import { queueVisitReminder } from "../notices/visits/visit-notice-service.ts";
import { findDueReminders, selectReminded } from "./store.ts";

export type ReminderDeps = { db: Database; clock: Clock; log: Log };

const pageSize = 200;

/**
 * Writes the reminders that are due; run every minute. Nothing is stored about pending reminders: a run finds what was
 * missed while the server was down, as long as it is still useful, and tries again what an earlier run couldn't send.
 */
export const remindClients = async (deps: ReminderDeps): Promise<void> => {
  for (const span of spansToRemind(deps.clock.now())) await remindAbout(deps, span);
};

const remindAbout = async (deps: ReminderDeps, { kind, leadMs, startsFrom, startsUntil }: ReminderSpan) => {
  const span = { kind, leadSeconds: leadMs / 1000, startsFrom, startsUntil, pageSize };
  for (
    let last = { afterAt: null, afterId: null } as { afterAt: Temporal.Instant | null; afterId: string | null };
    ;
  ) {
    const due = await deps.db.run(findDueReminders, { ...span, ...last });
    for (const { user_id, appointment_id } of due) await tryToRemind(deps, user_id as OwnerId, appointment_id, kind);
    const end = due.at(-1);
    if (!end || due.length < pageSize) return;
    last = { afterAt: end.starts_at, afterId: end.appointment_id };
  }
};

const tryToRemind = async (deps: ReminderDeps, ownerId: OwnerId, appointmentId: string, kind: ReminderKind) => {
  try {
    await remindClient(deps, ownerId, appointmentId, kind);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    deps.log.error({ err: error, appointmentId, kind }, "a reminder couldn't be written; the next run tries again");
  }
};

/** Queues a reminder if its moment has come and it wasn't sent yet; the appointment's lock lets one run at a time decide. */
const remindClient = (
  { db, clock }: ReminderDeps,
  ownerId: OwnerId,
  appointmentId: string,
  kind: ReminderKind,
): Promise<void> =>
  db.withOwner(ownerId, async (tx) => {
    const [row] = await tx.run(selectReminded, { ownerId, appointmentId });
    if (!row) return;
    const appointment = {
      status: row.status,
      startsAt: row.starts_at,
      timedAt: row.timed_at,
      isTest: row.is_test,
      isAwaitingOwner: row.awaiting === "owner",
      isUnproven: row.is_unproven,
    };
    if (!isReminderDue(kind, appointment, clock.now())) return;
    if (row.visit_id !== null) {
      await queueVisitReminder(tx, ownerId, { visitId: row.visit_id, appointmentId, kind, now: clock.now() });
      return;
    }
    const base = await findNoticeBase(tx, ownerId, [appointmentId]);
    // Sent once: two runs may meet, and an appointment that was moved away and back keeps its moment.
    if (base.history.get(appointmentId)?.some((past) => past.kind === kind && past.status !== "superseded")) return;
    await queueNotice(tx, ownerId, { base, now: clock.now(), kind, appointment: row, before: slotOf(row) });
  });

/** What a client may be answering who was written to unasked. */
export type Answerable =
  | ({ kind: "reminder" } & NonNullable<ConversationFacts["reminder"]>)
  | ({ kind: "opening" } & NonNullable<ConversationFacts["lastOffer"]>);

/** The last message sent to a client unasked. The instant is as JSON has it. */
export type LatestNotice = { kind: string; appointmentId: string; version: number; writtenAt: string };

/** Up to when the latest notice may be stamped. */
export const noticesUntil = (now: Temporal.Instant): Temporal.Instant => now.add({ milliseconds: clockStepMs });

/** The reminder or offer that a client may be answering: the latest notice from that number, if it is one. */
export const toAnswerable = (notice: LatestNotice | null): Answerable | null => {
  if (notice === null) return null;
  const { kind, appointmentId, version, writtenAt } = notice;
  const sentAt = Temporal.Instant.from(writtenAt);
  if (kind === "opening") return { kind, offerId: appointmentId, sentAt };
  return isQuestion(kind as NoticeKind) ? { kind: "reminder", appointmentId, version, sentAt } : null;
};
