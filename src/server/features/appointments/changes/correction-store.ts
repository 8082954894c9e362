import { sql } from "kysely";
import { nextVersion } from "../../../platform/db/next-version.ts";
import { defineQuery } from "../../../platform/db/query.ts";
import { appointmentColumns } from "../store.ts";

type CorrectionParams = {
  ownerId: string;
  appointmentId: string;
  version: number;
  clientName: string;
  clientPhone: string;
  clientAddress: string | null;
  typeId: string | null;
  serviceType: string;
  price: number | null;
  currency: string | null;
  duration: number;
  bufferBefore: number;
  buffer: number;
  overbooked: boolean;
  /** How it was, as JSON. */
  correctedFrom: string;
};

export const correctRow = defineQuery<CorrectionParams>()((db, param) =>
  db
    .updateTable("appointments")
    .set({
      client_name: param("clientName"),
      client_phone: param("clientPhone"),
      client_address: param("clientAddress"),
      appointment_type_id: param("typeId"),
      service_type: param("serviceType"),
      price: param("price"),
      currency: param("currency"),
      duration: param("duration"),
      buffer_before: param("bufferBefore"),
      buffer_time: param("buffer"),
      overbooked: param("overbooked"),
      corrected_from: sql`${param("correctedFrom")}::jsonb`,
      ends_at: sql<Temporal.Instant>`starts_at + make_interval(mins => ${param("duration")}::integer)`,
      blocks: sql<string>`tstzrange(starts_at - make_interval(mins => ${param("bufferBefore")}::integer),
        starts_at + make_interval(mins => ${param("duration")}::integer + ${param("buffer")}::integer))`,
      ...nextVersion,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("appointmentId"))
    .where("version", "=", param("version"))
    .returning(appointmentColumns),
);

/** How an appointment was before its last correction, its service included, as far as that still exists. */
export const selectBeforeCorrection = defineQuery<{ ownerId: string; appointmentId: string }>()((db, param) =>
  db
    .selectFrom("appointments as a")
    .leftJoin("time_slot_configs as t", (join) =>
      join.onRef("t.user_id", "=", "a.user_id").on(sql<boolean>`t.id::text = a.corrected_from ->> 'typeId'`),
    )
    .select(["a.corrected_from as before", "t.id as type_id"])
    .where("a.user_id", "=", param("ownerId"))
    .where("a.id", "=", param("appointmentId")),
);

export const selectClientId = defineQuery<{ ownerId: string; appointmentId: string }>()((db, param) =>
  db
    .selectFrom("appointments")
    .select("client_id")
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("appointmentId")),
);
