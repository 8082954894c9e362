import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../platform/postgres/free-port.ts";
import { isAlive } from "../../platform/postgres/process-status.ts";
import { openMessageStore } from "../../simulators/twilio/messages/message-store.ts";
import { openSenderStore } from "../../simulators/twilio/senders/sender-store.ts";
import { buildNumber } from "../builders/build-number.ts";
import { insertOwner } from "../builders/build-owner.ts";
import { buildAgent, buildType } from "../builders/build-scheduling.ts";
import { buildSubscription } from "../builders/build-subscription.ts";
import { type SpawnedDaybook, startSpawned } from "../processes/spawn-daybook.ts";
import { readRows } from "../read-rows.ts";
import { waitUntil } from "../wait-until.ts";
import { chatClients, type Load, startBookingLoad } from "./booking-load.ts";

/** A Daybook whose PostgreSQL can be restarted under it. */
export type TrialSetting = {
  dataDir: string;
  environment: Record<string, string>;
  /** One process, or a web process and a worker. */
  roles: readonly ("all" | "web" | "worker")[];
  databaseUrl(): string;
  restartPostgres(): Promise<void>;
};

export type TrialReport = {
  booked: number;
  delivered: number;
  /** From the restart until nothing was left waiting. */
  recoveryMs: number;
  /** How long each process took to end on SIGTERM, and with which code. */
  ends: { ms: number; code: number | null }[];
};

const number = "+34910200300";

/** Two seconds of load, a restart, two more; then everything taken on must be sent, and SIGTERM must end it all. */
export const runRestartTrial = async (setting: TrialSetting): Promise<TrialReport> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const publicUrl = `http://localhost:${port}`;
  const workerPort = await freePort();
  const processes: SpawnedDaybook[] = [];
  for (const role of setting.roles) {
    processes.push(
      await startSpawned({
        ...setting.environment,
        DATA_DIR: setting.dataDir,
        ROLE: role,
        PORT: String(port),
        WORKER_PORT: String(workerPort),
      }),
    );
  }
  const twilioDir = join(setting.dataDir, "twilio");
  const salon = await buildSalon(setting.databaseUrl(), twilioDir, publicUrl);
  const load = startBookingLoad({ url, publicUrl, twilioDir, salon });
  await sleep(2_000);
  await setting.restartPostgres();
  const restarted = performance.now();
  await sleep(2_000);
  await load.stop();
  await untilNothingWaits(setting.databaseUrl());
  const recoveryMs = performance.now() - restarted;
  await waitUntil("readiness", async () => (await fetch(`${url}/readyz`)).status === 200, 20_000);
  if (setting.roles.includes("worker"))
    await waitUntil(
      "the worker's readiness",
      async () => (await fetch(`http://127.0.0.1:${workerPort}/readyz`)).status === 200,
      20_000,
    );
  return { ...countsOf(load), recoveryMs, ends: await Promise.all(processes.map(endOf)) };
};

const countsOf = (load: Load) => ({ booked: load.booked(), delivered: load.delivered() });

const longestEndMs = 45_000;

const endOf = async (daybook: SpawnedDaybook): Promise<{ ms: number; code: number | null }> => {
  const before = performance.now();
  daybook.signal("SIGTERM");
  await waitUntil("the end after SIGTERM", () => !isAlive(daybook.pid), longestEndMs);
  return { ms: performance.now() - before, code: await daybook.ended };
};

const buildSalon = async (adminUrl: string, twilioDir: string, publicUrl: string) => {
  const { id, cookie } = await insertOwner(adminUrl);
  await buildSubscription(adminUrl, id, { maxAgents: 1 });
  await readRows(adminUrl, "delete from whatsapp_phone_numbers", []);
  await buildNumber({ adminUrl, twilio: { senders: openSenderStore(twilioDir) }, origin: publicUrl }, id, number);
  await openWindows(adminUrl, twilioDir);
  return { cookie, agentId: await buildAgent(adminUrl, id), typeId: await buildType(adminUrl, id), number };
};

/** The simulated WhatsApp takes free text only to people who have written, and these messages go past it. */
const openWindows = async (adminUrl: string, twilioDir: string): Promise<void> => {
  const store = await openMessageStore(twilioDir);
  for (const from of chatClients) {
    await store.add({
      ...{ direction: "inbound", status: "received", text: "hi", opener: null, options: [], isTemplate: false },
      ...{
        errorCode: null,
        refusal: null,
        statusCallback: null,
        from,
        to: number,
        at: Temporal.Now.instant().toString(),
      },
    });
    await readRows(
      adminUrl,
      "insert into whatsapp_windows (sender, client, last_inbound_at) values ($1, $2, now()) on conflict do nothing",
      [number, from],
    );
  }
};

const waiting = `
  select (select count(*)::int from notices where status in ('queued', 'sending')) as notices,
    (select count(*)::int from messages where status in ('received', 'queued', 'sending')) as messages,
    (select count(*)::int from graphile_worker._private_jobs where attempts < max_attempts and run_at <= now()) as jobs`;

const untilNothingWaits = async (adminUrl: string): Promise<void> => {
  let last: unknown;
  await waitUntil(
    "an empty queue",
    async () => {
      const [row] = await readRows<{ notices: number; messages: number; jobs: number }>(adminUrl, waiting).catch(
        () => [],
      );
      last = row ?? last;
      return row !== undefined && row.notices + row.messages + row.jobs === 0;
    },
    60_000,
  ).catch((cause) => {
    throw new Error(`still waiting: ${JSON.stringify(last)}`, { cause });
  });
};
