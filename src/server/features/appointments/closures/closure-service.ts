import type { AffectedAppointment, AffectedAppointments } from "#contract/scheduling/closures/closure-fields.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { PlacedAppointment } from "#domain/scheduling/closures/affected-by-closure.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { selectTimeZone } from "../../../platform/db/select-time-zone.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { lockAgent } from "../booking/agent-lock-store.ts";
import { lockAllAgents } from "../zone-change/zone-change-store.ts";
import { selectUpcomingBetween } from "./closure-store.ts";

/** Waits for bookings under way and holds back new ones until the transaction ends: one agent's, or everyone's. */
export const holdBookings = async (tx: Tx, ownerId: OwnerId, agentId: string | null): Promise<void> => {
  await (agentId === null ? tx.run(lockAllAgents, { ownerId }) : tx.run(lockAgent, { ownerId, agentId }));
};

type Days = { agentId: string | null; from: string; to: string; now: Temporal.Instant };

/** Whether an appointment is in the way, in the business's zone. */
type IsInside = (zone: string, appointment: PlacedAppointment) => boolean;

/** The appointments to come, of one agent or of all, that are inside what is about to be said of some days. */
export const findInside = async (
  tx: Tx,
  ownerId: OwnerId,
  days: Days,
  isInside: IsInside,
): Promise<AffectedAppointment[]> => {
  const [[profile], rows] = await Promise.all([
    tx.run(selectTimeZone, { ownerId }),
    tx.run(selectUpcomingBetween, { ownerId, ...days }),
  ]);
  if (!profile) throw new Error("an owner without a profile");
  return rows
    .filter(({ appointment_date, startMs, endMs }) =>
      isInside(profile.time_zone, { date: appointment_date, startMs, endMs }),
    )
    .map((row) => ({
      id: row.id,
      agentId: row.agent_id,
      visitId: row.visit_id,
      clientName: row.client_name,
      serviceType: row.service_type,
      appointmentDate: row.appointment_date,
      appointmentTime: row.appointment_time,
      version: row.version,
    }));
};

/** As many as a caller can name. */
export const presentAffected = (inside: readonly AffectedAppointment[]): AffectedAppointments => ({
  appointments: inside.slice(0, mostKnown),
  count: inside.length,
});

const mostKnown = 1000;

/** Refuses when there is an appointment in that time that the caller hasn't seen. */
export const requireKnown = (inside: readonly AffectedAppointment[], knownIds: readonly string[]): void => {
  const known = new Set(knownIds);
  if (inside.some(({ id }) => !known.has(id))) throw new AppError("appointments-inside");
};
