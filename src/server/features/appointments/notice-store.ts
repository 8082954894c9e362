import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

const columns = ["id", "kind", "status", "reason", "created_at", "updated_at"] as const;

type NoticeParams = {
  id: string;
  ownerId: string;
  appointmentId: string;
  appointmentVersion: number;
  kind: string;
  status: string;
  reason: string | null;
  details: string;
};

export const insertNotice = defineQuery<NoticeParams>()((db, param) =>
  db
    .insertInto("notices")
    .values({
      id: param("id"),
      user_id: param("ownerId"),
      appointment_id: param("appointmentId"),
      appointment_version: param("appointmentVersion"),
      kind: param("kind"),
      status: param("status"),
      reason: param("reason"),
      details: sql`${param("details")}::jsonb`,
    })
    .returning(columns),
);

export const selectNotices = defineQuery<{ ownerId: string; appointmentId: string }>()((db, param) =>
  db
    .selectFrom("notices")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .where("appointment_id", "=", param("appointmentId"))
    .orderBy("created_at"),
);
