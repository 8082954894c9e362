import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { projectFolder } from "../../platform/project-folder.ts";
import type { BusyQuestion, BusyReading } from "./read-busy.ts";

const patienceMs = 20_000;

/**
 * `readBusy` in a thread of its own: others write these files, so one may be made to take forever or to need all the
 * memory there is. It ends then, and nothing else does.
 */
export const readBusyApart = (question: BusyQuestion, limitMs = patienceMs): Promise<BusyReading> =>
  new Promise((resolve) => {
    const thread = new Worker(join(projectFolder, "src/server/integrations/calendars/read-busy-thread.ts"), {
      workerData: question,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const end = (reading: BusyReading): void => {
      clearTimeout(limit);
      resolve(reading);
      void thread.terminate();
    };
    const limit = setTimeout(() => end({ ok: false, problem: "too-many" }), limitMs);
    thread.once("message", end);
    thread.once("error", () => end({ ok: false, problem: "too-many" }));
    thread.once("exit", () => end({ ok: false, problem: "too-many" }));
  });
