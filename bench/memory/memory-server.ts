import { flushCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { startConversationQueue } from "#server/features/conversations/queue/queue-jobs.ts";
import { createTwilioChannel } from "#server/integrations/whatsapp/twilio/create-twilio-channel.ts";
import { createMovableClock } from "#server/platform/clock.ts";
import { openDatabase } from "#server/platform/db/database.ts";
import { createLog } from "#server/platform/log.ts";
import { createMetrics } from "#server/platform/metrics/create-metrics.ts";
import { serveDatabase } from "../bench-app.ts";
import { benchAccount, publicUrl } from "../load/phones.ts";

/** What a process holds: all of it, and what is left on the heap once the garbage is out. */
export type MemoryUse = { rssMb: number; heapMb: number };

const [databaseUrl = "", apiBase = ""] = process.argv.slice(2);
const channel = createTwilioChannel({ ...benchAccount, apiBase }, publicUrl);
const db = openDatabase(databaseUrl, 10);
const { origin } = await serveDatabase(databaseUrl, db, { whatsapp: channel });
await startConversationQueue({
  ...{ db, adminUrl: databaseUrl, workerId: crypto.randomUUID(), clock: createMovableClock(), channel },
  ...{ log: createLog("silent"), metrics: createMetrics() },
});

const measure = (): MemoryUse => {
  // What was never collected was held as well.
  const rssMb = process.memoryUsage().rss / 2 ** 20;
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  collect();
  return { rssMb, heapMb: process.memoryUsage().heapUsed / 2 ** 20 };
};

process.on("message", () => process.send?.(measure()));
process.on("disconnect", () => process.exit());
// The next one begins without compiling, as an installation does after its first start.
flushCompileCache();
process.send?.(origin);
