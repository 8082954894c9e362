import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#server/platform/postgres/free-port.ts";
import { startOpenIdServer } from "#server/testing/apps/openid-server.ts";
import { cloneDatabase, startTestCluster } from "#server/testing/apps/test-cluster.ts";
import { testSecret } from "#server/testing/builders/build-owner.ts";
import { builtServer } from "#server/testing/processes/built-server.ts";
import { endProcess } from "#server/testing/processes/end-process.ts";
import { untilReady } from "#server/testing/processes/until-ready.ts";

/** One real server for the whole run, on a fresh database. Each test brings an account of its own. */
const startServer = async (): Promise<() => Promise<void>> => {
  const cluster = await startTestCluster();
  const { url } = await cloneDatabase(cluster.adminUrl);
  const dataDir = mkdtempSync(join(tmpdir(), "daybook-e2e-"));
  const port = await freePort();
  const openId = await startOpenIdServer({ sub: "sol", email: "sol@example.com", name: "Sol Peluquera" });
  const child = spawn(process.execPath, [builtServer()], {
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
      WHATSAPP_NUMBER_COUNTRY: "US,DE",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.env["E2E_URL"] = `http://localhost:${port}`;
  process.env["E2E_DATABASE_URL"] = url;
  process.env["E2E_DATA_DIR"] = dataDir;
  const stop = async () => {
    await endProcess(child);
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

export default startServer;
