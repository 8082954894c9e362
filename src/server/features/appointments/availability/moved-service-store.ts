import { sql } from "kysely";
import type { AgreedService, Service } from "#domain/scheduling/services/service-times.ts";
import { defineQuery } from "../../../platform/db/query.ts";
import { type Settings, toService } from "./settings-store.ts";

/** The service of an existing appointment: as it was agreed, and as its type is today. */
export type MovedService = { agreed: AgreedService; type: Service | null };

const movedService = sql<MovedService>`json_build_object(
    'agreed', json_build_object('appointmentId', a.id, 'agentId', a.agent_id, 'durationMinutes', a.duration,
      'bufferBeforeMinutes', a.buffer_before, 'bufferMinutes', a.buffer_time, 'price', a.price,
      'own', case when o.agent_id is null then null else json_build_object('typeId', o.appointment_type_id,
        'isOffered', o.is_offered, 'durationMinutes', o.duration, 'bufferBeforeMinutes', o.buffer_before,
        'bufferMinutes', o.buffer_time, 'price', o.price) end),
    'type', case when t.id is null then null else json_build_object('typeId', t.id, 'durationMinutes', t.duration,
      'bufferBeforeMinutes', t.buffer_before, 'bufferMinutes', t.buffer_time, 'price', t.price,
      'stepMinutes', t.slot_step_minutes) end)`;

/** No row when the owner has no such appointment. */
export const selectMovedService = defineQuery<{ ownerId: string; appointmentId: string }>()((db, param) =>
  db
    .selectFrom("appointments as a")
    .leftJoin("time_slot_configs as t", (join) =>
      join.onRef("t.user_id", "=", "a.user_id").onRef("t.id", "=", "a.appointment_type_id"),
    )
    .leftJoin("agent_services as o", (join) =>
      join
        .onRef("o.user_id", "=", "a.user_id")
        .onRef("o.agent_id", "=", "a.agent_id")
        .onRef("o.appointment_type_id", "=", "a.appointment_type_id"),
    )
    .select(movedService.as("service"))
    .where("a.user_id", "=", param("ownerId"))
    .where("a.id", "=", param("appointmentId")),
);

/** The service to find times for when the appointment is moved. */
export const toMovedService = ({ agreed, type }: MovedService): Service => ({ ...(type ?? agreed), agreed });

/** The same from a row and the settings, where both are known. */
export const movedServiceIn = ({ types, agents }: Settings, row: BookedRow): MovedService => {
  const type = types.find(({ id }) => id === row.appointment_type_id);
  const { agreed } = toAgreedService(row);
  const own = agents
    .find(({ id }) => id === row.agent_id)
    ?.services.find(({ typeId }) => typeId === row.appointment_type_id);
  return { agreed: { ...agreed, own: own ?? null }, type: type ? toService(type) : null };
};

type BookedRow = {
  id: string;
  agent_id: string;
  appointment_type_id: string | null;
  duration: number;
  buffer_before: number;
  buffer_time: number;
  price: number | null;
};

/** The same from a row alone, where the appointment stays with its agent or its type's numbers don't matter. */
export const toAgreedService = (row: BookedRow): Service & { agreed: AgreedService } => {
  const times = {
    durationMinutes: row.duration,
    bufferBeforeMinutes: row.buffer_before,
    bufferMinutes: row.buffer_time,
    price: row.price,
  };
  const agreed = { ...times, appointmentId: row.id, agentId: row.agent_id, own: null };
  return { ...times, typeId: row.appointment_type_id, agreed };
};
