import type { VisitChange } from "#contract/scheduling/visits.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Standing } from "#domain/scheduling/history/history-entry.ts";
import type { BookedBy } from "#domain/scheduling/slots/slot-reason.ts";
import { decideVisit, type VisitPart } from "#domain/scheduling/visits/fit-visit.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { findNoticeBase, slotOf } from "../../notices/service.ts";
import { queueVisitNotice } from "../../notices/visits/visit-notice-service.ts";
import { daysFrom, findBusinessFacts } from "../availability/facts-store.ts";
import { toAgreedService } from "../availability/moved-service-store.ts";
import { withAgentsLocked } from "../booking/agent-lock-store.ts";
import type { BookingContext, BookingDeps } from "../booking/booking-service.ts";
import { BookingRefused } from "../booking/refusal-service.ts";
import {
  auditChange,
  type ChangeTarget,
  type MoveRequest,
  statusAfterMove,
  withChangeRefusals,
} from "../changes/change-service.ts";
import { markColumns, otherAgent, standingBefore } from "../changes/standing-service.ts";
import { type AppointmentRow, moveAppointment, setStatus, toTimeColumns } from "../store.ts";
import { findAgentsOfParts, visitDays, withoutOwnRows, withoutUses } from "./visit-facts-service.ts";
import { inOrder, presentVisit, versionOf } from "./visit-present.ts";
import { freePartTimes, releaseResources, selectVisit, selectVisitForUpdate } from "./visit-store.ts";

/** Which visit, and its version as the caller last saw it; null accepts the current version. */
export type VisitTarget = { visitId: string; version: number | null; changedBy: BookedBy } & Pick<
  ChangeTarget,
  "undoes" | "dayActionId" | "holdNoticeSeconds"
>;

/** `appointmentIds`: which parts; unless it is said, all that aren't cancelled. */
type CancelTarget = VisitTarget & { appointmentIds?: readonly string[] | undefined };

/** `agentIds`: who takes each part that isn't cancelled, in their order; unless it is said, who has it. */
export type VisitMove = Pick<MoveRequest, "date" | "time" | "holdNoticeSeconds" | "isOffer"> & {
  agentIds?: readonly string[] | undefined;
};

/** Moves all parts that aren't cancelled: they follow one another from the new time. */
export const rescheduleVisit = (deps: BookingDeps, ownerId: OwnerId, target: VisitTarget, move: VisitMove) =>
  withChangeRefusals(deps, ownerId, (tx) => rescheduleVisitIn({ tx, clock: deps.clock, ownerId }, target, move));

export const cancelVisit = (deps: BookingDeps, ownerId: OwnerId, target: CancelTarget) =>
  withChangeRefusals(deps, ownerId, (tx) => cancelVisitIn({ tx, clock: deps.clock, ownerId }, target));

export const rescheduleVisitIn = async (
  context: BookingContext,
  target: VisitTarget,
  move: VisitMove,
): Promise<VisitChange> => {
  const { tx, clock, ownerId } = context;
  const now = clock.now();
  const before = await tx.run(selectVisit, { ownerId, visitId: target.visitId });
  const agentIds = [...before.map(({ agent_id }) => agent_id), ...(move.agentIds ?? [])];
  const rows = await withAgentsLocked(tx, ownerId, { agentIds }, (locked) => findRows(locked, ownerId, target));
  const live = inOrder(rows).filter(isLiveRow);
  // An agent who wasn't locked has been given a part in between.
  if (live.some(({ agent_id }) => !agentIds.includes(agent_id))) throw new AppError("edit-conflict");
  const { agentIds: given = [] } = move;
  if (given.length > 0 && given.length !== live.length) throw new AppError("edit-conflict");
  const parts = live.map((row, index) => ({ ...toPart(row), agent: { id: given[index] ?? row.agent_id } }));
  const [business, agents, base] = await Promise.all([
    findBusinessFacts(tx, ownerId, daysFrom(move.date, visitDays)),
    findAgentsOfParts(tx, ownerId, parts, { fromDate: move.date, dayCount: 1 }),
    findNoticeBase(
      tx,
      ownerId,
      rows.map(({ id }) => id),
    ),
  ]);
  const { changedBy: bookedBy } = target;
  const { isOffer = false } = move;
  const request = { date: move.date, time: move.time, parts, bookedBy };
  const decision = decideVisit(
    { business: withoutUses(business, live), agents: withoutOwnRows(agents, live) },
    request,
    now,
  );
  if (!decision.ok) throw new BookingRefused(decision.reason);
  const moved = await moveParts(context, live, { booked: decision.parts, target, isOffer });
  const notice = await queueVisitNotice(tx, ownerId, {
    base,
    now,
    kind: isOffer ? "offer" : "reschedule",
    parts: moved.map(({ row, from }) => ({ appointment: row, before: slotOf(from) })),
    holdSeconds: move.holdNoticeSeconds ?? target.holdNoticeSeconds ?? 0,
    isNotifiedInChat: bookedBy === "client",
  });
  const others = rows.filter((row) => !isLiveRow(row));
  return { visit: presentVisit([...moved.map(({ row }) => row), ...others]), notice };
};

