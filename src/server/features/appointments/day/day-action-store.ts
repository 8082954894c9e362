import { sql } from "kysely";
import { defineQuery } from "../../../platform/db/query.ts";

type NewAction = {
  id: string;
  ownerId: string;
  agentId: string;
  kind: string;
  changes: string;
  timeOffId: string | null;
  createdAt: Temporal.Instant;
};

export const insertAction = defineQuery<NewAction>()((db, param) =>
  db.insertInto("day_actions").values({
    id: param("id"),
    user_id: param("ownerId"),
    agent_id: param("agentId"),
    kind: param("kind"),
    changes: sql`${param("changes")}::jsonb`,
    time_off_id: param("timeOffId"),
    created_at: param("createdAt"),
  }),
);

type OneAction = { ownerId: string; actionId: string };

const actionColumns = ["id", "kind", "agent_id", "changes", "time_off_id", "created_at", "undone_at"] as const;

export const selectAction = defineQuery<OneAction>()((db, param) =>
  db
    .selectFrom("day_actions")
    .select(actionColumns)
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("actionId")),
);

/** The latest that weren't undone, and how many of the appointments still wait for their client. */
export const selectActions = defineQuery<{ ownerId: string; since: Temporal.Instant }>()((db, param) =>
  db
    .selectFrom("day_actions as d")
    .select(["d.id", "d.kind", "d.agent_id", "d.created_at"])
    .select(
      sql<number>`(select count(distinct coalesce(a.visit_id, a.id)) from jsonb_array_elements(d.changes) c join appointments a
        on a.user_id = d.user_id and a.id = (c ->> 'appointmentId')::uuid where a.awaiting = 'client')`.as("waiting"),
    )
    .where("d.user_id", "=", param("ownerId"))
    .where("d.created_at", ">=", param("since"))
    .where("d.undone_at", "is", null)
    .orderBy("d.created_at", "desc")
    .limit(5),
);

/** Returns no row when it has been taken back already: of two who try at once, the second waits here and finds that. */
export const markUndone = defineQuery<OneAction & { now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("day_actions")
    .set({ undone_at: param("now") })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("actionId"))
    .where("undone_at", "is", null)
    .returning(actionColumns),
);

/** The appointments an action changed, as they are now, with what happened to the last message about each. */
export const selectChanged = defineQuery<{ ownerId: string; appointmentIds: string[] }>()((db, param) =>
  db
    .selectFrom("appointments as a")
    .select(["a.id", "a.version", "a.status", "a.awaiting", "a.starts_at", "a.agent_id"])
    .select(["a.client_name", "a.booked_for", "a.service_type", "a.visit_id"])
    .select(
      sql<{ status: string; reason: string | null } | null>`(
        select jsonb_build_object('status', n.status, 'reason', n.reason)
        from notices n where n.user_id = a.user_id and n.appointment_id = a.id and n.status <> 'superseded'
        order by n.created_at desc limit 1)`.as("last_notice"),
    )
    .where("a.user_id", "=", param("ownerId"))
    .where(sql<boolean>`a.id = any(${param("appointmentIds")}::uuid[])`),
);

type PlanParams = { ownerId: string; agentId: string; from: Temporal.Instant; to: Temporal.Instant };

/** An agent's appointments between two instants, in order. */
export const selectAgentsPlan = defineQuery<PlanParams>()((db, param) =>
  db
    .selectFrom("appointments")
    .select(["id", "version", "status", "outcome", "overbooked", "starts_at", "duration", "buffer_time"])
    .select(["outcome_at", "currency"])
    .select(["agent_id", "awaiting", "appointment_type_id", "buffer_before", "price"])
    .select(["appointment_date", "appointment_time"])
    .select(["client_name", "booked_for", "service_type", "client_phone", "client_address", "visit_id"])
    .where("user_id", "=", param("ownerId"))
    .where("agent_id", "=", param("agentId"))
    .where("status", "<>", sql.lit("cancelled"))
    .where("starts_at", ">=", param("from"))
    .where("starts_at", "<", param("to"))
    .orderBy("starts_at")
    .orderBy("id"),
);
