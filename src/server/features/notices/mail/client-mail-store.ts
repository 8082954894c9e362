import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";

type InvitedParams = {
  ownerId: string;
  appointmentIds: string[];
  /** All visits of the appointments' series, too. */
  isSeries: boolean;
};

/** What calendars have to know of a notice's appointments. */
export const selectInvited = defineQuery<InvitedParams>()((db, param) =>
  db
    .selectFrom("appointments as a")
    .innerJoin("agents as g", (join) => join.onRef("g.user_id", "=", "a.user_id").onRef("g.id", "=", "a.agent_id"))
    .select([
      "a.id",
      "a.calendar_sequence",
      "a.status",
      "a.starts_at",
      "a.ends_at",
      "a.service_type",
      "g.name as agent_name",
    ])
    .where("a.user_id", "=", param("ownerId"))
    .where(
      sql<boolean>`(a.id = any(${param("appointmentIds")}::uuid[]) or ${param("isSeries")}::boolean and a.series_id in (
        select s.series_id from appointments s where s.user_id = ${param("ownerId")}::uuid
          and s.id = any(${param("appointmentIds")}::uuid[]) and s.series_id is not null))`,
    )
    .orderBy("a.starts_at")
    .orderBy("a.id")
    .limit(60),
);
