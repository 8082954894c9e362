import { sql } from "kysely";
import { defineQuery } from "../../platform/db/query.ts";

type Owner = { ownerId: string };

/** The number that the business is written to on. */
export const selectBusinessNumber = defineQuery<Owner>()((db, param) =>
  db
    .selectFrom("user_profiles")
    .select(sql<string | null>`sender_of(user_id)`.as("number"))
    .where("user_id", "=", param("ownerId")),
);

/** One that the owner took off, or replaced by another, isn't shown any more. */
export const selectSenders = defineQuery<Owner>()((db, param) =>
  db
    .selectFrom("command_senders")
    .select(["id", "agent_id", "address", "verified_at", "last_used_at", "ended_at"])
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`coalesce(end_reason, '') not in ('removed', 'replaced')`)
    .orderBy("verified_at"),
);

type NewCode = Owner & { agentId: string | null; hash: string; expiresAt: Temporal.Instant };

/** Takes the place of the code before: of two, the later one counts. */
export const replaceCode = defineQuery<NewCode>()((db, param) =>
  db
    .insertInto("command_codes")
    .values({
      user_id: param("ownerId"),
      agent_id: param("agentId"),
      code_hash: param("hash"),
      expires_at: param("expiresAt"),
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`user_id, coalesce(agent_id, '00000000-0000-0000-0000-000000000000')`)
        .doUpdateSet({ code_hash: param("hash"), expires_at: param("expiresAt") }),
    ),
);

/** No row when somebody else was quicker: a code is used once. */
export const useCode = defineQuery<Owner & { hash: string; now: Temporal.Instant }>()((db, param) =>
  db
    .deleteFrom("command_codes")
    .where("user_id", "=", param("ownerId"))
    .where("code_hash", "=", param("hash"))
    .where("expires_at", ">", param("now"))
    .returning("agent_id"),
);

type Proof = Owner & { agentId: string | null; address: string; now: Temporal.Instant };

/** The phone that somebody has now; at most one. */
export const selectLiveSender = defineQuery<Owner & { agentId: string | null }>()((db, param) =>
  db
    .selectFrom("command_senders")
    .select(["id", "address", "last_used_at"])
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`agent_id is not distinct from ${param("agentId")}::uuid`)
    .where("ended_at", "is", null),
);

/** A phone, whether it is still used or not, and whose it is; no name for the owner's own. */
export const selectCommandSender = defineQuery<Owner & { senderId: string }>()((db, param) =>
  db
    .selectFrom("command_senders as s")
    .leftJoin("agents as a", (join) => join.onRef("a.user_id", "=", "s.user_id").onRef("a.id", "=", "s.agent_id"))
    .select(["s.address", "a.name as agent"])
    .where("s.user_id", "=", param("ownerId"))
    .where("s.id", "=", param("senderId")),
);

/** Each has one phone at most. */
export const endReplaced = defineQuery<Proof>()((db, param) =>
  db
    .updateTable("command_senders")
    .set({ ended_at: param("now"), end_reason: "replaced" })
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`agent_id is not distinct from ${param("agentId")}::uuid`)
    .where("address", "<>", param("address"))
    .where("ended_at", "is", null),
);

export const saveSender = defineQuery<Proof>()((db, param) =>
  db
    .insertInto("command_senders")
    .values({
      user_id: param("ownerId"),
      agent_id: param("agentId"),
      address: param("address"),
      verified_at: param("now"),
      last_used_at: param("now"),
      chosen_at: param("now"),
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "address"]).doUpdateSet({
        agent_id: param("agentId"),
        verified_at: param("now"),
        last_used_at: param("now"),
        chosen_at: param("now"),
        ended_at: null,
        end_reason: null,
      }),
    )
    .returning("id"),
);

export const removeSender = defineQuery<Owner & { senderId: string; now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("command_senders")
    .set({ ended_at: sql`coalesce(ended_at, ${param("now")}::timestamptz)`, end_reason: "removed" })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("senderId"))
    .where(sql<boolean>`coalesce(end_reason, '') not in ('removed', 'replaced')`)
    .returning(["id", sql<boolean>`ended_at = ${param("now")}::timestamptz`.as("was_live")]),
);

export const endAllSenders = defineQuery<Owner>()((db, param) =>
  db
    .updateTable("command_senders")
    .set({ ended_at: sql`clock_timestamp()`, end_reason: "signed-out" })
    .where("user_id", "=", param("ownerId"))
    .where("ended_at", "is", null),
);

export const deleteCodes = defineQuery<Owner>()((db, param) =>
  db.deleteFrom("command_codes").where("user_id", "=", param("ownerId")),
);

export const touchSender = defineQuery<Owner & { senderId: string; now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("command_senders")
    .set({ last_used_at: param("now") })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("senderId"))
    .where(sql<boolean>`last_used_at < ${param("now")}::timestamptz - interval '1 hour'`),
);

export const selectBusinesses = defineQuery<Owner & { client: string }>()((db, param) =>
  db
    .selectFrom(
      sql<{
        user_id: string;
        name: string;
        chosen_at: Temporal.Instant | null;
      }>`businesses_of_sender(${param("ownerId")}::uuid, ${param("client")})`.as("businesses"),
    )
    .select(["user_id", "name", "chosen_at"]),
);

type Choice = Owner & { client: string; chosen: string; now: Temporal.Instant };

export const chooseBusiness = defineQuery<Choice>()((db, param) =>
  db.selectNoFrom(
    sql<boolean>`choose_business(${param("ownerId")}::uuid, ${param("client")}, ${param("chosen")}::uuid, ${param("now")}::timestamptz)`.as(
      "chosen",
    ),
  ),
);
