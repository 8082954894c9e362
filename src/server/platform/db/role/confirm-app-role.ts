import type pg from "pg";
import { cutConnection } from "../connections.ts";

/** A connection on which row-level security would not hold. Nothing may be asked on it. */
export class WrongRole extends Error {
  override readonly name = "WrongRole";
}

/** Longer than any answer to so small a question takes; a server that has vanished gives none. */
const answerMs = 5_000;

type RoleFacts = { user: string; wanted: string | null; is_strong: boolean; is_bound: boolean | null };

const selectRoleFacts = `
  select current_user::text as user, nullif(current_setting('app.role', true), '') as wanted,
    (select rolsuper or rolbypassrls from pg_catalog.pg_roles where rolname = current_user) as is_strong,
    row_security_active(to_regclass('public.appointments')) as is_bound`;

/**
 * Asked once on every new connection, before anything else: whether it is the app's role and bound by row-level
 * security. A pooler that ignores start-up options would hand out connections of the schema's owner, who sees all.
 */
export const confirmAppRole = async (client: pg.ClientBase): Promise<void> => {
  try {
    const { rows } = await client.query<RoleFacts>({
      text: selectRoleFacts,
      query_timeout: answerMs,
    } as pg.QueryConfig);
    const wrong = rows[0] ? whatIsWrong(rows[0]) : "PostgreSQL doesn't say who we are";
    if (wrong !== null) throw new WrongRole(`${wrong}.`);
  } catch (error) {
    cutConnection(client);
    throw error;
  }
};

const whatIsWrong = ({ user, wanted, is_strong, is_bound }: RoleFacts): string | null => {
  if (user !== wanted)
    return `DATABASE_URL gives connections of ${user} instead of ${wanted ?? "the app's role"}: something in between, such as PgBouncer, drops the start-up options; connect to PostgreSQL directly`;
  if (is_strong) return `the role ${user} is a superuser or has BYPASSRLS, so row-level security doesn't bind it`;
  if (is_bound !== true) return `row-level security doesn't bind the role ${user}: it owns the tables, or they lack it`;
  return null;
};
