import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runMigrations as migrateJobQueue } from "graphile-worker";
import pg from "pg";
import { projectFolder } from "../project-folder.ts";
import { closePool, openPool } from "./connections.ts";
import { appRoleOf, schemaConnection } from "./role/connection-settings.ts";
import { forceRowSecurity } from "./role/force-row-security.ts";
import { secureFunctions } from "./role/secure-functions.ts";

export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

type Migration = { name: string; sql: string; checksum: string };

/** Any fixed number: every process that migrates takes the same lock. */
const migrationLock = 7_231_905;

export const migrationsDir = join(projectFolder, "migrations");

/**
 * Brings the database up to date: forward only, each file in its own transaction, one process at a time. A file that
 * was applied and edited since is an error, as two installations would no longer have the same schema. `upTo` is the last
 * file for anyone who needs an earlier schema.
 */
export const migrateDatabase = async (adminUrl: string, dir = migrationsDir, upTo?: string): Promise<string[]> => {
  const client = new pg.Client(schemaConnection(adminUrl));
  // A lost connection fails the statement at hand; without a listener it would end the process as well.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await prepareJobQueue(adminUrl);
    await client.query(
      "create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      "select name, checksum from schema_migrations",
    );
    const wanted = readMigrations(dir).filter(({ name }) => upTo === undefined || name <= upTo);
    const pending = findPending(wanted, new Map(rows.map((row) => [row.name, row.checksum])));
    const role = appRoleOf(adminUrl);
    for (const migration of pending) await apply(client, migration, role);
    await forceRowSecurity(client);
    await secureFunctions(client);
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
};

/** By connections of ours: the queue's own are deaf to errors once they take leave, and one then would end the process. */
const prepareJobQueue = async (adminUrl: string): Promise<void> => {
  const pool = openPool({ connectionString: adminUrl, max: 2 });
  try {
    await migrateJobQueue({ pgPool: pool });
  } finally {
    await closePool(pool);
  }
};

/** All that this program knows, in order. */
export const readMigrations = (dir = migrationsDir): Migration[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(dir, name), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });

const findPending = (migrations: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] => {
  const known = new Set(migrations.map((migration) => migration.name));
  for (const name of applied.keys()) {
    if (!known.has(name)) throw new MigrationError(`This database is newer than the program: it has ${name}.`);
  }
  for (const { name, checksum } of migrations) {
    const before = applied.get(name);
    if (before !== undefined && before !== checksum) {
      throw new MigrationError(`${name} was changed after it was applied; write a new migration instead.`);
    }
  }
  const pending = migrations.filter(({ name }) => !applied.has(name));
  const newest = [...applied.keys()].sort().at(-1) ?? "";
  const late = pending.find(({ name }) => name < newest);
  if (late) throw new MigrationError(`${late.name} sorts before ${newest}, which is already applied; renumber it.`);
  return pending;
};

const apply = async (client: pg.Client, { name, sql, checksum }: Migration, role: string): Promise<void> => {
  try {
    await client.query("begin");
    await client.query(sql.replaceAll("daybook_app", role));
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [name, checksum]);
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback").catch(() => {});
    const { code, message } = cause as { code?: string; message: string };
    const isOthers = code === notAllowed && message.includes("role");
    throw new MigrationError(`${name} failed: ${message}${isOthers ? othersRole(role) : ""}`, { cause });
  }
};

const notAllowed = "42501";

const othersRole = (role: string): string =>
  `. Another installation on this server may have made ${role}: add ?app_role=… to DATABASE_URL, a name for a role of this one`;
