import { defineQuery } from "../../../platform/db/query.ts";

type TimeOffParams = {
  ownerId: string;
  agentId: string;
  from: string;
  to: string;
  fromTime: string | null;
  toTime: string | null;
};

/** Days off, or a part of one, so that nobody books into them. */
export const insertAbsence = defineQuery<TimeOffParams>()((db, param) =>
  db
    .insertInto("time_off")
    .values({
      user_id: param("ownerId"),
      agent_id: param("agentId"),
      kind: "off",
      starts_on: param("from"),
      ends_on: param("to"),
      start_time: param("fromTime"),
      end_time: param("toTime"),
    })
    .returning("id"),
);

export const deleteAbsence = defineQuery<{ ownerId: string; timeOffId: string }>()((db, param) =>
  db.deleteFrom("time_off").where("user_id", "=", param("ownerId")).where("id", "=", param("timeOffId")),
);
