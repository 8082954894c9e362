import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { remindClientsRoutine } from "../features/reminders/jobs.ts";
import type { MovableClock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import { closeClient } from "../platform/db/connections.ts";
import type { Database } from "../platform/db/database.ts";
import { schemaConnection } from "../platform/db/role/connection-settings.ts";
import { AppError } from "../platform/http/errors/app-error.ts";
import { isFromThisMachine } from "../platform/http/security/from-this-machine.ts";
import type { Log } from "../platform/log.ts";
import { clockRoutes } from "../simulators/clock/clock-routes.ts";
import { inboxRoutes } from "../simulators/inbox/inbox-routes.ts";
import { startInboxServer } from "../simulators/inbox/inbox-server.ts";
import { createFileInboxStore } from "../simulators/inbox/inbox-store.ts";
import { payPalRoutes } from "../simulators/paypal/browser/browser-routes.ts";
import { type SimulatedPayPal, startPayPalServer } from "../simulators/paypal/paypal-server.ts";
import { suggestionRoutes } from "../simulators/suggestions/suggestion-routes.ts";
import { phoneRoutes } from "../simulators/twilio/phone/phone-routes.ts";
import { openPhone } from "../simulators/twilio/phone/phone-store.ts";
import { type SimulatedTwilio, startTwilioServer } from "../simulators/twilio/twilio-server.ts";
import { whatsAppRoutes } from "../simulators/twilio/whatsapp-routes.ts";

export type Simulators = {
  smtpUrl: string;
  twilio: SimulatedTwilio;
  paypal: SimulatedPayPal;
  plugins: readonly ((app: FastifyInstance) => Promise<void>)[];
  stop(): Promise<void>;
};

type SimulatorOptions = {
  config: Config;
  db: Database;
  clock: MovableClock;
  adminUrl: string;
  log: Log;
  secret: string;
  publicUrl: string;
};

/** In the range that is kept for fiction. */
const simulatedNumber = "+15550100000";

/** Stand-ins for the outside world, spoken to on its own protocols, on loopback alone. */
export const startSimulators = async (options: SimulatorOptions): Promise<Simulators> => {
  const { config, db, clock, adminUrl, log, secret, publicUrl } = options;
  const store = createFileInboxStore(join(config.DATA_DIR, "inbox"));
  const inbox = await startInboxServer({
    store,
    now: clock.now,
    onError: (error) => log.warn({ err: error }, "simulated inbox"),
  });
  const twilio = await startTwilioServer({
    directory: join(config.DATA_DIR, "twilio"),
    secret,
    clock,
    platformNumber: config.PLATFORM_WHATSAPP_NUMBER ?? simulatedNumber,
    publicUrl,
    localUrl: localUrl(config, publicUrl),
  });
  const paypal = await startPayPalServer({
    directory: join(config.DATA_DIR, "paypal"),
    secret,
    clock,
    publicUrl,
    localUrl: localUrl(config, publicUrl),
  });
  const phone = openPhone(adminUrl);
  return {
    smtpUrl: inbox.smtpUrl,
    twilio,
    paypal,
    plugins: [
      async (root) => {
        await root.register(async (app) => {
          if (!config.hasOpenSimulators) refuseOthers(app);
          await app.register(inboxRoutes, { store });
          await app.register(whatsAppRoutes, twilio);
          await app.register(phoneRoutes, { ...twilio, phone });
          await app.register(suggestionRoutes, { db, clock, phone });
          await app.register(payPalRoutes, paypal);
          await app.register(clockRoutes, { clock, shiftJobs: (aheadMs) => shiftWaitingJobs(adminUrl, aheadMs) });
        });
      },
    ],
    stop: async () => {
      await Promise.all([phone.close(), paypal.stop(), twilio.stop(), inbox.close()]);
    },
  };
};

/** A proxy on this machine may bring anyone, whether or not the settings know of it. */
const refuseOthers = (app: FastifyInstance): void => {
  app.addHook("onRequest", async (request) => {
    if (!isFromThisMachine(request)) throw new AppError("not-found");
  });
};

/** A worker has no address of its own; the process that serves the site is then asked. */
const localUrl = ({ ROLE, HOST, PORT }: Config, publicUrl: string): string => {
  if (ROLE === "worker") return publicUrl;
  const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
};

const shiftWaitingJobs = async (adminUrl: string, aheadMs: number): Promise<void> => {
  const client = new pg.Client({
    ...schemaConnection(adminUrl),
    connectionTimeoutMillis: 5_000,
    query_timeout: 20_000,
  });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(
      // A row that somebody holds is being worked on; waiting for it, with others held, could be a deadlock.
      `update graphile_worker._private_jobs set run_at = run_at - make_interval(secs => $1 / 1000.0)
        where id in (select id from graphile_worker._private_jobs where run_at > now() and locked_at is null
          order by id for update skip locked)`,
      [aheadMs],
    );
    await client.query(
      "update conversations set due_at = due_at - make_interval(secs => $1 / 1000.0) where due_at > now()",
      [aheadMs],
    );
    // What is found when it is due needn't wait for the real minute.
    if (aheadMs > 0) await client.query(runRoutinesNow, [["settle-due-subscriptions", remindClientsRoutine]]);
  } finally {
    await closeClient(client);
  }
};

const runRoutinesNow =
  "select graphile_worker.add_job(name, job_key => name, queue_name => name) from unnest($1::text[]) name";
