import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#server/platform/postgres/free-port.ts";
import { startOpenIdServer } from "#server/testing/apps/openid-server.ts";
import { cloneDatabase, startTestCluster } from "#server/testing/apps/test-cluster.ts";
import { testSecret } from "#server/testing/builders/build-owner.ts";

/** One real server for the whole run, on a fresh database. Each test brings an account of its own. */
const startServer = async (): Promise<() => Promise<void>> => {
  const cluster = await startTestCluster();
  const { url } = await cloneDatabase(cluster.adminUrl);
  const dataDir = mkdtempSync(join(tmpdir(), "daybook-e2e-"));
  const port = await freePort();
  const openId = await startOpenIdServer({ sub: "sol", email: "sol@example.com", name: "Sol Peluquera" });
  const child = spawn(process.execPath, [join(import.meta.dirname, "../src/server/main.ts")], {
    env: {
      ...process.env,
      NODE_ENV: "test",
      TZ: "UTC",
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      AUTH_SECRET: testSecret,
      LOG_LEVEL: "warn",
      OIDC_ISSUER: openId.issuer,
      OIDC_CLIENT_ID: openId.clientId,
      OIDC_CLIENT_SECRET: openId.clientSecret,
      OIDC_NAME: "Salon ID",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  // From the start on: a server that can't start has ended before anybody asks it to.
  const ended = new Promise((resolve) => child.once("exit", resolve));
  process.env["E2E_URL"] = `http://localhost:${port}`;
  process.env["E2E_DATABASE_URL"] = url;
  process.env["E2E_DATA_DIR"] = dataDir;
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    await openId.stop();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(child, `http://localhost:${port}/readyz`);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
};

const untilReady = async (server: ChildProcess, url: string): Promise<void> => {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error("the server ended before it was ready");
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await sleep(200);
  }
  throw new Error("the server didn't become ready");
};

export default startServer;
