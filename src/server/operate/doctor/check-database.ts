import type pg from "pg";
import { judgeBackup, lateSeconds } from "#domain/operations/judge-health.ts";
import { describeRefusal, findWebhookRefusals } from "../../features/operations/webhook-service.ts";
import { openDatabase } from "../../platform/db/database.ts";
import { readMigrations } from "../../platform/db/migrate-database.ts";
import { checkIsolation } from "../../platform/db/role/check-isolation.ts";
import { appRoleOf } from "../../platform/db/role/connection-settings.ts";
import { refusePooler } from "../../platform/db/role/refuse-pooler.ts";
import { inUnits } from "../../platform/disk/in-units.ts";
import { countOf } from "../count-of.ts";
import { type Finding, failureFinding, faultFinding, fineFinding, noteFinding } from "./finding.ts";

const oldestMajor = 15;

export const checkAnswer = async (client: pg.Client, isEmbedded: boolean): Promise<Finding> => {
  const beganMs = performance.now();
  const { rows } = await client.query<{ size: string; used: number; allowed: number }>(
    `select pg_database_size(current_database())::text as size,
            (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
            current_setting('max_connections')::int as allowed`,
  );
  const tookMs = Math.ceil(performance.now() - beganMs);
  const { size, used, allowed } = rows[0] ?? { size: "0", used: 0, allowed: 1 };
  const text = `${isEmbedded ? "embedded" : "DATABASE_URL"}, ${inUnits(Number(size))}, answers in ${tookMs} ms, ${used} of ${allowed} connections`;
  return used > allowed * 0.9 ? faultFinding(`${text}: nearly all of them`) : fineFinding(text);
};

export const checkRole = async (url: string, isEmbedded: boolean): Promise<Finding> => {
  try {
    if (!isEmbedded) await refusePooler(url);
    await checkIsolation(url);
    return fineFinding(`the app works as ${appRoleOf(url)}, and row-level security binds it`);
  } catch (error) {
    return failureFinding(error);
  }
};

export const checkVersions = async (client: pg.Client): Promise<Finding> => {
  const { rows: server } = await client.query<{ server_version: string }>("show server_version");
  const version = server[0]?.server_version ?? "?";
  const text = `PostgreSQL ${version}, Node ${process.versions.node}`;
  if (Number.parseInt(version, 10) < oldestMajor)
    return faultFinding(`${text}: PostgreSQL must be ${oldestMajor} or later`);
  const { rows } = await client.query<{ name: string }>("select name from schema_migrations");
  const applied = new Set(rows.map(({ name }) => name));
  const known = readMigrations();
  const stranger = [...applied].find((name) => !known.some((migration) => migration.name === name));
  if (stranger) return faultFinding(`${text}: the database is newer than this program, it has ${stranger}`);
  const pending = known.filter(({ name }) => !applied.has(name)).length;
  return pending === 0
    ? fineFinding(`${text}, schema up to date`)
    : noteFinding(`${text}, ${countOf(pending, "migration")} to be applied at the next start`);
};

/** Two clocks that disagree make sessions end early and reminders come late. */
export const checkClock = async (client: pg.Client): Promise<Finding> => {
  const before = Date.now();
  const { rows } = await client.query<{ ms: number }>(
    "select extract(epoch from clock_timestamp())::float8 * 1000 as ms",
  );
  const after = Date.now();
  const ms = rows[0]?.ms ?? before;
  const apartMs = Math.round(ms < before ? before - ms : ms > after ? ms - after : 0);
  const text = `${new Date(after).toISOString()}, ${apartMs} ms from the database's`;
  if (apartMs > 30_000) return faultFinding(`${text}: set the machines' time`);
  return apartMs > 2_000 ? noteFinding(text) : fineFinding(text);
};

export const checkQueue = async (client: pg.Client, isRunning: boolean): Promise<Finding> => {
  const { rows } = await client.query<QueueFacts>(queueFacts);
  const { due, oldest_seconds: oldest, waiting, dead, workers } = rows[0] ?? noFacts;
  const text = `${due} due, ${waiting} for later, ${dead} given up, ${countOf(workers, "worker")}`;
  if (due > 0 && oldest > lateSeconds && (workers > 0 || isRunning))
    return faultFinding(`${text}: the oldest has waited for ${Math.round(oldest)} s`);
  if (isRunning && workers === 0) return faultFinding(`${text}: nobody works on them`);
  return dead > 0 ? noteFinding(text) : fineFinding(text);
};

type QueueFacts = { due: number; oldest_seconds: number; waiting: number; dead: number; workers: number };

const noFacts: QueueFacts = { due: 0, oldest_seconds: 0, waiting: 0, dead: 0, workers: 0 };

const queueFacts = `
  select count(*) filter (where attempts < max_attempts and run_at <= now() and locked_at is null)::int as due,
    coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and locked_at is null)), 0)::float8 as oldest_seconds,
    count(*) filter (where attempts < max_attempts and run_at > now())::int as waiting,
    count(*) filter (where attempts >= max_attempts and locked_at is null)::int as dead,
    (select count(*)::int from job_workers where seen_at > now() - interval '20 seconds') as workers
    from graphile_worker._private_jobs`;

/** As the app sees them, whose role may read the table. */
export const checkWebhooks = async (url: string): Promise<Finding> => {
  const db = openDatabase(url, 2);
  try {
    const refusals = await findWebhookRefusals(db);
    if (refusals.length === 0) return fineFinding("none refused since the last genuine one");
    const isFault = refusals.some(({ cause, hasWorked }) => cause === "public-url" || !hasWorked);
    return (isFault ? faultFinding : noteFinding)(refusals.map(describeRefusal).join("; "));
  } catch (error) {
    if ((error as { code?: unknown }).code !== undefinedTable) throw error;
    return noteFinding("unknown before the database is brought up to date");
  } finally {
    await db.close();
  }
};

const undefinedTable = "42P01";

export const checkBackup = async (client: pg.Client, isNightly: boolean): Promise<Finding> => {
  const known = await client.query<{ found: boolean }>("select to_regclass('public.backups') is not null as found");
  if (!known.rows[0]?.found) return noteFinding("unknown before the database is brought up to date");
  const { rows } = await client.query<{ place: string; hours: number; failure: string | null }>(
    `select place, extract(epoch from now() - finished_at)::float8 / 3600 as hours, failure
       from backups order by finished_at desc limit 20`,
  );
  const [last] = rows;
  if (last?.failure) return faultFinding(`the last one failed ${ago(last.hours)}: ${last.failure}`);
  if (!last)
    return isNightly
      ? noteFinding("none yet; the first comes at night")
      : noteFinding("none; set BACKUP_KEEP_DAYS or run npm run backup");
  const text = `${ago(last.hours)}, ${last.place}`;
  const { state } = judgeBackup({ ageSeconds: last.hours * 3600, hasFailed: false, isNightly });
  if (state === "fault") return faultFinding(`${text}: last night's is missing`);
  return state === "warning" ? noteFinding(text) : fineFinding(text);
};

const ago = (hours: number): string => {
  const minutes = Math.max(1, Math.round(hours * 60));
  if (minutes < 60) return `${countOf(minutes, "minute")} ago`;
  if (hours < 48) return `${countOf(Math.round(hours), "hour")} ago`;
  return `${countOf(Math.round(hours / 24), "day")} ago`;
};
