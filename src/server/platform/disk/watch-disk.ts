import { judgeDisk } from "#domain/operations/judge-health.ts";
import type { Log } from "../log.ts";
import type { DiskSpace } from "./disk-space.ts";

type DiskWatch = {
  read(): DiskSpace | null;
  /** Tells the operator, without the database: it may be what has no space. */
  warn(space: DiskSpace): Promise<void>;
  log: Log;
  everyMs?: number;
};

/** The operator is told once when the disk has become almost full, and again if it does after there was space. */
export const watchDisk = ({ read, warn, log, everyMs = 60_000 }: DiskWatch): { stop(): void } => {
  let isTold = false;
  const look = async (): Promise<void> => {
    const space = read();
    if (space === null) return;
    const isLow = judgeDisk(space.freeBytes).state === "fault";
    if (isLow === isTold) return;
    isTold = isLow;
    if (!isLow) return log.info(space, "the disk has space again");
    log.error(space, "the disk is almost full");
    await warn(space).catch((error: unknown) => {
      // Tried again at the next look.
      isTold = false;
      log.warn({ err: error }, "the operator couldn't be told about the disk");
    });
  };
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  void look();
  return { stop: () => clearInterval(timer) };
};
