import type { Log } from "../log.ts";
import { type StopStep, stopParts } from "./stop-parts.ts";

/**
 * Starts what belongs together, one part after the other, and has it stopped together. If a part fails to start, those before it
 * are stopped: left alone they would go on working, unseen, on connections that are closed meanwhile.
 */
export const startTogether = async <Whole extends object>(
  log: Log,
  start: (parts: StopStep[]) => Promise<Whole>,
): Promise<Whole & { stop(): Promise<void> }> => {
  const parts: StopStep[] = [];
  const stop = () => stopParts(parts, log);
  try {
    return { ...(await start(parts)), stop };
  } catch (error) {
    // Each failure has been logged; what is thrown is why the start failed.
    await stop().catch(() => {});
    throw error;
  }
};
