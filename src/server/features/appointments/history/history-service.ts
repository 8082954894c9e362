import type { AppointmentChange, Notice } from "#contract/scheduling/appointments.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { epochMsToWall } from "#domain/scheduling/clock/business-clock.ts";
import { type HistoryEntry, readHistoryEntry } from "#domain/scheduling/history/history-entry.ts";
import { decideUndo, type Undo, type UndoDecision } from "#domain/scheduling/history/undo.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { findNotices } from "../../notices/service.ts";
import type { BookingContext, BookingDeps } from "../booking/booking-service.ts";
import {
  type ChangeTarget,
  cancelIn,
  confirmIn,
  rescheduleIn,
  unconfirmIn,
  withChangeRefusals,
} from "../changes/change-service.ts";
import { isCorrectionKept, undoCorrectionIn } from "../changes/correction-service.ts";
import { markOutcomeIn } from "../changes/mark-service.ts";
import { selectHistory, selectZone } from "./history-store.ts";
import { findTogether, undoTogetherIn } from "./together-service.ts";

export const findHistory = async (tx: Tx, ownerId: OwnerId, appointmentId: string): Promise<HistoryEntry[]> => {
  const rows = await tx.run(selectHistory, { ownerId, appointmentId });
  return rows.flatMap(({ created_at: createdAt, ...row }) => {
    const entry = readHistoryEntry({ ...row, atMs: createdAt.epochMilliseconds });
    return entry === null ? [] : [entry];
  });
};

export const findZone = async (tx: Tx, ownerId: OwnerId): Promise<string> => {
  const [profile] = await tx.run(selectZone, { ownerId });
  return profile?.time_zone ?? "UTC";
};

/** That a client said they would come changed nothing. */
const lastOf = (history: readonly HistoryEntry[]) =>
  history.findLast(({ action }) => action !== "attendance-confirmed");

/** How much of its visit and series the last change of an appointment changed; null when it was this one alone. */
export const findUndoneTogether = async (
  context: BookingContext,
  appointmentId: string,
  { history, decision }: { history: readonly HistoryEntry[]; decision: UndoDecision },
): Promise<{ visits: number; services: number } | null> => {
  const entryId = lastOf(history)?.id;
  if (!decision.ok || entryId === undefined) return null;
  const changed = await findTogether(context, { appointmentId, entryId, kind: decision.undo.kind });
  if (changed.length < 2) return null;
  const visits = new Set(changed.map(({ row }) => row.series_number ?? row.visit_id));
  return { visits: visits.size, services: changed.length };
};

/** Whether the last change can be taken back, from what happened and what the client was sent. */
export const undoOf = async (
  { tx, clock, ownerId }: BookingContext,
  appointmentId: string,
  { history, notices }: { history: readonly HistoryEntry[]; notices: readonly Notice[] },
): Promise<UndoDecision> => {
  const lastNotice = notices.findLast(({ status }) => status === "sent" || status === "delivered" || status === "read");
  const isCorrected = lastOf(history)?.action === "corrected";
  const facts = {
    lastNotice: lastNotice?.kind ?? null,
    isCorrectionKept: isCorrected && (await isCorrectionKept(tx, ownerId, appointmentId)),
  };
  return decideUndo(history, facts, clock.now().epochMilliseconds);
};

/**
 * Takes back the last change, through the doors every change goes through: the old place has to be free still, and the client
 * is notified as of any change. Of two who try at once the second finds another last change, or another version.
 */
export const undoChange = (deps: BookingDeps, ownerId: OwnerId, undone: UndoneChange): Promise<AppointmentChange> =>
  withChangeRefusals(deps, ownerId, (tx) => undoChangeIn({ tx, clock: deps.clock, ownerId }, undone));

/** `together`: also for what the same act changed of its visit or series. */
type UndoneChange = { appointmentId: string; version: number; at: string; together?: boolean };

export const undoChangeIn = async (
  context: BookingContext,
  { appointmentId, version, at, together = false }: UndoneChange,
): Promise<AppointmentChange> => {
  const { tx, ownerId } = context;
  const [history, notices, zone] = await Promise.all([
    findHistory(tx, ownerId, appointmentId),
    findNotices(tx, ownerId, appointmentId),
    findZone(tx, ownerId),
  ]);
  const decision = await undoOf(context, appointmentId, { history, notices });
  if (!decision.ok) throw new AppError(history.length === 0 ? "not-found" : "cannot-undo");
  if (decision.atMs !== Temporal.Instant.from(at).epochMilliseconds) throw new AppError("edit-conflict");
  const target = { appointmentId, version, changedBy: "owner" as const, undoes: at };
  if (together) {
    const act = { appointmentId, entryId: lastOf(history)?.id ?? "", kind: decision.undo.kind };
    return undoTogetherIn(context, { target, act, zone });
  }
  return carryOut(context, target, decision.undo, zone);
};

/** What taking back the last change would do; null when it can't be. */
export const findUndo = async (
  context: BookingContext,
  appointmentId: string,
): Promise<{ at: string; undo: Undo } | null> => {
  const { tx, ownerId } = context;
  const [history, notices] = await Promise.all([
    findHistory(tx, ownerId, appointmentId),
    findNotices(tx, ownerId, appointmentId),
  ]);
  const decision = await undoOf(context, appointmentId, { history, notices });
  return decision.ok
    ? { at: Temporal.Instant.fromEpochMilliseconds(decision.atMs).toString(), undo: decision.undo }
    : null;
};

const carryOut = async (
  context: BookingContext,
  target: ChangeTarget,
  undo: Undo,
  zone: string,
): Promise<AppointmentChange> => {
  switch (undo.kind) {
    case "move":
      return rescheduleIn(context, target, {
        ...epochMsToWall(undo.startsAtMs, zone),
        ...(undo.agentId !== null && { agentId: undo.agentId }),
        back: undo.before,
      });
    case "restore":
      return confirmIn(context, target, { status: undo.status, awaiting: undo.awaiting });
    case "cancel":
      return cancelIn(context, target);
    case "confirm":
      return confirmIn(context, target);
    case "unconfirm":
      return unconfirmIn(context, target, undo.awaiting);
    case "correct":
      return undoCorrectionIn(context, target);
    case "mark": {
      const { appointmentId, version, undoes } = target;
      const mark = { appointmentId, version, outcome: undo.outcome, ...(undoes !== undefined && { undoes }) };
      return { appointment: await markOutcomeIn(context, mark), notice: null };
    }
  }
};
