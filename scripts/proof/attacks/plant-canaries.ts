import type pg from "pg";
import { asAdmin } from "#server/testing/apps/test-cluster.ts";

export type Planted = {
  columns: number /** Columns that hold no free text: a list of words, a form, a key. */;
  refused: string[];
};

type Column = { table: string; column: string; owner: string };

/** Every column of text in a table that has an owner; keys that point elsewhere can't hold a text of ours. */
const textColumns = `
  select c.relname as table, a.attname as column,
    case when c.relname = 'user' then 'id' else 'user_id' end as owner
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  where a.attnum > 0 and not a.attisdropped and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'bpchar'::regtype)
    and (c.relname = 'user' or exists (
      select from pg_attribute o where o.attrelid = c.oid and o.attname = 'user_id' and not o.attisdropped))
    and not exists (
      select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey))
  order by 1, 2`;

/** The same text in the shapes that columns ask for; one of the row keeps several rows apart. */
const shapes = [
  "$2::text || left(md5(ctid::text), 6)",
  "lower($2::text) || left(md5(ctid::text), 6) || '@example.com'",
  "'https://' || lower($2::text) || '.example/'",
];

/** Writes a text that is nowhere else into every text column of the owner's rows. */
export const plantCanaries = async (adminUrl: string, ownerId: string, canary: string): Promise<Planted> => {
  const refused: string[] = [];
  let columns = 0;
  await asAdmin(adminUrl, async (client) => {
    const { rows } = await client.query<Column>(textColumns);
    await client.query("set session_replication_role = replica");
    for (const place of rows) {
      if (isSignInProof(place)) continue;
      columns += 1;
      if (!(await plant(client, place, ownerId, canary))) refused.push(`${place.table}.${place.column}`);
    }
  });
  return { columns, refused };
};

/** She has to stay signed in: her own requests are part of the trial. */
const isSignInProof = ({ table, column }: Column): boolean => table === "session" && column === "token";

const plant = async (client: pg.Client, place: Column, ownerId: string, canary: string): Promise<boolean> => {
  const { table, column, owner } = place;
  for (const shape of shapes) {
    try {
      await client.query(`update "${table}" set "${column}" = ${shape} where "${owner}" = $1`, [ownerId, canary]);
      return true;
    } catch {
      // A check refused it: the next shape.
    }
  }
  return false;
};
