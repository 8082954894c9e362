import { operationsRoutes } from "../features/operations/routes.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/db/database.ts";
import type { InstallationDisk } from "../platform/disk/disk-space.ts";
import { AppError } from "../platform/http/errors/app-error.ts";
import { handleErrors, sendError } from "../platform/http/errors/error-handler.ts";
import { listenOn } from "../platform/http/listen-on.ts";
import { createServer } from "../platform/http/server/create-server.ts";
import type { Log } from "../platform/log.ts";
import type { Metrics } from "../platform/metrics/create-metrics.ts";

type Operations = {
  config: Config;
  db: Database;
  log: Log;
  metrics: Metrics;
  disk: InstallationDisk;
  isWorkerFine(): boolean;
};

/** Health and figures of a process that only works, at WORKER_PORT; without one, it listens nowhere. */
export const startOperations = async ({ config, log, ...deps }: Operations): Promise<() => Promise<void>> => {
  if (config.WORKER_PORT === undefined) return async () => {};
  const app = createServer({
    ...{ secure: false, paypal: false, bodyLimit: 1_024 },
    ...{ headMs: 5_000, requestMs: 10_000, keepAliveMs: 72_000 },
    forceCloseConnections: true,
  });
  handleErrors(app, log);
  app.setNotFoundHandler((_request, reply) => sendError(reply, new AppError("not-found")));
  operationsRoutes(app, { ...deps, metricsToken: config.METRICS_TOKEN });
  await listenOn(app, { host: config.HOST, port: config.WORKER_PORT, variable: "WORKER_PORT" });
  return () => app.close();
};
