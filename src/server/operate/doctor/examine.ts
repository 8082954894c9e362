import pg from "pg";
import type { Config } from "../../platform/config.ts";
import { closeClient } from "../../platform/db/connections.ts";
import { schemaConnection } from "../../platform/db/role/connection-settings.ts";
import { createLog } from "../../platform/log.ts";
import { reachDatabase } from "../reach-database.ts";
import {
  checkAnswer,
  checkBackup,
  checkClock,
  checkQueue,
  checkRole,
  checkVersions,
  checkWebhooks,
} from "./check-database.ts";
import { checkApp, checkDisk } from "./check-machine.ts";
import { checkProvider } from "./check-providers.ts";
import { type Finding, failureFinding } from "./finding.ts";

/** Reported one after the other, as each is found. */
export type ReportFinding = (name: string, finding: Finding) => void;

/** Looks at everything a running installation needs; whatever can't be looked at doesn't keep the rest from being reported. */
export const examineInstallation = async (config: Config, tell: ReportFinding): Promise<void> => {
  const app = await checkApp(config);
  tell("app", app);
  tell("disk", checkDisk(config));
  await examineDatabase(config, app.isRunning, tell);
  for (const name of ["mail", "WhatsApp", "PayPal", "files"] as const) tell(name, await checkProvider(config, name));
};

const ofDatabase = ["role", "versions", "clock", "queue", "webhooks", "last backup"] as const;

const examineDatabase = async (config: Config, isRunning: boolean, tell: ReportFinding): Promise<void> => {
  const giveUp = (error: unknown): void => {
    tell("database", failureFinding(error));
    for (const name of ofDatabase) tell(name, { state: "unknown", text: "the database can't be reached" });
  };
  const database = await reachDatabase(config, createLog("silent")).catch(giveUp);
  if (!database) return;
  const isEmbedded = database.isPrivate;
  const client = new pg.Client({
    ...schemaConnection(database.url),
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    tell("database", await checkAnswer(client, isEmbedded));
    const checks: Record<(typeof ofDatabase)[number], () => Promise<Finding>> = {
      role: () => checkRole(database.url, isEmbedded),
      versions: () => checkVersions(client),
      clock: () => checkClock(client),
      queue: () => checkQueue(client, isRunning || database.isRunning),
      webhooks: () => checkWebhooks(database.url),
      "last backup": () => checkBackup(client, config.BACKUP_KEEP_DAYS !== undefined),
    };
    for (const name of ofDatabase) tell(name, await checks[name]().catch((error: unknown) => failureFinding(error)));
  } catch (error) {
    giveUp(error);
  } finally {
    await closeClient(client);
    await database.stop();
  }
};
