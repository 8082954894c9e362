import type { Log } from "../log.ts";
import { withTimeLimit } from "./with-time-limit.ts";

/** How a part that was started is stopped, and how long that may take. */
export type StopStep = { name: string; limitMs: number; stop(): Promise<unknown> };

/** Last started, first stopped. One that fails to stop, or hangs, doesn't keep the others running. */
export const stopParts = async (started: StopStep[], log: Log): Promise<void> => {
  const failures: unknown[] = [];
  for (const { name, limitMs, stop } of started.splice(0).reverse()) {
    await withTimeLimit(limitMs, `stopping ${name}`, stop()).catch((error: unknown) => {
      log.error({ err: error, part: name }, "a part failed to stop");
      failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
};
