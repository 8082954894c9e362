import type { VisitChange } from "#contract/scheduling/visits.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Standing } from "#domain/scheduling/history/history-entry.ts";
import { type BookedTime, decideBooking } from "#domain/scheduling/slots/decide-booking.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { findNoticeBase } from "../../notices/service.ts";
import { queueVisitNotice } from "../../notices/visits/visit-notice-service.ts";
import { daysFrom, findBusinessFacts } from "../availability/facts-store.ts";
import { withAgentsLocked } from "../booking/agent-lock-store.ts";
import type { BookingContext, BookingDeps } from "../booking/booking-service.ts";
import { BookingRefused } from "../booking/refusal-service.ts";
import { auditChange, withChangeRefusals } from "../changes/change-service.ts";
import { markColumns } from "../changes/standing-service.ts";
import { type AppointmentRow, moveAppointment, toTimeColumns } from "../store.ts";
import { isLiveRow, toPart, type VisitTarget } from "./visit-change-service.ts";
import { findAgentsOfParts, visitDays } from "./visit-facts-service.ts";
import { inOrder, presentVisit, versionOf } from "./visit-present.ts";
import { selectVisit, selectVisitForUpdate } from "./visit-store.ts";

/** Brings every cancelled part back at its old time, all or none; one message tells the client. */
export const restoreVisit = (deps: BookingDeps, ownerId: OwnerId, target: VisitTarget): Promise<VisitChange> =>
  withChangeRefusals(deps, ownerId, (tx) => restoreVisitIn({ tx, clock: deps.clock, ownerId }, target));

const restoreVisitIn = async (context: BookingContext, target: VisitTarget): Promise<VisitChange> => {
  const { tx, clock, ownerId } = context;
  const { visitId, version } = target;
  const before = await tx.run(selectVisit, { ownerId, visitId });
  const agentIds = before.map(({ agent_id }) => agent_id);
  const rows = await withAgentsLocked(tx, ownerId, { agentIds }, (locked) =>
    locked.run(selectVisitForUpdate, { ownerId, visitId }),
  );
  if (rows.length === 0) throw new AppError("not-found");
  if (version !== null && versionOf(rows) !== version) throw new AppError("edit-conflict");
  const cancelled = inOrder(rows).filter((row) => !isLiveRow(row));
  const [first] = cancelled;
  if (!first) return { visit: presentVisit(rows), notice: null };
  const days = { fromDate: first.appointment_date, dayCount: 1 };
  const [business, agents, base] = await Promise.all([
    findBusinessFacts(tx, ownerId, daysFrom(days.fromDate, visitDays)),
    findAgentsOfParts(tx, ownerId, cancelled.map(toPart), days),
    findNoticeBase(
      tx,
      ownerId,
      rows.map(({ id }) => id),
    ),
  ]);
  const places = cancelled.map((row) => {
    const agent = agents.find(({ agentId }) => agentId === row.agent_id);
    if (!agent) throw new BookingRefused("unknown-agent");
    const request = {
      ...toPart(row),
      ...{ date: row.appointment_date, time: row.appointment_time, bookedBy: "owner" as const },
      ...{ past: "from-today" as const, overbook: row.overbooked },
    };
    const decision = decideBooking({ business, agent }, request, clock.now());
    if (!decision.ok) throw new BookingRefused(decision.reason);
    return { row, booked: decision.appointment };
  });
  const restored = await Promise.all(places.map((place) => restorePart(context, { ...place, target })));
  const notice = await queueVisitNotice(tx, ownerId, {
    ...{ base, now: clock.now(), kind: "confirmation" as const, isNotifiedInChat: false },
    parts: restored.map((appointment) => ({ appointment, before: "cancelled" as const })),
  });
  return { visit: presentVisit([...restored, ...rows.filter(isLiveRow)]), notice };
};

type RestoredPart = {
  row: AppointmentRow;
  booked: BookedTime;
  target: Pick<VisitTarget, "undoes" | "dayActionId">;
  /** How it stood before it was cancelled; else it is certain. */
  back?: Pick<Standing, "status" | "awaiting" | "mark">;
};

const certain = { status: "confirmed", awaiting: null } as const;

export const restorePart = async (
  context: BookingContext,
  { row, booked, target: { undoes, dayActionId }, back = certain }: RestoredPart,
): Promise<AppointmentRow> => {
  const { tx, clock, ownerId } = context;
  const target = {
    ...{ appointmentId: row.id, version: row.version, changedBy: "owner" as const },
    ...(undoes !== undefined && { undoes }),
    ...(dayActionId !== undefined && { dayActionId }),
  };
  const place = { appointmentId: row.id, version: row.version, agentId: row.agent_id, movedAt: clock.now() };
  const [[restored]] = await Promise.all([
    tx.run(moveAppointment, {
      ...{ ...toTimeColumns(booked), ownerId, ...place },
      ...{ status: back.status, awaiting: back.awaiting, price: row.price, currency: row.currency },
      ...markColumns(back),
    }),
    auditChange(context, target, { action: "appointment.restored" }),
  ]);
  if (!restored) throw new AppError("edit-conflict");
  return restored;
};
