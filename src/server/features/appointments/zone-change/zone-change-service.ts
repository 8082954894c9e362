import type { ZoneMoves } from "#contract/account/profile.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { epochMsToWall } from "#domain/scheduling/clock/business-clock.ts";
import { firstCalendarDate, lastCalendarDate } from "#domain/scheduling/clock/calendar-date.ts";
import { movedByZoneChange } from "#domain/scheduling/clock/zone-move.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { lockForOwner } from "../../../platform/db/owner-lock.ts";
import { AppError } from "../../../platform/http/errors/app-error.ts";
import { lockAllAgents, selectStarts, selectUpcoming, updateWallTimes } from "./zone-change-store.ts";

export type ZoneChange = { fromZone: string; toZone: string };

const exampleCount = 20;
const rowsPerStatement = 5_000;

/** What the owner would see at another date or time: the upcoming appointments, cancelled ones left out. */
export const previewZoneMoves = async (
  tx: Tx,
  ownerId: OwnerId,
  { fromZone, toZone }: ZoneChange,
  now: Temporal.Instant,
): Promise<ZoneMoves> => {
  const upcoming = await tx.run(selectUpcoming, { ownerId, now });
  requireCalendarDates(upcoming, toZone);
  const moves = movedByZoneChange(upcoming, fromZone, toZone);
  const examples = moves.slice(0, exampleCount).map(({ appointment, from, to }) => ({
    appointmentId: appointment.id,
    clientName: appointment.client_name,
    from,
    to,
  }));
  return { count: moves.length, examples };
};

/**
 * Rewrites every appointment's date and time for the new zone. No booking may read the old zone and be stored after
 * this: bookings of all agents wait, and no agent can be added in the meantime.
 */
export const moveAppointmentsToZone = async (
  tx: Tx,
  ownerId: OwnerId,
  change: ZoneChange,
  now: Temporal.Instant,
): Promise<ZoneMoves> => {
  await Promise.all([lockForOwner(tx, ownerId, "agents"), tx.run(lockAllAgents, { ownerId })]);
  const [moves, all] = await Promise.all([
    previewZoneMoves(tx, ownerId, change, now),
    tx.run(selectStarts, { ownerId }),
  ]);
  requireCalendarDates(all, change.toZone);
  for (let at = 0; at < all.length; at += rowsPerStatement) {
    const part = all.slice(at, at + rowsPerStatement);
    const walls = part.map(({ startsAtMs }) => epochMsToWall(startsAtMs, change.toZone));
    await tx.run(updateWallTimes, {
      ownerId,
      ids: part.map(({ id }) => id),
      dates: walls.map(({ date }) => date),
      times: walls.map(({ time }) => time),
    });
  }
  return moves;
};

/** On the calendar's very first or last day another zone may be beyond its edge. */
const requireCalendarDates = (appointments: readonly { startsAtMs: number }[], zone: string): void => {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { startsAtMs } of appointments) {
    first = Math.min(first, startsAtMs);
    last = Math.max(last, startsAtMs);
  }
  if (appointments.length === 0) return;
  if (dateAt(first, zone) < firstCalendarDate || dateAt(last, zone) > lastCalendarDate) {
    throw new AppError("invalid-input", { fields: { timeZone: "outsideCalendar" } });
  }
};

const dateAt = (epochMs: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone).toPlainDate().toString();
