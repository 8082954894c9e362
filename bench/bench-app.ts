import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type AppDeps, createApp } from "#server/app.ts";
import { type Database, openDatabase } from "#server/platform/db/database.ts";
import { createLog } from "#server/platform/log.ts";
import { sampleAppDeps } from "#server/testing/apps/sample-app-deps.ts";
import { cloneDatabase, startTestCluster } from "#server/testing/apps/test-cluster.ts";
import { buildOwner, type TestOwner } from "#server/testing/builders/build-owner.ts";

export type BenchApp = {
  origin: string;
  db: Database;
  /** The schema's owner: to fill tables behind the app's back. */
  adminUrl: string;
  /** PostgreSQL's process. */
  databasePid: number;
  owner(overrides?: Parameters<typeof buildOwner>[2]): Promise<TestOwner>;
  close(): Promise<void>;
};

/** The app as it runs in production, on a database with PostgreSQL's own settings. */
export const startBenchApp = async (
  overrides: Partial<AppDeps> = {},
  settings: Record<string, string> = {},
): Promise<BenchApp> => {
  const cluster = await startTestCluster(settings);
  const { url } = await cloneDatabase(cluster.adminUrl);
  const db = openDatabase(url, 10);
  const served = await serveDatabase(url, db, overrides);
  return {
    origin: served.origin,
    db,
    adminUrl: url,
    databasePid: cluster.pid,
    owner: (overrides) => buildOwner(served.app, url, overrides),
    close: async () => {
      await served.close();
      await db.close();
      await cluster.stop();
    },
  };
};

/** The app on a database that already exists, reached by `db`. */
export const serveDatabase = async (databaseUrl: string, db: Database, overrides: Partial<AppDeps> = {}) => {
  const siteDir = mkdtempSync(join(tmpdir(), "daybook-bench-"));
  const app = await createApp({
    ...sampleAppDeps({ db, databaseUrl, siteDir }),
    log: createLog("info"),
    checkResponses: false,
    ...overrides,
  });
  return {
    app,
    origin: await app.listen({ host: "127.0.0.1", port: 0 }),
    close: async () => {
      await app.close();
      rmSync(siteDir, { recursive: true });
    },
  };
};
