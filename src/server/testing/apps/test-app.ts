import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, inject } from "vitest";
import { type AppDeps, createApp } from "../../app.ts";
import { createMovableClock, type MovableClock } from "../../platform/clock.ts";
import { type Database, openDatabase } from "../../platform/db/database.ts";
import { buildOwner, type TestOwner } from "../builders/build-owner.ts";
import { createFakePayPal } from "./fake-paypal.ts";
import { sampleAppDeps } from "./sample-app-deps.ts";
import { cloneDatabase } from "./test-cluster.ts";

export type TestApp = {
  app: FastifyInstance;
  db: Database;
  /** For the schema's owner, whom row-level security doesn't bind: tests look behind the scenes with it. */
  adminUrl: string;
  clock: MovableClock;
  /** Served as the web client; empty at first. */
  siteDir: string;
  owner(overrides?: Parameters<typeof buildOwner>[2]): Promise<TestOwner>;
  close(): Promise<void>;
};

/** `createTestApp` for a whole test file: closed when its tests are over. */
export const openTestApp = async (overrides: Partial<AppDeps> = {}): Promise<TestApp> => {
  const testApp = await createTestApp(overrides);
  afterAll(() => testApp.close());
  return testApp;
};

/**
 * The whole app on a database of its own, without a port. One per test file; a second process of the same
 * installation is another one given the first one's `adminUrl` as its `databaseUrl`.
 */
export const createTestApp = async (overrides: Partial<AppDeps> = {}): Promise<TestApp> => {
  const database = overrides.databaseUrl ? borrowed(overrides.databaseUrl) : await cloneDatabase(inject("adminUrl"));
  const db = overrides.db ?? openDatabase(database.url, 10);
  const clock = createMovableClock();
  const siteDir = overrides.siteDir ?? mkdtempSync(join(tmpdir(), "daybook-site-"));
  const app = await createApp({
    ...sampleAppDeps({ db, databaseUrl: database.url, siteDir }),
    clock,
    paypal: createFakePayPal(database.url),
    ...overrides,
  });
  await app.ready();
  return {
    app,
    db,
    adminUrl: database.url,
    clock,
    siteDir,
    owner: (owner) => buildOwner(app, database.url, owner),
    close: async () => {
      await app.close();
      await db.close();
      await database.drop();
      if (!overrides.siteDir) rmSync(siteDir, { recursive: true });
    },
  };
};

const borrowed = (url: string) => ({ url, drop: async () => {} });
