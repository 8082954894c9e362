import type { AppointmentType, BookingType } from "#contract/scheduling/appointment-types.ts";
import { businessCurrency } from "#domain/money/business-currency.ts";
import type { BookingTypeRow, OfferedTypeRow, selectCurrency, TypeRow } from "./store.ts";

/** An account without a profile reads as if it had the one it would start with. */
export const currencyOf = (row: (typeof selectCurrency)["row"]): string =>
  businessCurrency({
    ...{ currency: row?.currency ?? null, zone: row?.time_zone ?? "UTC", country: row?.country ?? null },
  });

export const presentType = (row: TypeRow, currency: string): AppointmentType => ({
  ...presentOfferedType(row, currency),
  createdAt: row.created_at.toString(),
  version: row.version,
});

export const presentBookingType = (row: BookingTypeRow, currency: string): BookingType => ({
  ...presentOfferedType(row, currency),
  services: row.services,
  resourceIds: row.resource_ids,
});

const presentOfferedType = (row: OfferedTypeRow, currency: string): Omit<AppointmentType, "createdAt" | "version"> => ({
  id: row.id,
  name: row.name,
  description: row.description,
  price: row.price,
  currency,
  durationMinutes: row.duration,
  bufferBeforeMinutes: row.buffer_before,
  bufferMinutes: row.buffer_time,
  slotStepMinutes: row.slot_step_minutes as AppointmentType["slotStepMinutes"],
  isActive: row.is_active,
});
