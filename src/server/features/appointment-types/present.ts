import type { AppointmentType } from "#contract/scheduling/appointment-types.ts";
import { businessCurrency } from "#domain/money/business-currency.ts";
import type { OfferedTypeRow, selectCurrency, TypeRow } from "./store.ts";

/** An account without a profile reads as if it had the one it would start with. */
export const currencyOf = (row: (typeof selectCurrency)["row"]): string =>
  businessCurrency({ currency: row?.currency ?? null, timeZone: row?.time_zone ?? "UTC" });

export const presentType = (row: TypeRow, currency: string): AppointmentType => ({
  ...presentOfferedType(row, currency),
  createdAt: row.created_at.toString(),
  version: row.version,
});

export const presentOfferedType = (
  row: OfferedTypeRow,
  currency: string,
): Omit<AppointmentType, "createdAt" | "version"> => ({
  id: row.id,
  name: row.name,
  description: row.description,
  price: row.price,
  currency,
  durationMinutes: row.duration,
  bufferMinutes: row.buffer_time,
  isActive: row.is_active,
});
