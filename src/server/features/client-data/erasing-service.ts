import type { ClientErasure } from "#contract/clients/erasing.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import type { BookingContext } from "../appointments/booking/booking-service.ts";
import { cancelIn } from "../appointments/changes/change-service.ts";
import { forgetElsewhere } from "../external-calendars/writing-service.ts";
import { notifyDevices } from "../push/service.ts";
import { leaveWaitlistIn } from "../waitlist/entry-service.ts";
import {
  deleteOfferNotices,
  eraseClientRows,
  eraseFromDeliveries,
  forgetAnswers,
  selectErasures,
  selectPerson,
  selectUpcomingOfPerson,
  selectWaitsOfPerson,
} from "./erasing-store.ts";

type Erasing = { clientId: string; by: "client" | "owner" };

/**
 * Deletes a person under all their addresses. They leave the waitlist, where what is held for them goes to the next, and
 * what is still to come is cancelled, through the same doors as ever; what took place stays without a name. The log says
 * that it was done, when and at whose request, and nothing of whom.
 */
export const eraseClientIn = async (context: BookingContext, { clientId, by }: Erasing): Promise<void> => {
  const { tx, clock, ownerId } = context;
  const now = clock.now();
  const [person] = await tx.run(selectPerson, { ownerId, clientId });
  if (!person) throw new AppError("not-found");
  const ofPerson = { ownerId, clientId: person.id };
  // The list comes first: its lock is taken before those of the agents.
  for (const { id } of await tx.run(selectWaitsOfPerson, ofPerson)) await leaveWaitlistIn(context, id, by);
  const upcoming = await tx.run(selectUpcomingOfPerson, { ...ofPerson, now });
  for (const { id: appointmentId, version } of upcoming) {
    await cancelIn(context, { appointmentId, version, changedBy: by });
  }
  const [first] = upcoming;
  if (first && by === "client") notifyDevices(tx, ownerId, "cancellation", first.id);
  await tx.run(deleteOfferNotices, ofPerson);
  await tx.run(forgetAnswers, ofPerson);
  await tx.run(eraseFromDeliveries, ofPerson);
  await tx.run(eraseClientRows, ofPerson);
  await forgetElsewhere(tx, ownerId, now);
  const details = { at: now, cancelled: upcoming.length };
  await recordAudit(tx, ownerId, { actor: by, action: "client.erased", subjectId: person.id, details });
};

type ErasingDeps = { db: Database; clock: Clock };

export const eraseClient = ({ db, clock }: ErasingDeps, ownerId: OwnerId, clientId: string): Promise<undefined> =>
  db.withOwner(ownerId, async (tx) => {
    await eraseClientIn({ tx, clock, ownerId }, { clientId, by: "owner" });
    return undefined;
  });

export const listErasures = async ({ db }: ErasingDeps, ownerId: OwnerId): Promise<ClientErasure[]> => {
  const [rows] = await db.read(ownerId, (tx) => [tx.run(selectErasures, { ownerId })]);
  return rows.map(({ id, created_at, actor, details }) => {
    const { at, cancelled } = details as { at?: string; cancelled?: number };
    return {
      id,
      at: at ?? created_at.toString(),
      by: actor === "client" ? ("client" as const) : ("owner" as const),
      cancelled: cancelled ?? 0,
    };
  });
};
