import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ports that systems give to outgoing connections (Linux from 32768 on, others from 49152 on): one of those
 * could be given away between being found free and being listened on.
 */
const [lowest, highest] = [20_000, 32_000];
const tries = 100;

export const freePort = async (): Promise<number> => {
  for (let tried = 0; tried < tries; tried++) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error(`Found no free port between ${lowest} and ${highest}`);
};

/** Whether somebody could listen on it, on this machine alone. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
