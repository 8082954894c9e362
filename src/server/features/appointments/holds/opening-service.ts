import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { addDays } from "#domain/scheduling/clock/calendar-date.ts";
import type { Service } from "#domain/scheduling/services/service-times.ts";
import type { BusinessFacts } from "#domain/scheduling/slots/availability.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { daysFrom, findAgentFacts, findBusinessFacts, type NamedAgentFacts } from "../availability/facts-store.ts";
import { selectTypeSettings, toService } from "../availability/settings-store.ts";
import { withAgentsLocked } from "../booking/agent-lock-store.ts";
import { presentAppointment } from "../present.ts";
import { selectAppointment } from "../store.ts";

/** Whatever is decided about the calendar after this stays true until the transaction ends. */
export const lockEveryAgent = async (tx: Tx, ownerId: OwnerId): Promise<void> => {
  await withAgentsLocked(tx, ownerId, { agentId: null }, async () => undefined);
};

export type OpeningFacts = {
  business: BusinessFacts;
  agents: NamedAgentFacts[];
  types: { name: string; service: Service }[];
};

/** The calendar over a range of days, for anyone who looks for a time that has opened. */
export const findOpeningFacts = async (
  tx: Tx,
  ownerId: OwnerId,
  { fromDate, dayCount }: { fromDate: string; dayCount: number },
): Promise<OpeningFacts> => {
  const [business, types, agents] = await Promise.all([
    findBusinessFacts(tx, ownerId, daysFrom(addDays(fromDate, -1), dayCount + 1)),
    tx.run(selectTypeSettings, { ownerId }),
    findAgentFacts(tx, ownerId, { agentId: null, fromDate, dayCount }),
  ]);
  return {
    business,
    agents,
    types: types.filter((type) => type.is_active).map((type) => ({ name: type.name, service: toService(type) })),
  };
};

/** The outcome of a hold. */
export const findTaken = async (tx: Tx, ownerId: OwnerId, appointmentId: string): Promise<AppointmentChange> => {
  const [row] = await tx.run(selectAppointment, { ownerId, appointmentId });
  if (!row) throw new Error("a taken hold is no appointment");
  return { appointment: presentAppointment(row), notice: null };
};
