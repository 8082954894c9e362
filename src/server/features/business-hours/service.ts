import type { BusinessHoursWeek } from "#contract/scheduling/business-hours.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { BusinessDay, BusinessWeek } from "#domain/scheduling/hours/business-hours.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { lockForOwner } from "../../platform/db/owner-lock.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { presentWeek, revisionOf, toBusinessWeek } from "./present.ts";
import { selectHours, upsertDay } from "./store.ts";

/** Saves the given days, all or none, if the week is still the one the owner was looking at. */
export const saveBusinessHours = (
  db: Database,
  ownerId: OwnerId,
  { days, revision }: { days: BusinessDay[]; revision: string },
): Promise<BusinessHoursWeek> =>
  db.withOwner(ownerId, async (tx) => {
    const before = await lockHours(tx, ownerId);
    if (revisionOf(before) !== revision) throw new AppError("edit-conflict");
    const saving = days.map((day) => tx.run(upsertDay, { ...day, ownerId }));
    const details = { days: days.map((day) => day.dayOfWeek) };
    const [after] = await Promise.all([
      tx.run(selectHours, { ownerId }),
      recordAudit(tx, ownerId, { actor: "owner", action: "business-hours.saved", subjectId: ownerId, details }),
      ...saving,
    ]);
    return presentWeek(after);
  });

export const findBusinessWeek = async (tx: Tx, ownerId: OwnerId): Promise<BusinessWeek> =>
  toBusinessWeek(await tx.run(selectHours, { ownerId }));

const lockHours = async (tx: Tx, ownerId: OwnerId) => {
  const lock = lockForOwner(tx, ownerId, "business-hours");
  const [rows] = await Promise.all([tx.run(selectHours, { ownerId }), lock]);
  return rows;
};
