import { Gauge, type Registry } from "prom-client";
import { z } from "zod";
import { type WorkQueue, workQueues } from "#domain/operations/unattended-work.ts";
import { keepBriefly } from "./keep-briefly.ts";

/** What `operation_figures` of the database tells. */
export const figuresSchema = z.object({
  jobs: z.record(z.string(), z.number()),
  oldestJobSeconds: z.number(),
  messages: z.object({ due: z.number(), oldestSeconds: z.number() }),
  notices: z.array(z.object({ reason: z.string(), count: z.number(), oldestSeconds: z.number() })),
  workers: z.number(),
  backupAgeSeconds: z.number().nullable(),
  backupFailed: z.boolean(),
});

export type OperationFigures = z.infer<typeof figuresSchema> & {
  /** For how long due work has been left lying, per queue; 0 while a worker is at it. */
  unattendedSeconds: Readonly<Record<WorkQueue, number>>;
};

/** One look serves all gauges of one scrape, and of another that comes at once. */
const keptMs = 2_000;

/**
 * Gauges that the whole installation shares, so that any process may be asked. While the database is away they are left
 * out: a figure of a while ago would look like one of now.
 */
export const watchFigures = (registry: Registry, read: () => Promise<OperationFigures>): void => {
  const look = keepBriefly(keptMs, () => read().catch(() => null));
  for (const { name, help, labelNames = [], fill } of gauges) {
    new Gauge({
      ...{ name, help, labelNames, registers: [registry] },
      async collect() {
        this.reset();
        const figures = await look();
        if (figures !== null) fill(this, figures);
        // One without labels says 0 after a reset.
        else if (labelNames.length === 0) this.remove();
      },
    });
  }
};

type Watched = {
  name: string;
  help: string;
  labelNames?: readonly string[];
  fill(gauge: Gauge, figures: OperationFigures): void;
};

const gauges: readonly Watched[] = [
  {
    name: "daybook_queue_jobs",
    help: "Jobs by state: due, later, running, retrying, given_up",
    labelNames: ["state"],
    fill: (gauge, { jobs }) => {
      for (const [state, count] of Object.entries(jobs)) gauge.set({ state }, count);
    },
  },
  {
    name: "daybook_queue_oldest_job_seconds",
    help: "For how long the oldest due job of the installation has been waiting",
    fill: (gauge, { oldestJobSeconds }) => gauge.set(oldestJobSeconds),
  },
  {
    name: "daybook_messages_due",
    help: "Conversations in which something is to be answered or sent now",
    fill: (gauge, { messages }) => gauge.set(messages.due),
  },
  {
    name: "daybook_messages_oldest_due_seconds",
    help: "How far answering lags behind what webhooks brought",
    fill: (gauge, { messages }) => gauge.set(messages.oldestSeconds),
  },
  {
    name: "daybook_notices_waiting",
    help: "Notices that haven't left yet, by the reason of their last try (empty before the first)",
    labelNames: ["reason"],
    fill: (gauge, { notices }) => {
      for (const { reason, count } of notices) gauge.set({ reason }, count);
    },
  },
  {
    name: "daybook_notices_oldest_waiting_seconds",
    help: "Age of the oldest notice that hasn't left yet",
    fill: (gauge, { notices }) => gauge.set(Math.max(0, ...notices.map(({ oldestSeconds }) => oldestSeconds))),
  },
  {
    name: "daybook_workers",
    help: "Worker processes that said within 20 seconds that they live",
    fill: (gauge, { workers }) => gauge.set(workers),
  },
  {
    name: "daybook_unattended_seconds",
    help: "For how long due work has been left lying by all workers, by queue (jobs, messages); 0 while one is at it",
    labelNames: ["queue"],
    fill: (gauge, { unattendedSeconds }) => {
      for (const queue of workQueues) gauge.set({ queue }, unattendedSeconds[queue]);
    },
  },
  {
    name: "daybook_backup_age_seconds",
    help: "Age of the newest backup; absent when there is none",
    fill: (gauge, { backupAgeSeconds }) => (backupAgeSeconds === null ? gauge.remove() : gauge.set(backupAgeSeconds)),
  },
  {
    name: "daybook_backup_failed",
    help: "1 when the last backup failed",
    fill: (gauge, { backupFailed }) => gauge.set(backupFailed ? 1 : 0),
  },
];
