import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import { freePort } from "#server/platform/postgres/free-port.ts";
import { openSenderStore } from "#server/simulators/twilio/senders/sender-store.ts";
import { asAdmin } from "#server/testing/apps/test-cluster.ts";
import { buildNumber } from "#server/testing/builders/build-number.ts";
import { insertOwner } from "#server/testing/builders/build-owner.ts";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { buildSubscription } from "#server/testing/builders/build-subscription.ts";
import { databaseOverTcp } from "#server/testing/processes/database-address.ts";
import { emptySite, startSpawned, stopAllSpawned } from "#server/testing/processes/spawn-daybook.ts";
import { startRoundRobinProxy } from "./round-robin-proxy.ts";

export type ScaleOwner = {
  number: string;
  nextBooking(): { path: string; headers: Record<string, string>; body: string };
};

/** This many web processes and workers on one PostgreSQL, behind one address. */
export const openScaleSite = async (dataDir: string, { webs, workers }: { webs: number; workers: number }) => {
  const folder = join(dataDir, "external");
  mkdirSync(folder, { mode: 0o711, recursive: true });
  const server = await startEmbeddedPostgres(folder, "test-only", { settings: { max_connections: "200" } });
  await asAdmin(server.url, (client) => client.query("create database trial"));
  const databaseUrl = databaseOverTcp(server.url, "trial");
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const site = { PUBLIC_URL: publicUrl, SITE_DIR: emptySite(dataDir), NODE_ENV: "development" };
  const common = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...site };
  const ports: number[] = [];
  for (let made = 0; made < webs; made++) {
    const own = await freePort();
    ports.push(own);
    await startSpawned({ ...common, ROLE: workers === 0 ? "all" : "web", PORT: String(own) });
  }
  for (let made = 0; made < workers; made++)
    await startSpawned({ ...common, ROLE: "worker", PORT: String(port), WORKER_PORT: String(await freePort()) });
  const proxy = await startRoundRobinProxy(port, ports);
  const twilioDir = join(dataDir, "twilio");
  const owners: ScaleOwner[] = [];
  for (let made = 0; made < 16; made++) owners.push(await buildScaleOwner(databaseUrl, twilioDir, publicUrl, made));
  return {
    ...{ port, publicUrl, twilioDir, databaseUrl, owners },
    close: async () => {
      proxy.close();
      await stopAllSpawned();
      await server.stop();
    },
  };
};

const buildScaleOwner = async (
  adminUrl: string,
  twilioDir: string,
  origin: string,
  index: number,
): Promise<ScaleOwner> => {
  const { id, cookie } = await insertOwner(adminUrl, { timeZone: "UTC" });
  const number = `+34910${String(500_000 + index)}`;
  await buildSubscription(adminUrl, id, { maxAgents: 5 });
  await buildNumber({ adminUrl, twilio: { senders: openSenderStore(twilioDir) }, origin }, id, number);
  const agentIds: string[] = [];
  for (let made = 0; made < 5; made++) agentIds.push(await buildAgent(adminUrl, id));
  const typeId = await buildType(adminUrl, id, { duration: 30, buffer: 0 });
  const firstDay = Temporal.Now.plainDateISO("UTC").add({ days: 7 });
  let made = 0;
  return {
    number,
    nextBooking: () => {
      const slot = Math.floor(made / agentIds.length);
      const headers = {
        ...{ cookie, "x-daybook-request": "1", "idempotency-key": randomUUID(), "content-type": "application/json" },
        host: new URL(origin).host,
      };
      const body = JSON.stringify({
        ...{ clientName: "Cleo Client", clientPhone: "+34 612 345 678", appointmentTypeId: typeId },
        agentId: agentIds[made++ % agentIds.length],
        appointmentDate: firstDay.add({ days: Math.floor(slot / 14) }).toString(),
        appointmentTime: `${String(6 + (slot % 14)).padStart(2, "0")}:00`,
      });
      return { path: "/api/v1/appointments", headers, body };
    },
  };
};
