import type { RouteInput } from "#contract/route.ts";
import type { AppointmentType, updateAppointmentType as updateRoute } from "#contract/scheduling/appointment-types.ts";
import { hasCoinsFor } from "#domain/money/currency.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import type { AppointmentTypeValues } from "#domain/scheduling/appointments/appointment-type-form.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { answerOnce } from "../../platform/idempotency.ts";
import { withdrawOffers } from "../appointments/holds/hold-service.ts";
import { currencyOf, presentType } from "./present.ts";
import {
  deleteTypeRow,
  insertType,
  selectCurrency,
  selectTypeForUpdate,
  type TypeRow,
  type TypeValues,
  updateTypeRow,
} from "./store.ts";

type TypeChange = RouteInput<typeof updateRoute>["body"];

export const createType = (
  db: Database,
  ownerId: OwnerId,
  form: AppointmentTypeValues,
  key: string | null,
): Promise<AppointmentType> =>
  db.withOwner(ownerId, (tx) =>
    answerOnce(tx, ownerId, { key, request: { action: "appointment-type.created", form } }, async () => {
      const currency = await findPriceCurrency(tx, ownerId, form.price);
      const [row] = await tx.run(insertType, { ...form, ownerId, isActive: true });
      if (!row) throw new Error("an appointment type was not stored");
      await recordAudit(tx, ownerId, { actor: "owner", action: "appointment-type.created", subjectId: row.id });
      return presentType(row, currency);
    }),
  );

export const updateType = (
  db: Database,
  ownerId: OwnerId,
  typeId: string,
  { version, ...change }: TypeChange,
): Promise<AppointmentType> =>
  db.withOwner(ownerId, async (tx) => {
    const [[row], currency] = await Promise.all([
      tx.run(selectTypeForUpdate, { ownerId, typeId }),
      findPriceCurrency(tx, ownerId, change.price ?? null),
    ]);
    if (!row) throw new AppError("not-found");
    if (row.version !== version) throw new AppError("edit-conflict");
    const fields = Object.keys(change);
    if (fields.length === 0) return presentType(row, currency);
    const [[saved]] = await Promise.all([
      tx.run(updateTypeRow, { ...merge(row, change), ownerId, typeId }),
      recordAudit(tx, ownerId, {
        actor: "owner",
        action: "appointment-type.updated",
        subjectId: typeId,
        details: { fields },
      }),
    ]);
    if (!saved) throw new Error("a locked appointment type is gone");
    return presentType(saved, currency);
  });

/** Whoever waits for it waits no longer; who has been offered a time is told that it is withdrawn. */
export const deleteType = (
  { db, clock }: { db: Database; clock: Clock },
  ownerId: OwnerId,
  typeId: string,
): Promise<undefined> =>
  db.withOwner(ownerId, async (tx) => {
    await withdrawOffers({ tx, clock, ownerId }, { typeId });
    const [deleted] = await tx.run(deleteTypeRow, { ownerId, typeId });
    if (!deleted) throw new AppError("not-found");
    await recordAudit(tx, ownerId, { actor: "owner", action: "appointment-type.deleted", subjectId: typeId });
    return undefined;
  });

/** The business's currency, which has to have coins for the price. */
const findPriceCurrency = (tx: Tx, ownerId: OwnerId, price: number | null): Promise<string> =>
  requirePayable(tx, ownerId, { price });

/** The business's currency, which has to have coins for each of the prices; they are given by their fields' names. */
export const requirePayable = async (
  tx: Tx,
  ownerId: OwnerId,
  prices: Readonly<Record<string, number | null>>,
): Promise<string> => {
  const [profile] = await tx.run(selectCurrency, { ownerId });
  const currency = currencyOf(profile);
  const wrong = Object.entries(prices).filter(([, price]) => price !== null && !hasCoinsFor(price, currency));
  if (wrong.length > 0) {
    throw new AppError("invalid-input", {
      fields: Object.fromEntries(wrong.map(([field]) => [field, "priceOutOfRange"])),
    });
  }
  return currency;
};

const merge = (row: TypeRow, change: Omit<TypeChange, "version">): TypeValues => ({
  name: change.name ?? row.name,
  description: change.description === undefined ? row.description : change.description,
  price: change.price === undefined ? row.price : change.price,
  durationMinutes: change.durationMinutes ?? row.duration,
  bufferBeforeMinutes: change.bufferBeforeMinutes ?? row.buffer_before,
  bufferMinutes: change.bufferMinutes ?? row.buffer_time,
  slotStepMinutes: change.slotStepMinutes === undefined ? row.slot_step_minutes : change.slotStepMinutes,
  isActive: change.isActive ?? row.is_active,
});
