import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/platform/postgres/free-port.ts";
import { embeddedDatabaseUrl, type SpawnedDaybook, startSpawned } from "#server/testing/processes/spawn-daybook.ts";
import { test } from "./fixtures.ts";

/**
 * Gives the tests of a file a server of their own, because they move its clock or switch its simulators: the one that
 * all others share must not notice. The file's tests have to run in one worker, one after the other.
 */
export const startOwnServer = (): void => {
  let server: SpawnedDaybook;
  let dataDir: string;
  const shared = { url: "", databaseUrl: "", dataDir: "" };

  test.beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "daybook-own-"));
    const port = await freePort();
    const siteDir = process.env["SITE_DIR"];
    server = await startSpawned({
      PORT: String(port),
      DATA_DIR: dataDir,
      TZ: "UTC",
      ...(siteDir && { SITE_DIR: siteDir }),
    });
    // A worker that is given up runs no hooks any more.
    process.once("exit", () => server.signal("SIGTERM"));
    shared.url = process.env["E2E_URL"] ?? "";
    shared.databaseUrl = process.env["E2E_DATABASE_URL"] ?? "";
    shared.dataDir = process.env["E2E_DATA_DIR"] ?? "";
    process.env["E2E_DATA_DIR"] = dataDir;
    process.env["E2E_URL"] = `http://localhost:${port}`;
    process.env["E2E_DATABASE_URL"] = embeddedDatabaseUrl(dataDir);
  });

  test.afterAll(async () => {
    process.env["E2E_URL"] = shared.url;
    process.env["E2E_DATABASE_URL"] = shared.databaseUrl;
    process.env["E2E_DATA_DIR"] = shared.dataDir;
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
};

/** Moves the own server's clock ahead; what becomes due meanwhile is done. */
export const advanceDays = (days: number): Promise<void> => advanceMinutes(days * 24 * 60);

export const advanceMinutes = async (minutes: number): Promise<void> => {
  const response = await fetch(`${process.env["E2E_URL"]}/simulator/api/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advanceMinutes: minutes }),
  });
  if (!response.ok) throw new Error(`the clock didn't move: ${response.status}`);
};
