import type { RouteInput } from "#contract/route.ts";
import type { AffectedAppointment, AffectedAppointments } from "#contract/scheduling/closures/closure-fields.ts";
import type {
  ClosedHoliday,
  createSpecialDay as createRoute,
  previewSpecialDay as previewRoute,
  SpecialDayEntry,
  updateSpecialDay as updateRoute,
} from "#contract/scheduling/closures/special-days.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { isOutsideSpecialDay } from "#domain/scheduling/closures/affected-by-closure.ts";
import { rangeComplaint } from "#domain/scheduling/closures/closure-form.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { answerOnce } from "../../platform/idempotency.ts";
import { findInside, holdBookings, presentAffected, requireKnown } from "../appointments/closures/closure-service.ts";
import { findKeptHolidays } from "../holidays/service.ts";
import { presentSpecialDay } from "./present.ts";
import {
  countSpecialDays,
  deleteSpecialDayRow,
  insertSpecialDay,
  type SpecialDayRow,
  type SpecialDayValues,
  selectSpecialDayForUpdate,
  selectSpecialDays,
  updateSpecialDayRow,
} from "./store.ts";

type Deps = { db: Database; clock: Clock };
type SpecialDayChange = RouteInput<typeof updateRoute>["body"];

/** Nobody has more special days than this; it keeps the list readable and every decision quick. */
const mostOfBusiness = 1000;

/** The special days of a range, and the holidays on which the business is closed. */
export const findSpecialDays = async (
  tx: Tx,
  ownerId: OwnerId,
  days: { from: string; to: string },
): Promise<{ specialDays: SpecialDayEntry[]; holidays: ClosedHoliday[] }> => {
  const [rows, holidays] = await Promise.all([
    tx.run(selectSpecialDays, { ownerId, ...days }),
    findKeptHolidays(tx, ownerId, days),
  ]);
  return { specialDays: rows.map(presentSpecialDay), holidays };
};

export const previewSpecialDay = (
  { db, clock }: Deps,
  ownerId: OwnerId,
  wanted: RouteInput<typeof previewRoute>["body"],
): Promise<AffectedAppointments> =>
  db.withOwner(ownerId, async (tx) => presentAffected(await outsideOf(tx, ownerId, wanted, clock.now())));

/** Everyone's bookings wait: each one either is seen here, or sees this. */
export const createSpecialDay = (
  { db, clock }: Deps,
  ownerId: OwnerId,
  { knownAppointmentIds, ...wanted }: RouteInput<typeof createRoute>["body"],
  key: string | null,
): Promise<SpecialDayEntry> =>
  db.withOwner(ownerId, (tx) =>
    answerOnce(tx, ownerId, { key, request: { action: "special-day.created", wanted } }, async () => {
      await holdBookings(tx, ownerId, null);
      const [known] = await tx.run(countSpecialDays, { ownerId });
      if ((known?.count ?? 0) >= mostOfBusiness)
        throw new AppError("invalid-input", { fields: { from: "closuresTooMany" } });
      requireKnown(await outsideOf(tx, ownerId, wanted, clock.now()), knownAppointmentIds);
      const [row] = await tx.run(insertSpecialDay, { ...wanted, ownerId });
      if (!row) throw new Error("a special day was not stored");
      await recordAudit(tx, ownerId, { actor: "owner", action: "special-day.created", subjectId: row.id });
      return presentSpecialDay(row);
    }),
  );

/** Only an appointment that wasn't outside before has to be known. */
export const updateSpecialDay = (
  { db, clock }: Deps,
  ownerId: OwnerId,
  specialDayId: string,
  { version, knownAppointmentIds, ...change }: SpecialDayChange,
): Promise<SpecialDayEntry> =>
  db.withOwner(ownerId, async (tx) => {
    await holdBookings(tx, ownerId, null);
    const [row] = await tx.run(selectSpecialDayForUpdate, { ownerId, specialDayId });
    if (!row) throw new AppError("not-found");
    if (row.version !== version) throw new AppError("edit-conflict");
    const fields = Object.keys(change);
    if (fields.length === 0) return presentSpecialDay(row);
    const wanted = merge(row, change);
    const complaint = rangeComplaint(wanted);
    if (complaint) throw new AppError("invalid-input", { fields: { [complaint.field]: complaint.code } });
    const before = await outsideOf(tx, ownerId, merge(row, {}), clock.now());
    const kept = [...knownAppointmentIds, ...before.map(({ id }) => id)];
    requireKnown(await outsideOf(tx, ownerId, wanted, clock.now()), kept);
    const details = { fields };
    const [[saved]] = await Promise.all([
      tx.run(updateSpecialDayRow, { ...wanted, ownerId, specialDayId }),
      recordAudit(tx, ownerId, { actor: "owner", action: "special-day.updated", subjectId: specialDayId, details }),
    ]);
    if (!saved) throw new Error("a locked special day is gone");
    return presentSpecialDay(saved);
  });

export const deleteSpecialDay = (db: Database, ownerId: OwnerId, specialDayId: string): Promise<undefined> =>
  db.withOwner(ownerId, async (tx) => {
    const [deleted] = await tx.run(deleteSpecialDayRow, { ownerId, specialDayId });
    if (!deleted) throw new AppError("not-found");
    await recordAudit(tx, ownerId, { actor: "owner", action: "special-day.deleted", subjectId: specialDayId });
    return undefined;
  });

const outsideOf = (
  tx: Tx,
  ownerId: OwnerId,
  { from, to, fromTime, toTime }: SpecialDayValues,
  now: Temporal.Instant,
): Promise<AffectedAppointment[]> => {
  const hours = fromTime !== null && toTime !== null ? { startTime: fromTime, endTime: toTime } : null;
  return findInside(tx, ownerId, { agentId: null, from, to, now }, (zone, appointment) =>
    isOutsideSpecialDay({ from, to, hours }, zone, appointment),
  );
};

const merge = (
  row: SpecialDayRow,
  change: Omit<SpecialDayChange, "version" | "knownAppointmentIds">,
): SpecialDayValues => ({
  name: change.name ?? row.name,
  from: change.from ?? row.starts_on,
  to: change.to ?? row.ends_on,
  fromTime: change.fromTime === undefined ? row.start_time : change.fromTime,
  toTime: change.toTime === undefined ? row.end_time : change.toTime,
});
