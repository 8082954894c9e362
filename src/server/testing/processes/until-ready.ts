import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { hasEnded } from "./end-process.ts";

/** Until the server says at this address that it is ready. One that has ended isn't waited for. */
export const untilReady = async (server: ChildProcess, url: string): Promise<void> => {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (hasEnded(server)) throw new Error("the server ended before it was ready");
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await sleep(200);
  }
  throw new Error("the server didn't become ready");
};
