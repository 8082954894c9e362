import { type Selectable, sql } from "kysely";
import { nextVersion } from "../../platform/db/next-version.ts";
import { defineQuery } from "../../platform/db/query.ts";
import type { TimeOff } from "../../platform/db/schema.gen.ts";

const columns = [
  "id",
  "agent_id",
  "kind",
  "starts_on",
  "ends_on",
  "start_time",
  "end_time",
  "reason",
  "version",
] as const;

export type TimeOffRow = Pick<Selectable<TimeOff>, (typeof columns)[number]>;

export const selectTimeOff = defineQuery<{ ownerId: string; from: string; to: string; agentId: string | null }>()(
  (db, param) =>
    db
      .selectFrom("time_off")
      .select(columns)
      .where("user_id", "=", param("ownerId"))
      .where("ends_on", ">=", param("from"))
      .where("starts_on", "<=", param("to"))
      .where(sql<boolean>`(${param("agentId")}::uuid is null or agent_id = ${param("agentId")}::uuid)`)
      .orderBy("starts_on")
      .orderBy("start_time", (order) => order.asc().nullsFirst())
      .orderBy("id"),
);

export const selectTimeOffForUpdate = defineQuery<{ ownerId: string; timeOffId: string }>()((db, param) =>
  db
    .selectFrom("time_off")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("timeOffId"))
    .forUpdate(),
);

export const selectOneTimeOff = defineQuery<{ ownerId: string; timeOffId: string }>()((db, param) =>
  db
    .selectFrom("time_off")
    .select(columns)
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("timeOffId")),
);

export const countTimeOff = defineQuery<{ ownerId: string; agentId: string }>()((db, param) =>
  db
    .selectFrom("time_off")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("user_id", "=", param("ownerId"))
    .where("agent_id", "=", param("agentId")),
);

export type TimeOffValues = {
  kind: "off" | "extra";
  from: string;
  to: string;
  fromTime: string | null;
  toTime: string | null;
  privateReason: string | null;
};

export const insertTimeOff = defineQuery<TimeOffValues & { ownerId: string; agentId: string }>()((db, param) =>
  db
    .insertInto("time_off")
    .values({
      user_id: param("ownerId"),
      agent_id: param("agentId"),
      kind: param("kind"),
      starts_on: param("from"),
      ends_on: param("to"),
      start_time: param("fromTime"),
      end_time: param("toTime"),
      reason: param("privateReason"),
    })
    .returning(columns),
);

export const updateTimeOffRow = defineQuery<TimeOffValues & { ownerId: string; timeOffId: string }>()((db, param) =>
  db
    .updateTable("time_off")
    .set({
      kind: param("kind"),
      starts_on: param("from"),
      ends_on: param("to"),
      start_time: param("fromTime"),
      end_time: param("toTime"),
      reason: param("privateReason"),
      ...nextVersion,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("timeOffId"))
    .returning(columns),
);

export const deleteTimeOffRow = defineQuery<{ ownerId: string; timeOffId: string }>()((db, param) =>
  db
    .deleteFrom("time_off")
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("timeOffId"))
    .returning("id"),
);
