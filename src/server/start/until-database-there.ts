import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseAway } from "../platform/db/is-database-away.ts";
import { WrongRole } from "../platform/db/role/confirm-app-role.ts";
import type { Log } from "../platform/log.ts";

const patienceMs = 30_000;
const pauseMs = 250;

/** Where nobody listens, or no such host: more likely a wrong address than a server that will be there in a moment. */
const wrongAddress = new Set<unknown>(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ENOENT"]);

/**
 * After a power cut PostgreSQL first replays its log; and loading the program, which goes on beside this, can keep a busy
 * machine's process from hearing an answer in time. Counted from the first failure, as that may take longer than any limit.
 */
export const untilDatabaseThere = async <Result>(work: () => Promise<Result>, log: Log): Promise<Result> => {
  let deadline: number | null = null;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const mayComeBack = isDatabaseAway(error) && !(error instanceof WrongRole);
      const isWrongAddress = wrongAddress.has((error as NodeJS.ErrnoException).code);
      if (!mayComeBack || isWrongAddress || Date.now() > (deadline ?? Number.POSITIVE_INFINITY)) throw error;
      // A database that starts at the same time is an ordinary wait: no stack.
      if (deadline === null) log.info({ reason: (error as Error).message }, "waiting for the database");
      deadline ??= Date.now() + patienceMs;
      await sleep(pauseMs);
    }
  }
};
