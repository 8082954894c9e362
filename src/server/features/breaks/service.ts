import type { RouteInput } from "#contract/route.ts";
import type { Break, createBreak as createRoute, updateBreak as updateRoute } from "#contract/scheduling/breaks.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { endsAfterStart } from "#domain/scheduling/clock/clock-time.ts";
import { canHaveBreak } from "#domain/scheduling/hours/business-break.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Database } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { answerOnce } from "../../platform/idempotency.ts";
import { findBusinessWeek } from "../business-hours/service.ts";
import { presentBreak } from "./present.ts";
import {
  type BreakRow,
  type BreakValues,
  deleteBreakRow,
  insertBreak,
  selectBreakForUpdate,
  updateBreakRow,
} from "./store.ts";

type NewBreak = RouteInput<typeof createRoute>["body"];
type BreakChange = RouteInput<typeof updateRoute>["body"];

export const createBreak = (db: Database, ownerId: OwnerId, form: NewBreak, key: string | null): Promise<Break> =>
  db.withOwner(ownerId, (tx) =>
    answerOnce(tx, ownerId, { key, request: { action: "break.created", form } }, async () => {
      const week = await findBusinessWeek(tx, ownerId);
      if (!canHaveBreak(week, form.dayOfWeek)) {
        throw new AppError("invalid-input", { fields: { dayOfWeek: "dayClosed" } });
      }
      const [row] = await tx.run(insertBreak, { ...form, ownerId, isActive: true });
      if (!row) throw new Error("a break was not stored");
      await recordAudit(tx, ownerId, { actor: "owner", action: "break.created", subjectId: row.id });
      return presentBreak(row);
    }),
  );

export const updateBreak = (
  db: Database,
  ownerId: OwnerId,
  breakId: string,
  { version, ...change }: BreakChange,
): Promise<Break> =>
  db.withOwner(ownerId, async (tx) => {
    const [row] = await tx.run(selectBreakForUpdate, { ownerId, breakId });
    if (!row) throw new AppError("not-found");
    if (row.version !== version) throw new AppError("edit-conflict");
    const fields = Object.keys(change);
    if (fields.length === 0) return presentBreak(row);
    const values = merge(row, change);
    // Each time may be valid on its own and wrong together with the one that doesn't change.
    if (!endsAfterStart(values.startTime, values.endTime)) {
      throw new AppError("invalid-input", { fields: { endTime: "endBeforeStart" } });
    }
    const [[saved]] = await Promise.all([
      tx.run(updateBreakRow, { ...values, ownerId, breakId }),
      recordAudit(tx, ownerId, { actor: "owner", action: "break.updated", subjectId: breakId, details: { fields } }),
    ]);
    if (!saved) throw new Error("a locked break is gone");
    return presentBreak(saved);
  });

export const deleteBreak = (db: Database, ownerId: OwnerId, breakId: string): Promise<undefined> =>
  db.withOwner(ownerId, async (tx) => {
    const [deleted] = await tx.run(deleteBreakRow, { ownerId, breakId });
    if (!deleted) throw new AppError("not-found");
    await recordAudit(tx, ownerId, { actor: "owner", action: "break.deleted", subjectId: breakId });
    return undefined;
  });

const merge = (row: BreakRow, change: Omit<BreakChange, "version">): BreakValues => ({
  startTime: change.startTime ?? row.start_time,
  endTime: change.endTime ?? row.end_time,
  breakName: change.breakName === undefined ? row.break_name : change.breakName,
  isActive: change.isActive ?? row.is_active,
});
