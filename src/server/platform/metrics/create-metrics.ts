import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { CountedEvent } from "../db/database.ts";
import type { DiskSpace } from "../disk/disk-space.ts";
import { countStrayErrors } from "../fences/survive-stray-errors.ts";
import { watchDiskSpace } from "./watch-disk-space.ts";
import { type OperationFigures, watchFigures } from "./watch-figures.ts";
import { type PoolLoad, watchPool } from "./watch-pool.ts";

export type Metrics = ReturnType<typeof createMetrics>;

type WatchedQueue = { isRunning(): boolean; oldestDueSeconds(): number };

/** A registry of its own, so that several apps in one process (tests) don't share figures. */
export const createMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "daybook_http_request_seconds",
    help: "Time to answer, by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  // Kept by their labels, which prom-client would check and join again for each request. Routes and statuses are few.
  const timers = new Map<string, { observe(seconds: number): void }>();
  const queues: WatchedQueue[] = [];
  return {
    registry,
    observeRequest: (method: string, route: string, status: number, seconds: number): void => {
      const key = `${method} ${route} ${status}`;
      const timer = timers.get(key) ?? requests.labels(method, route, String(status));
      timers.set(key, timer);
      timer.observe(seconds);
    },
    jobs: new Counter({
      name: "daybook_jobs_total",
      help: "Jobs run, by kind and outcome (done, waiting, retried, dead)",
      labelNames: ["job", "outcome"],
      registers: [registry],
    }),
    ...createCounters(registry),
    watchFigures: (read: () => Promise<OperationFigures>): void => watchFigures(registry, read),
    watchPool: (load: () => PoolLoad): void => watchPool(registry, load),
    watchDisk: (read: () => DiskSpace | null): void => watchDiskSpace(registry, read),
    queueRestarts: new Counter({
      name: "daybook_queue_restarts_total",
      help: "How often the job queue had stopped by itself and was started again",
      registers: [registry],
    }),
    /** There are several: jobs of all kinds, and messages. */
    watchQueue: (queue: WatchedQueue): void => {
      queues.push(queue);
      if (queues.length > 1) return;
      new Gauge({
        name: "daybook_queue_running",
        help: "1 while jobs and messages are taken up, 0 while due ones are left lying",
        registers: [registry],
        collect() {
          this.set(queues.every(({ isRunning }) => isRunning()) ? 1 : 0);
        },
      });
      new Gauge({
        name: "daybook_queue_oldest_due_seconds",
        help: "For how long the oldest due job or message has been waiting to be taken up",
        registers: [registry],
        collect() {
          this.set(Math.max(...queues.map(({ oldestDueSeconds }) => oldestDueSeconds())));
        },
      });
    },
    watchEventStreams: (count: () => number): void => {
      new Gauge({
        name: "daybook_event_streams",
        help: "Open event streams",
        registers: [registry],
        collect() {
          this.set(count());
        },
      });
    },
  };
};

const createCounters = (registry: Registry) => {
  const registers = [registry];
  const bookings = new Counter({
    name: "daybook_bookings_total",
    help: "Appointments made, by where they came from (dashboard, whatsapp, api)",
    labelNames: ["source"],
    registers,
  });
  const notices = new Counter({
    name: "daybook_notices_total",
    help: "What became of notices to clients, and why",
    labelNames: ["fate", "reason"],
    registers,
  });
  const offers = new Counter({
    name: "daybook_waitlist_offers_total",
    help: "Times offered to people on the waitlist, and how the offers ended (made, taken, passed, expired)",
    labelNames: ["fate"],
    registers,
  });
  return {
    /** What was committed and is worth a figure. */
    count: (happened: CountedEvent): void => {
      if (happened.thing === "bookings") bookings.inc({ source: happened.source });
      else if (happened.thing === "offers") offers.inc({ fate: happened.fate });
      else notices.inc({ fate: happened.fate, reason: happened.reason ?? "" });
    },
    strayErrors: new Gauge({
      name: "daybook_stray_errors",
      help: "Errors since the start that reached nobody; each is one of Daybook's own mistakes",
      registers,
      collect() {
        this.set(countStrayErrors());
      },
    }),
    refusals: new Counter({
      name: "daybook_overload_refusals_total",
      help: "Requests refused while the process was behind, by who sent them (stranger, known)",
      labelNames: ["who"],
      registers,
    }),
    providerCalls: new Counter({
      name: "daybook_provider_calls_total",
      help: "Calls to whatsapp, paypal and mail, by outcome (ok, or what went wrong)",
      labelNames: ["provider", "outcome"],
      registers,
    }),
    webhookRefusals: new Counter({
      name: "daybook_webhooks_refused_total",
      help: "Webhooks refused for their signature, by provider and likely cause (public-url, secret, unsigned)",
      labelNames: ["provider", "cause"],
      registers,
    }),
    webhookLag: new Histogram({
      name: "daybook_webhook_lag_seconds",
      help: "From the moment of which a provider tells to our hearing of it",
      labelNames: ["provider"],
      buckets: [1, 5, 30, 120, 600, 3_600],
      registers,
    }),
  };
};
