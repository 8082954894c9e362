import { sql } from "kysely";
import { trialAddress } from "#domain/clients/trial-address.ts";
import { defineQuery } from "../../../platform/db/query.ts";

type Pair = { ownerId: string; clientId: string; otherId: string };

/** Both, in one order, so that no two mergers wait for each other. */
export const lockPair = defineQuery<Pair>()((db, param) =>
  db
    .selectFrom("clients")
    .select(["id", "name", "email", "notes", "tags", "is_blocked", "merged_into", "merge"])
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`id in (${param("clientId")}::uuid, ${param("otherId")}::uuid)`)
    .where(sql<boolean>`channel_address is distinct from ${sql.lit(trialAddress)}`)
    .orderBy("id")
    .forUpdate(),
);

/** What belongs to a record, to find its way back. */
export const selectBelongings = defineQuery<{ ownerId: string; otherId: string }>()((db, param) =>
  db.selectNoFrom([
    sql<string[]>`array(select id from appointments
        where user_id = ${param("ownerId")}::uuid and client_id = ${param("otherId")}::uuid)`.as("appointments"),
    sql<string[]>`array(select id from clients
        where user_id = ${param("ownerId")}::uuid and merged_into = ${param("otherId")}::uuid)`.as("members"),
  ]),
);

export const moveMembers = defineQuery<Pair>()((db, param) =>
  db
    .updateTable("clients")
    .set({ merged_into: param("clientId") })
    .where("user_id", "=", param("ownerId"))
    .where("merged_into", "=", param("otherId")),
);

export const moveAppointments = defineQuery<Pair>()((db, param) =>
  db
    .updateTable("appointments")
    .set({ client_id: param("clientId") })
    .where("user_id", "=", param("ownerId"))
    .where("client_id", "=", param("otherId"))
    .returning("id"),
);

/** It goes on as a further address of the person; its own words stay with it. */
export const joinRecord = defineQuery<Pair & { merge: string }>()((db, param) =>
  db
    .updateTable("clients")
    .set({ merged_into: param("clientId"), merge: sql`${param("merge")}::jsonb`, updated_at: sql`clock_timestamp()` })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("otherId")),
);

type WordsParams = {
  ownerId: string;
  id: string;
  name: string | null;
  email?: string | null;
  notes: string;
  tags: string[];
  isBlocked: boolean;
};

export const writeWords = defineQuery<WordsParams>()((db, param) =>
  db
    .updateTable("clients")
    .set({
      name: param("name"),
      email: param("email"),
      notes: param("notes"),
      tags: sql`${param("tags")}::text[]`,
      is_blocked: param("isBlocked"),
      updated_at: sql`clock_timestamp()`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("id")),
);

/** Waiting for an answer and the latest word are the person's, from whichever address. */
export const gatherTimes = defineQuery<Pair>()((db, param) =>
  db
    .updateTable("clients as kept")
    .from("clients as other")
    .set({
      wants_human_since: sql`least(kept.wants_human_since, other.wants_human_since)`,
      last_message_at: sql`greatest(kept.last_message_at, other.last_message_at)`,
      last_booked_at: sql`greatest(kept.last_booked_at, other.last_booked_at)`,
    })
    .where("kept.user_id", "=", param("ownerId"))
    .where("kept.id", "=", param("clientId"))
    .whereRef("other.user_id", "=", "kept.user_id")
    .where("other.id", "=", param("otherId")),
);

/** Open questions are the person's: those of all addresses that are one person now. */
export const placeQuestions = defineQuery<Pair>()((db, param) =>
  db
    .updateTable("clients")
    .set({ question_since: sql`first_open_question(user_id, id)` })
    .where("user_id", "=", param("ownerId"))
    .where(sql<boolean>`id in (${param("clientId")}::uuid, ${param("otherId")}::uuid)`)
    .where("merged_into", "is", null),
);

export const releaseRecord = defineQuery<Pair & { members: string[] }>()((db, param) =>
  db
    .updateTable("clients")
    .set({
      merged_into: sql`case when id = ${param("otherId")}::uuid then null else ${param("otherId")}::uuid end`,
      merge: sql`case when id = ${param("otherId")}::uuid then null else merge end`,
      updated_at: sql`clock_timestamp()`,
    })
    .where("user_id", "=", param("ownerId"))
    .where("merged_into", "=", param("clientId"))
    .where(sql<boolean>`(id = ${param("otherId")}::uuid or id = any(${param("members")}::uuid[]))`),
);

/** Those it brought along, and those that were made for one of its addresses since. */
export const returnAppointments = defineQuery<Pair & { appointments: string[] }>()((db, param) =>
  db
    .updateTable("appointments as a")
    .set({ client_id: param("otherId") })
    .where("a.user_id", "=", param("ownerId"))
    .where("a.client_id", "=", param("clientId"))
    .where(sql<boolean>`(a.id = any(${param("appointments")}::uuid[]) or exists (select from clients c
      where c.user_id = a.user_id and (c.id = ${param("otherId")}::uuid or c.merged_into = ${param("otherId")}::uuid)
        and (c.channel_address = a.client_address
          or a.client_address is null and phone_digits(c.written_phone) = phone_digits(a.client_phone))))`),
);
