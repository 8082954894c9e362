import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { daysLookedAt } from "#domain/scheduling/absence/propose-for-absence.ts";
import { todayIn } from "#domain/scheduling/clock/business-clock.ts";
import { laterDate } from "#domain/scheduling/clock/calendar-date.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { daysFrom, findBusinessFacts } from "../availability/facts-store.ts";
import type { BookingContext, BookingDeps } from "../booking/booking-service.ts";
import { rescheduleIn, withChangeRefusals } from "../changes/change-service.ts";
import { findZone } from "../history/history-service.ts";
import { type AppointmentRow, selectAppointment } from "../store.ts";
import { rescheduleVisitIn } from "../visits/visit-change-service.ts";
import { findProposals, groupVisits, startOf, visitMoveOf } from "./affected-service.ts";

type Offered = { appointmentId: string; version: number };

/**
 * Asks the client of an appointment that can't take place as planned: the same time with a colleague who is free, else the next
 * time with the same agent. The place is the client's until they have answered. A visit of several services is offered as the
 * one thing it is, whichever of them is named.
 */
export const offerNewTime = (deps: BookingDeps, ownerId: OwnerId, offered: Offered): Promise<AppointmentChange> =>
  withChangeRefusals(deps, ownerId, (tx) => offerIn({ tx, clock: deps.clock, ownerId }, offered));

const offerIn = async (context: BookingContext, offered: Offered): Promise<AppointmentChange> => {
  const { tx, ownerId, clock } = context;
  const { appointmentId, version } = offered;
  const [[row], zone] = await Promise.all([
    tx.run(selectAppointment, { ownerId, appointmentId }),
    findZone(tx, ownerId),
  ]);
  if (!row) throw new AppError("not-found");
  if (row.version !== version) throw new AppError("edit-conflict");
  const [group] = await groupVisits(tx, ownerId, row.status === "cancelled" ? [] : [row], clock.now());
  if (!group) throw new AppError("already-cancelled");
  const today = todayIn(zone, clock.now());
  const { appointment_date: planned } = startOf(group);
  const fromDate = laterDate(planned, today);
  const decision = await suggestedFor(context, group, fromDate);
  const { parts } = group;
  if (row.visit_id !== null && parts.length > 0) {
    const target = { visitId: row.visit_id, version: null, changedBy: "owner" as const };
    const move = { ...visitMoveOf(parts, row.agent_id, decision), isOffer: true };
    const { visit, notice } = await rescheduleVisitIn(context, target, move);
    const appointment = visit.parts.find(({ id }) => id === appointmentId);
    if (!appointment) throw new AppError("edit-conflict");
    return { appointment, notice };
  }
  const place =
    decision.kind === "colleague"
      ? { date: row.appointment_date, time: row.appointment_time, agentId: decision.agentId }
      : { date: decision.date, time: decision.time };
  return rescheduleIn(context, { ...offered, changedBy: "owner" }, { ...place, isOffer: true });
};

type Group = Awaited<ReturnType<typeof groupVisits<AppointmentRow>>>[number];

const suggestedFor = async (context: BookingContext, group: Group, fromDate: string) => {
  const { id, agent_id: agentId } = group.row;
  const business = await findBusinessFacts(context.tx, context.ownerId, daysFrom(fromDate, daysLookedAt));
  const question = { agentId, fromDate, dayCount: daysLookedAt, backOn: fromDate, withoutAppointmentId: id };
  const suggested = (await findProposals(context, business, question, [group])).get(id)?.suggested;
  if (suggested?.kind !== "colleague" && suggested?.kind !== "later") throw new AppError("no-free-time");
  return suggested;
};
