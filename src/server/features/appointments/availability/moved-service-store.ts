import { type RawBuilder, sql } from "kysely";
import type { AgreedService, Service } from "#domain/scheduling/services/service-times.ts";
import { defineQuery } from "../../../platform/db/query.ts";

/** The service of an existing appointment: as it was agreed, and as its type is today. */
export type MovedService = { agreed: AgreedService; type: Service | null };

/** `MovedService` in one expression, to be selected beside other things. */
export const movedServiceOf = (ownerId: string, appointmentId: string): RawBuilder<MovedService> =>
  sql<MovedService>`(select json_build_object(
    'agreed', json_build_object('appointmentId', a.id, 'agentId', a.agent_id, 'durationMinutes', a.duration,
      'bufferBeforeMinutes', a.buffer_before, 'bufferMinutes', a.buffer_time, 'price', a.price,
      'own', case when o.agent_id is null then null else json_build_object('typeId', o.appointment_type_id,
        'isOffered', o.is_offered, 'durationMinutes', o.duration, 'bufferBeforeMinutes', o.buffer_before,
        'bufferMinutes', o.buffer_time, 'price', o.price) end),
    'type', case when t.id is null then null else json_build_object('typeId', t.id, 'durationMinutes', t.duration,
      'bufferBeforeMinutes', t.buffer_before, 'bufferMinutes', t.buffer_time, 'price', t.price,
      'stepMinutes', t.slot_step_minutes) end)
    from appointments a
    left join time_slot_configs t on t.user_id = a.user_id and t.id = a.appointment_type_id
    left join agent_services o on o.user_id = a.user_id and o.agent_id = a.agent_id
      and o.appointment_type_id = a.appointment_type_id
    where a.user_id = ${ownerId}::uuid and a.id = ${appointmentId}::uuid)`;

/** No row when the owner has no such appointment. */
export const selectMovedService = defineQuery<{ ownerId: string; appointmentId: string }>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(movedServiceOf(param("ownerId"), param("appointmentId")).as("service"))
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("appointmentId")),
);

/** The service to find times for when the appointment is moved. */
export const toMovedService = ({ agreed, type }: MovedService): Service => ({ ...(type ?? agreed), agreed });

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
export const toAgreedService = (row: BookedRow): Service => {
  const times = {
    durationMinutes: row.duration,
    bufferBeforeMinutes: row.buffer_before,
    bufferMinutes: row.buffer_time,
    price: row.price,
  };
  const agreed = { ...times, appointmentId: row.id, agentId: row.agent_id, own: null };
  return { ...times, typeId: row.appointment_type_id, agreed };
};
