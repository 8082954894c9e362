import type { AppointmentType } from "#contract/scheduling/appointment-types.ts";
import type { OfferedTypeRow, TypeRow } from "./store.ts";

export const presentType = (row: TypeRow): AppointmentType => ({
  ...presentOfferedType(row),
  createdAt: row.created_at.toString(),
  version: row.version,
});

export const presentOfferedType = (row: OfferedTypeRow): Omit<AppointmentType, "createdAt" | "version"> => ({
  id: row.id,
  name: row.name,
  description: row.description,
  price: row.price,
  durationMinutes: row.duration,
  bufferMinutes: row.buffer_time,
  isActive: row.is_active,
});
