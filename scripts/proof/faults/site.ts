import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import { freePort } from "#server/platform/postgres/free-port.ts";
import { isAlive } from "#server/platform/postgres/process-status.ts";
import { asAdmin } from "#server/testing/apps/test-cluster.ts";
import { databaseOverTcp } from "#server/testing/processes/database-address.ts";
import {
  embeddedDatabaseUrl,
  embeddedServerPid,
  type SpawnedDaybook,
  startSpawned,
} from "#server/testing/processes/spawn-daybook.ts";
import { waitUntil } from "#server/testing/wait-until.ts";
import type { Disk } from "./small-disk.ts";

export type Role = "all" | "web" | "worker";

/** A running installation to which anything may happen. */
export type Site = {
  name: string;
  roles: readonly Role[];
  url: string;
  publicUrl: string;
  twilioDir: string;
  paypalDir: string;
  disk: Disk | null;
  databaseUrl(): string;
  process(role: Role): SpawnedDaybook | undefined;
  /** Starts whatever isn't running; fails when a start does. */
  start(): Promise<void>;
  /** `kill -9` of PostgreSQL's first process, which is then started again by its supervisor. */
  killPostgres(): Promise<void>;
  /** As an operator would: stopped in an orderly way, and started. */
  restartPostgres(): Promise<void>;
  close(): Promise<void>;
};

type Postgres = Pick<Site, "databaseUrl" | "killPostgres" | "restartPostgres"> & {
  environment: Record<string, string>;
  stop(): Promise<void>;
};

export type SiteKind = { name: string; roles: readonly Role[]; database: "embedded" | "external" };

export const siteKinds: readonly SiteKind[] = [
  { name: "embedded PostgreSQL, one process", roles: ["all"], database: "embedded" },
  { name: "external PostgreSQL, web and worker", roles: ["web", "worker"], database: "external" },
  { name: "external PostgreSQL, one process", roles: ["all"], database: "external" },
];

export const openSite = async (kind: SiteKind, dataDir: string, disk: Disk | null): Promise<Site> => {
  const port = await freePort();
  const workerPort = await freePort();
  const postgres = kind.database === "embedded" ? embedded(dataDir) : await external(dataDir);
  const processes = new Map<Role, SpawnedDaybook>();
  const environment = (role: Role) => ({
    ...postgres.environment,
    ...{ DATA_DIR: dataDir, ROLE: role, PORT: String(port), WORKER_PORT: String(workerPort) },
  });
  const start = async (): Promise<void> => {
    for (const role of kind.roles) {
      const running = processes.get(role);
      if (running && isAlive(running.pid)) continue;
      processes.set(role, await startSpawned(environment(role)));
    }
  };
  return {
    ...{ name: kind.name, roles: kind.roles, disk, start },
    url: `http://127.0.0.1:${port}`,
    publicUrl: `http://localhost:${port}`,
    twilioDir: join(dataDir, "twilio"),
    paypalDir: join(dataDir, "paypal"),
    databaseUrl: postgres.databaseUrl,
    process: (role) => processes.get(role),
    killPostgres: postgres.killPostgres,
    restartPostgres: postgres.restartPostgres,
    close: async () => {
      for (const running of processes.values()) if (isAlive(running.pid)) await running.stop();
      await postgres.stop();
    },
  };
};

const end = async (pid: number | null, signal: NodeJS.Signals): Promise<void> => {
  if (pid === null || !isAlive(pid)) return;
  process.kill(pid, signal);
  await waitUntil("PostgreSQL's end", () => !isAlive(pid), 30_000);
};

/** Daybook's own: only taken away, as Daybook has to bring it back. */
const embedded = (dataDir: string): Postgres => ({
  environment: {},
  databaseUrl: () => embeddedDatabaseUrl(dataDir),
  killPostgres: () => end(embeddedServerPid(dataDir), "SIGKILL"),
  restartPostgres: () => end(embeddedServerPid(dataDir), "SIGINT"),
  stop: () => end(embeddedServerPid(dataDir), "SIGINT"),
});

const external = async (dataDir: string): Promise<Postgres> => {
  const folder = join(dataDir, "external");
  mkdirSync(folder, { mode: 0o711, recursive: true });
  let server = await startEmbeddedPostgres(folder, "test-only");
  const port = Number(new URL(server.url).port);
  await asAdmin(server.url, (client) => client.query("create database trial"));
  const url = databaseOverTcp(server.url, "trial");
  return {
    environment: { DATABASE_URL: url },
    databaseUrl: () => url,
    killPostgres: async () => {
      await end(server.pid, "SIGKILL");
      server = await startEmbeddedPostgres(folder, "test-only", { port });
    },
    restartPostgres: async () => {
      await server.stop();
      server = await startEmbeddedPostgres(folder, "test-only", { port });
    },
    stop: () => server.stop(),
  };
};
