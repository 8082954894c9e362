import type { SlotReason } from "#domain/scheduling/slots/slot-reason.ts";
import { decideVisit } from "#domain/scheduling/visits/fit-visit.ts";
import { daysFrom, findBusinessFacts } from "../availability/facts-store.ts";
import type { BookingContext } from "../booking/booking-service.ts";
import { type AppointmentRow, selectAppointment } from "../store.ts";
import { isLiveRow, toPart } from "../visits/visit-change-service.ts";
import { findAgentsOfParts, visitDays, withoutOwnRows, withoutUses } from "../visits/visit-facts-service.ts";
import { inOrder } from "../visits/visit-present.ts";
import { selectVisit } from "../visits/visit-store.ts";

export type PreviewedMove = { appointmentId: string; date: string; time: string; agentId: string | null };

/** Why the new place of an appointment, or of the visit it is part of, is taken or unusual; null when nothing is in the way. */
export const previewMoveIn = async (
  { tx, clock, ownerId }: BookingContext,
  { appointmentId, date, time, agentId }: PreviewedMove,
): Promise<SlotReason | null> => {
  const [row] = await tx.run(selectAppointment, { ownerId, appointmentId });
  if (!row) return null;
  const visit: AppointmentRow[] =
    row.visit_id === null ? [row] : await tx.run(selectVisit, { ownerId, visitId: row.visit_id });
  // What is brought back is looked at by the parts that were cancelled.
  const own = inOrder(visit).filter((part) => isLiveRow(part) === isLiveRow(row));
  const parts = own.map((part) => (agentId === null ? toPart(part) : { ...toPart(part), agent: { id: agentId } }));
  const [business, agents] = await Promise.all([
    findBusinessFacts(tx, ownerId, daysFrom(date, visitDays)),
    findAgentsOfParts(tx, ownerId, parts, { fromDate: date, dayCount: 1 }),
  ]);
  const facts = { business: withoutUses(business, own), agents: withoutOwnRows(agents, own) };
  return decideVisit(facts, { date, time, parts, bookedBy: "owner" }, clock.now()).reason;
};
