import { sql } from "kysely";
import { trialAddress } from "#domain/clients/trial-address.ts";
import { defineQuery } from "../../../platform/db/query.ts";

type MentionParams = { ownerId: string; phones: string[]; emails: string[]; names: string[] };

/** One import at a time: two with the same people would both find them missing. */
export const selectMentioned = defineQuery<MentionParams>()((db, param) =>
  db
    .selectFrom("clients as c")
    .select(["c.id", "c.name", "c.email", "c.notes", "c.tags"])
    .select(
      sql<string[]>`array(select other.phone from clients other where other.user_id = c.user_id
        and other.phone is not null and (other.id = c.id or other.merged_into = c.id)
        order by other.id <> c.id)`.as("phones"),
    )
    .where("c.user_id", "=", param("ownerId"))
    .where("c.merged_into", "is", null)
    .where(sql<boolean>`c.channel_address is distinct from ${sql.lit(trialAddress)}`)
    .where(
      sql<boolean>`(c.id in (select coalesce(m.merged_into, m.id) from clients m
          where m.user_id = ${param("ownerId")}::uuid and m.phone = any(${param("phones")}::text[]))
        or c.email = any(${param("emails")}::text[])
        or c.channel_address is null and c.phone is null and c.written_phone is null
          and lower(c.name) = any(${param("names")}::text[]))`,
    )
    .orderBy("c.created_at"),
);

type RecordWords = { name: string | null; email: string | null; notes: string; tags: string[] };

/** `records`: a JSON list of phone, name, email, notes and tags. A client who was added in between isn't added twice. */
export const insertRecords = defineQuery<{ ownerId: string; records: string; now: Temporal.Instant }>()((db, param) =>
  db
    .insertInto("clients")
    .columns(["user_id", "channel_address", "phone", "name", "email", "notes", "tags", "created_at"])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{ phone: string | null } & RecordWords>`jsonb_to_recordset(${param("records")}::jsonb)`.as<"r">(
            sql`r(phone text, name text, email text, notes text, tags text[])`,
          ),
        )
        .select([
          sql<string>`${param("ownerId")}::uuid`.as("user_id"),
          "r.phone as channel_address",
          "r.phone",
          "r.name",
          "r.email",
        ])
        .select(["r.notes", "r.tags", sql<Temporal.Instant>`${param("now")}::timestamptz`.as("created_at")]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("id"),
);

/** `records`: a JSON list of id, name, email, notes and tags. */
export const updateRecords = defineQuery<{ ownerId: string; records: string }>()((db, param) =>
  db
    .updateTable("clients as c")
    .from(
      sql<{ id: string } & RecordWords>`jsonb_to_recordset(${param("records")}::jsonb)`.as<"r">(
        sql`r(id uuid, name text, email text, notes text, tags text[])`,
      ),
    )
    .set((eb) => ({
      name: eb.ref("r.name"),
      email: eb.ref("r.email"),
      notes: eb.ref("r.notes"),
      tags: eb.ref("r.tags"),
      updated_at: sql`clock_timestamp()`,
    }))
    .where("c.user_id", "=", param("ownerId"))
    .whereRef("c.id", "=", "r.id")
    .returning("c.id"),
);

export const insertImport = defineQuery<{ ownerId: string; changes: string; now: Temporal.Instant }>()((db, param) =>
  db
    .insertInto("client_imports")
    .values({ user_id: param("ownerId"), changes: sql`${param("changes")}::jsonb`, created_at: param("now") })
    .returning("id"),
);

type OneImport = { ownerId: string; importId: string };

export const takeImport = defineQuery<OneImport & { now: Temporal.Instant }>()((db, param) =>
  db
    .updateTable("client_imports")
    .set({ undone_at: param("now") })
    .where("user_id", "=", param("ownerId"))
    .where("id", "=", param("importId"))
    .where("undone_at", "is", null)
    .returning("changes"),
);

/** Those that are still as the file made them, and that nobody has written to or been booked for since. */
export const deleteUntouched = defineQuery<OneImport>()((db, param) =>
  db
    .deleteFrom("clients as c")
    .where("c.user_id", "=", param("ownerId"))
    .where(
      sql<boolean>`exists (select from client_imports i
        cross join jsonb_to_recordset(i.changes) r(id uuid, before jsonb, after jsonb)
        where i.user_id = c.user_id and i.id = ${param("importId")}::uuid and r.id = c.id and jsonb_typeof(r.before) is distinct from 'object'
          and jsonb_build_object('email', null) || r.after
            = jsonb_build_object('name', c.name, 'email', c.email, 'notes', c.notes, 'tags', to_jsonb(c.tags)))`,
    )
    .where(sql<boolean>`c.merged_into is null and c.last_message_at is null and not c.is_blocked`)
    .where(sql<boolean>`not exists (select from appointments a where a.user_id = c.user_id and a.client_id = c.id)`)
    .where(sql<boolean>`not exists (select from conversations v where v.user_id = c.user_id and v.client_id = c.id)`)
    .where(sql<boolean>`not exists (select from clients m where m.user_id = c.user_id and m.merged_into = c.id)`)
    .returning("c.id"),
);

/** Each field that is still as the file made it is what it was before. */
export const restoreFields = defineQuery<OneImport>()((db, param) =>
  db
    .updateTable("clients as c")
    .from(
      sql<{ id: string; before: Words; after: Words }>`(select r.id, r.before, r.after from client_imports i
        cross join jsonb_to_recordset(i.changes) r(id uuid, before jsonb, after jsonb)
        where i.user_id = ${param("ownerId")}::uuid and i.id = ${param("importId")}::uuid
          and jsonb_typeof(r.before) = 'object')`.as("r"),
    )
    .set({
      name: sql`case when c.name is not distinct from r.after ->> 'name' then r.before ->> 'name' else c.name end`,
      // Files of earlier versions had none.
      email: sql`case when r.after ? 'email' and c.email is not distinct from r.after ->> 'email'
        then r.before ->> 'email' else c.email end`,
      notes: sql`case when c.notes = r.after ->> 'notes' then r.before ->> 'notes' else c.notes end`,
      tags: sql`case when to_jsonb(c.tags) = r.after -> 'tags'
        then array(select jsonb_array_elements_text(r.before -> 'tags')) else c.tags end`,
      updated_at: sql`clock_timestamp()`,
    })
    .where("c.user_id", "=", param("ownerId"))
    .whereRef("c.id", "=", "r.id")
    .returning("c.id"),
);

type Words = { name: string | null; email?: string | null; notes: string; tags: string[] };
