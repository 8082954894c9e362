import type { AppointmentChange, AppointmentUndo, Notice } from "#contract/scheduling/appointments.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { epochMsToWall } from "#domain/scheduling/clock/business-clock.ts";
import { type HistoryEntry, readHistoryEntry } from "#domain/scheduling/history/history-entry.ts";
import { decideUndo, type Undo, type UndoDecision, type UndoRefusal } from "#domain/scheduling/history/undo.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { selectTimeZone } from "../../../platform/db/select-time-zone.ts";
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
import { selectAppointment } from "../store.ts";
import { findActiveAgentIds, selectHistory } from "./history-store.ts";
import { findTogether, undoTogetherIn } from "./together-service.ts";

export const findHistory = async (tx: Tx, ownerId: OwnerId, appointmentId: string): Promise<HistoryEntry[]> => {
  const rows = await tx.run(selectHistory, { ownerId, appointmentId });
  return rows.flatMap(({ created_at: createdAt, ...row }) => {
    const entry = readHistoryEntry({ ...row, atMs: createdAt.epochMilliseconds });
    return entry === null ? [] : [entry];
  });
};

export const findZone = async (tx: Tx, ownerId: OwnerId): Promise<string> => {
  const [profile] = await tx.run(selectTimeZone, { ownerId });
  return profile?.time_zone ?? "UTC";
};

/** That a client said they would come changed nothing. */
const lastOf = (history: readonly HistoryEntry[]) =>
  history.findLast(({ action }) => action !== "attendance-confirmed");

/** What the last change of an appointment changed of its visit and series, and what of it stays; null when it was this one alone. */
export const findUndoneTogether = async (
  context: BookingContext,
  appointmentId: string,
  { history, decision }: { history: readonly HistoryEntry[]; decision: UndoDecision },
): Promise<UndoneTogether | null> => {
  const entryId = lastOf(history)?.id;
  if (!decision.ok || entryId === undefined || !isOfSeveral(decision.undo)) return null;
  const zone = await findZone(context.tx, context.ownerId);
  const { returning, staying } = await findTogether(context, { appointmentId, entryId }, zone);
  if (returning.length + staying.length < 2) return null;
  const visits = new Set(returning.map(({ row }) => row.series_number ?? row.visit_id));
  return {
    ...{ visits: visits.size, services: returning.length },
    staying: staying.map(({ row, reason }) => ({
      ...{ date: row.appointment_date, time: row.appointment_time, serviceType: row.service_type, reason },
    })),
  };
};

type UndoneTogether = NonNullable<Extract<AppointmentUndo, { at: string }>["together"]>;

/** What is done to a visit or a series at once; all else is done to one of its appointments. */
const isOfSeveral = ({ kind }: Undo): boolean => kind === "move" || kind === "restore" || kind === "cancel";

/** Whether the last change can be taken back, from what happened and what the client was sent. */
export const undoOf = async (
  { tx, clock, ownerId }: BookingContext,
  appointmentId: string,
  { history, notices }: { history: readonly HistoryEntry[]; notices: readonly Notice[] },
): Promise<UndoDecision> => {
  const lastNotice = notices.findLast(({ status }) => status === "sent" || status === "delivered" || status === "read");
  const isCorrected = lastOf(history)?.action === "corrected";
  const [isKept, [appointment], activeAgentIds] = await Promise.all([
    isCorrected && isCorrectionKept(tx, ownerId, appointmentId),
    tx.run(selectAppointment, { ownerId, appointmentId }),
    findActiveAgentIds(tx, ownerId),
  ]);
  const agents = { agentId: appointment?.agent_id ?? "", activeAgentIds };
  const facts = { lastNotice: lastNotice?.kind ?? null, isCorrectionKept: isKept, ...agents };
  return decideUndo(history, facts, clock.now().epochMilliseconds);
};

/**
 * Takes back the last change, through the doors every change goes through: the old place has to be free still, and the client
 * is notified as of any change. Of two who try at once the second finds another last change, or another version.
 */
export const undoChange = (deps: BookingDeps, ownerId: OwnerId, undone: UndoneChange): Promise<AppointmentChange> =>
  withChangeRefusals(deps, ownerId, (tx) => undoChangeIn({ tx, clock: deps.clock, ownerId }, undone));

/** `together`: also for what the same act changed of its visit or series; `whole`: unless a part of that would stay. */
type UndoneChange = { appointmentId: string; version: number; at: string; together?: boolean | "whole" };

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
  if (together !== false && isOfSeveral(decision.undo)) {
    const act = { appointmentId, entryId: lastOf(history)?.id ?? "" };
    const { returning, staying } = await findTogether(context, act, zone);
    if (together === "whole" && staying.length > 0) throw new AppError("cannot-undo");
    if (returning.length > 1) return undoTogetherIn(context, { target, act, zone });
  }
  return carryOut(context, target, decision.undo, zone);
};

/** What taking back the last change would do, or why it can't be. */
export const findUndo = async (
  context: BookingContext,
  appointmentId: string,
): Promise<{ at: string; undo: Undo } | { refusal: UndoRefusal }> => {
  const { tx, ownerId } = context;
  const [history, notices] = await Promise.all([
    findHistory(tx, ownerId, appointmentId),
    findNotices(tx, ownerId, appointmentId),
  ]);
  const decision = await undoOf(context, appointmentId, { history, notices });
  return decision.ok
    ? { at: Temporal.Instant.fromEpochMilliseconds(decision.atMs).toString(), undo: decision.undo }
    : { refusal: decision.reason };
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
      return confirmIn(context, target, undo);
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
