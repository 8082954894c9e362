import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";
import { defineJob, handleJob } from "../../platform/jobs/job.ts";
import { startWorker } from "../../platform/jobs/worker.ts";
import { createLog } from "../../platform/log.ts";
import { createMetrics } from "../../platform/metrics/create-metrics.ts";
import { compileCache } from "./spawn-daybook.ts";
import { sayReady } from "./start-killable.ts";

/** A job that a hanging worker never finishes. */
export const stuckJob = defineJob({ name: "stuck", payload: z.object({ note: z.string() }), maxAttempts: 2 });

/** Fast enough for a test, slow enough for a busy machine. */
export const testPace = { beatMs: 150, deadAfterMs: 2_000 };

export type HangingWorker = { untilBusy(): Promise<void>; kill(): Promise<void> };

/** Another process whose worker takes a job and holds it until killed. */
export const startHangingWorker = async (adminUrl: string): Promise<HangingWorker> => {
  const child = spawn(process.execPath, [import.meta.filename, adminUrl], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
  const busy = untilSaid(child, "busy");
  await untilSaid(child, "ready");
  return {
    untilBusy: () => busy,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
};

const untilSaid = (child: ChildProcess, word: string): Promise<void> =>
  new Promise((resolve, reject) => {
    child.on("message", (message) => message === word && resolve());
    child.once("exit", (code) => reject(new Error(`ended with ${code} before saying ${word}`)));
  });

if (import.meta.main) {
  await startWorker({
    adminUrl: process.argv[2] ?? "",
    handlers: [
      handleJob(stuckJob, () => {
        process.send?.("busy");
        return new Promise(() => {});
      }),
    ],
    routines: [],
    concurrency: 1,
    isAlone: false,
    log: createLog("silent"),
    metrics: createMetrics(),
    pace: testPace,
  });
  process.on("disconnect", () => process.exit());
  sayReady();
}
