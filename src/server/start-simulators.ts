import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import type { MovableClock } from "./platform/clock.ts";
import type { Log } from "./platform/log.ts";
import { clockRoutes } from "./simulators/clock/clock-routes.ts";
import { inboxRoutes } from "./simulators/inbox/inbox-routes.ts";
import { startInboxServer } from "./simulators/inbox/inbox-server.ts";
import { createFileInboxStore } from "./simulators/inbox/inbox-store.ts";

export type Simulators = {
  smtpUrl: string;
  plugins: readonly ((app: FastifyInstance) => Promise<void>)[];
  stop(): Promise<void>;
};

type SimulatorOptions = { dataDir: string; clock: MovableClock; adminUrl: string; log: Log };

/** Stand-ins for the outside world, spoken to on its own protocols, on loopback alone. */
export const startSimulators = async ({ dataDir, clock, adminUrl, log }: SimulatorOptions): Promise<Simulators> => {
  const store = createFileInboxStore(join(dataDir, "inbox"));
  const inbox = await startInboxServer({
    store,
    now: clock.now,
    onError: (error) => log.warn({ err: error }, "simulated inbox"),
  });
  return {
    smtpUrl: inbox.smtpUrl,
    plugins: [
      async (app) => {
        await app.register(inboxRoutes, { store });
        await app.register(clockRoutes, { clock, shiftJobs: (aheadMs) => shiftWaitingJobs(adminUrl, aheadMs) });
      },
    ],
    stop: () => inbox.close(),
  };
};

const shiftWaitingJobs = async (adminUrl: string, aheadMs: number): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(
      `update graphile_worker._private_jobs set run_at = run_at - make_interval(secs => $1 / 1000.0)
        where run_at > now() and locked_at is null`,
      [aheadMs],
    );
  } finally {
    await client.end();
  }
};
