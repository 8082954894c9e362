import { readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#server/platform/postgres/free-port.ts";
import { openSenderStore } from "#server/simulators/twilio/senders/sender-store.ts";
import { buildNumber } from "#server/testing/builders/build-number.ts";
import { insertOwner } from "#server/testing/builders/build-owner.ts";
import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { buildSubscription } from "#server/testing/builders/build-subscription.ts";
import {
  embeddedDatabaseUrl,
  emptySite,
  type SpawnedDaybook,
  startSpawned,
} from "#server/testing/processes/spawn-daybook.ts";

export type LoadOwner = { id: string; cookie: string };

/** The product as one process, as `npm start` runs it, with owners in it. */
export type LoadSite = {
  daybook: SpawnedDaybook;
  url: string;
  publicUrl: string;
  twilioDir: string;
  number: string;
  /** Who books, and must not notice what goes on. */
  booking: LoadOwner & { agentIds: string[]; typeId: string };
  owners: LoadOwner[];
  rssMb(): number;
};

export const openLoadSite = async (dataDir: string, ownerCount: number): Promise<LoadSite> => {
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const environment = { PORT: String(port), NODE_ENV: "development", LOG_LEVEL: "warn", SITE_DIR: emptySite(dataDir) };
  const daybook = await startSpawned({ DATA_DIR: dataDir, ...environment });
  const adminUrl = embeddedDatabaseUrl(dataDir);
  const twilioDir = join(dataDir, "twilio");
  const number = "+34910200300";
  const { id, cookie } = await insertOwner(adminUrl, { timeZone: "UTC" });
  await buildSubscription(adminUrl, id, { maxAgents: 10 });
  await buildNumber({ adminUrl, twilio: { senders: openSenderStore(twilioDir) }, origin: publicUrl }, id, number);
  const agentIds: string[] = [];
  for (let made = 0; made < 10; made++) agentIds.push(await buildAgent(adminUrl, id));
  const typeId = await buildType(adminUrl, id, { duration: 30, buffer: 0 });
  const owners: LoadOwner[] = [];
  for (let made = 0; made < ownerCount; made++) owners.push(await insertOwner(adminUrl));
  return {
    ...{ daybook, publicUrl, twilioDir, number, owners },
    url: `http://127.0.0.1:${port}`,
    booking: { id, cookie, agentIds, typeId },
    rssMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${daybook.pid}/status`, "utf8"))?.[1] ?? 0) / 1_024,
  };
};
