import { join } from "node:path";
import { startEmbeddedPostgres } from "../../platform/postgres/embedded-postgres.ts";
import { isAlive } from "../../platform/postgres/process-status.ts";
import { asAdmin } from "../apps/test-cluster.ts";
import { databaseOverTcp } from "../processes/database-address.ts";
import { embeddedDatabaseUrl, embeddedServerPid } from "../processes/spawn-daybook.ts";
import { waitUntil } from "../wait-until.ts";
import type { TrialSetting } from "./restart-trial.ts";

/** Daybook's own PostgreSQL: it is only stopped, as `pg_ctl stop -m fast` would, and Daybook has to start it again. */
export const embeddedSetting = (dataDir: string): TrialSetting => ({
  dataDir,
  environment: {},
  roles: ["all"],
  databaseUrl: () => embeddedDatabaseUrl(dataDir),
  restartPostgres: async () => {
    const pid = embeddedServerPid(dataDir) ?? 0;
    process.kill(pid, "SIGINT");
    await waitUntil("PostgreSQL's end", () => !isAlive(pid), 30_000);
    await waitUntil("PostgreSQL's return", () => canConnect(embeddedDatabaseUrl(dataDir)), 30_000);
  },
});

type ExternalSetting = TrialSetting & { stopPostgres(): Promise<void> };

/** An operator's PostgreSQL at DATABASE_URL, which somebody restarts. */
export const externalSetting = async (dataDir: string, roles: TrialSetting["roles"]): Promise<ExternalSetting> => {
  const folder = join(dataDir, "external");
  let server = await startEmbeddedPostgres(folder, "test-only");
  const port = Number(new URL(server.url).port);
  await asAdmin(server.url, (client) => client.query("create database trial"));
  const url = databaseOverTcp(server.url, "trial");
  return {
    dataDir,
    environment: { DATABASE_URL: url },
    roles,
    databaseUrl: () => url,
    restartPostgres: async () => {
      await server.stop();
      server = await startEmbeddedPostgres(folder, "test-only", { port });
    },
    stopPostgres: () => server.stop(),
  };
};

const canConnect = (url: string): Promise<boolean> =>
  asAdmin(url, (client) => client.query("select 1")).then(
    () => true,
    () => false,
  );