type PartsMove = {
  booked: readonly Parameters<typeof toTimeColumns>[0][];
  target: Pick<VisitTarget, "changedBy" | "undoes" | "dayActionId">;
  /** The client is asked: the places are theirs, and uncertain, until they have answered. */
  isOffer?: boolean;
  /** Of a move that is taken back, how each part stood where it goes. */
  backs?: readonly (Standing | null)[];
};

/**
 * Writes the parts at their new times. The constraint holds after each statement, and a part may move to where another
 * of the visit still is: so all of them step aside first, marked as overbooked, and then take their places.
 */
export const moveParts = async (
  context: BookingContext,
  live: readonly AppointmentRow[],
  { booked, target: { changedBy, undoes, dayActionId }, isOffer = false, backs = [] }: PartsMove,
): Promise<{ row: AppointmentRow; from: AppointmentRow }[]> => {
  const { tx, clock, ownerId } = context;
  const now = clock.now();
  const appointmentIds = live.map(({ id }) => id);
  await Promise.all([
    tx.run(freePartTimes, { ownerId, appointmentIds }),
    tx.run(releaseResources, { ownerId, appointmentIds }),
  ]);
  return Promise.all(
    live.map(async (from, index) => {
      const times = toTimeColumns(booked[index] as PartsMove["booked"][number]);
      const { agentId, price } = booked[index] as PartsMove["booked"][number];
      const back = backs[index] ?? null;
      const currency = back?.agreed ? back.agreed.currency : price === from.price ? from.currency : null;
      const { status, awaiting } = isOffer
        ? { status: "pending", awaiting: "client" as const }
        : statusAfterMove(from, back);
      const value = { price, currency, ...markColumns(back) };
      const place = { appointmentId: from.id, version: from.version, agentId, status, awaiting, movedAt: now };
      const target = {
        ...{ appointmentId: from.id, version: from.version, changedBy },
        ...(undoes !== undefined && { undoes }),
        ...(dayActionId !== undefined && { dayActionId }),
      };
      const to = { ...numbersOf(times), agent_id: agentId, price };
      const [[row]] = await Promise.all([
        tx.run(moveAppointment, { ...times, ownerId, ...place, ...value }),
        auditChange(context, target, {
          action: isOffer ? "appointment.offered" : "appointment.rescheduled",
          details: {
            ...{ from: from.starts_at, to: times.startsAt },
            ...otherAgent(from, to),
            ...standingBefore(from, to),
          },
        }),
      ]);
      if (!row) throw new AppError("edit-conflict");
      return { row, from };
    }),
  );
};

const numbersOf = ({ duration, bufferBefore, buffer }: ReturnType<typeof toTimeColumns>) => ({
  duration,
  buffer_before: bufferBefore,
  buffer_time: buffer,
});

export const cancelVisitIn = async (context: BookingContext, target: CancelTarget): Promise<VisitChange> => {
  const { tx, clock, ownerId } = context;
  const rows = await findRows(tx, ownerId, target);
  const { appointmentIds: wanted } = target;
  if (wanted?.some((id) => !rows.some((row) => row.id === id))) throw new AppError("not-found");
  const live = inOrder(rows).filter((row) => isLiveRow(row) && (wanted?.includes(row.id) ?? true));
  if (live.length === 0) throw new AppError("already-cancelled");
  const base = await findNoticeBase(
    tx,
    ownerId,
    rows.map(({ id }) => id),
  );
  const cancelled = await cancelParts(context, live, target);
  const notice = await queueVisitNotice(tx, ownerId, {
    base,
    now: clock.now(),
    kind: "cancel",
    parts: cancelled.map((row) => ({ appointment: row, before: slotOf(row) })),
    holdSeconds: target.holdNoticeSeconds ?? 0,
    isNotifiedInChat: target.changedBy === "client",
  });
  return { visit: presentVisit([...cancelled, ...rows.filter((row) => !live.includes(row))]), notice };
};

export const cancelParts = (
  context: BookingContext,
  live: readonly AppointmentRow[],
  { changedBy, undoes, dayActionId }: Pick<VisitTarget, "changedBy" | "undoes" | "dayActionId">,
) => {
  const { tx, ownerId } = context;
  return Promise.all(
    live.map(async (current) => {
      const target = {
        ...{ appointmentId: current.id, version: current.version, changedBy },
        ...(undoes !== undefined && { undoes }),
        ...(dayActionId !== undefined && { dayActionId }),
      };
      const [[row]] = await Promise.all([
        tx.run(setStatus, { ownerId, ...target, status: "cancelled", awaiting: null }),
        auditChange(context, target, { action: "appointment.cancelled", details: standingBefore(current) }),
      ]);
      if (!row) throw new AppError("edit-conflict");
      return row;
    }),
  );
};

/** All parts, locked. Refused when there are none, none is left, or something has changed since it was read. */
const findRows = async (tx: Tx, ownerId: OwnerId, target: VisitTarget): Promise<AppointmentRow[]> => {
  const rows = await tx.run(selectVisitForUpdate, { ownerId, visitId: target.visitId });
  if (rows.length === 0) throw new AppError("not-found");
  if (target.version !== null && versionOf(rows) !== target.version) throw new AppError("edit-conflict");
  if (!rows.some(isLiveRow)) throw new AppError("already-cancelled");
  return rows;
};

export const toPart = (row: AppointmentRow): VisitPart => ({ agent: { id: row.agent_id }, ...toAgreedService(row) });

export const isLiveRow = ({ status }: { status: string }): boolean => status !== "cancelled";
