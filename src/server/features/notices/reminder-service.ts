import type { ConversationFacts } from "#domain/conversation/facts.ts";
import { isReminder, type NoticeKind } from "#domain/notices/client-knowledge.ts";
import { isReminderDue, planReminders } from "#domain/notices/decide-reminder.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { enqueueJob } from "../../platform/jobs/queue-store.ts";
import { type ReminderPayload, reminderJob } from "./reminder-jobs.ts";
import { selectLatestNotice, selectReminded } from "./reminder-store.ts";
import { findNoticeBase, placeOf, queueNotice } from "./service.ts";

type Reminded = { id: string; starts_at: Temporal.Instant; is_test: boolean };

/**
 * Has the client reminded, in the transaction that gives the appointment its time. A job that waits for an earlier time
 * of the appointment is replaced, or finds out by itself that its moment isn't now.
 */
export const scheduleReminders = (tx: Tx, clock: Clock, ownerId: OwnerId, appointment: Reminded): void => {
  if (appointment.is_test) return;
  for (const { kind, dueAt } of planReminders(appointment.starts_at, clock.now())) {
    const runAt = dueAt.subtract({ milliseconds: clock.aheadMs() });
    tx.send(enqueueJob, { ...reminderJob({ ownerId, appointmentId: appointment.id, kind }), runAt });
  }
};

/** The moment of a reminder: queues it if the appointment still is what it was scheduled for. */
export const remindClient = async (
  { db, clock }: { db: Database; clock: Clock },
  { ownerId, appointmentId, kind }: ReminderPayload,
): Promise<void> =>
  db.withOwner(ownerId, async (tx) => {
    const [row] = await tx.run(selectReminded, { ownerId, appointmentId });
    if (!row || !isReminder(kind)) return;
    const appointment = { status: row.status, startsAt: row.starts_at, isTest: row.is_test };
    if (!isReminderDue(kind, appointment, clock.now())) return;
    const base = await findNoticeBase(tx, ownerId, [appointmentId]);
    // Told once: the same job may run twice, and an appointment that was moved away and back keeps its moment.
    if (base.history.get(appointmentId)?.some((past) => past.kind === kind && past.status !== "superseded")) return;
    await queueNotice(tx, ownerId, base, { kind, appointment: row, before: placeOf(row) }, clock.now());
  });

/** The reminder that a client may be answering: the latest notice from that number, if it is one. */
export const findLatestReminder = async (
  tx: Tx,
  ownerId: OwnerId,
  { client, sender }: { client: string; sender: string },
): Promise<ConversationFacts["reminder"]> => {
  const [row] = await tx.run(selectLatestNotice, { ownerId, recipient: client, sender });
  if (!row || !isReminder(row.kind as NoticeKind)) return null;
  return { appointmentId: row.appointment_id, version: row.appointment_version, sentAt: row.written_at };
};
