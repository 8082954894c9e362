import type { BurstPauses } from "#domain/conversation/receiving/join-burst.ts";
import { startConversationQueue } from "#server/features/conversations/queue/queue-jobs.ts";
import type { WhatsAppChannel } from "#server/integrations/whatsapp/channel.ts";
import { createMovableClock } from "#server/platform/clock.ts";
import { type Database, openDatabase } from "#server/platform/db/database.ts";
import { createLog } from "#server/platform/log.ts";
import { createMetrics } from "#server/platform/metrics/create-metrics.ts";
import { asAdmin, cloneDatabase } from "#server/testing/apps/test-cluster.ts";
import { buildOwner, type TestOwner } from "#server/testing/builders/build-owner.ts";
import { buildType } from "#server/testing/builders/build-scheduling.ts";
import { buildSubscription } from "#server/testing/builders/build-subscription.ts";
import { readRows } from "#server/testing/read-rows.ts";
import { serveDatabase } from "../bench-app.ts";
import { fillAppointments } from "../fill-appointments.ts";

/** One owner's business with this many times the data, on a database of its own. */
export type GrowthPlace = {
  scale: number;
  origin: string;
  db: Database;
  owner: TestOwner;
  number: string;
  agentIds: string[];
  typeId: string;
  firstDate: string;
  close(): Promise<void>;
};

const agentCount = 10;
const burstPauses: BurstPauses = { shortMs: 0, longMs: 0, crossedMs: 0, summaryMs: 0 };

export const openGrowthPlace = async (
  clusterUrl: string,
  scale: number,
  channel: WhatsAppChannel,
): Promise<GrowthPlace> => {
  const { url } = await cloneDatabase(clusterUrl);
  const db = openDatabase(url, 10);
  const served = await serveDatabase(url, db, { whatsapp: channel, burstPauses });
  const owner = await buildOwner(served.app, url, { timeZone: "UTC" });
  const firstDate = Temporal.Now.plainDateISO("UTC").add({ days: 1 }).toString();
  // The same week looks the same at every scale; what grows is what lies around it.
  await fillAppointments(url, [
    { ownerIds: [owner.id], agentsPerOwner: agentCount, firstDate, days: 50 * scale, appointmentsPerDay: 2 },
  ]);
  const number = `+34910400${String(scale).padStart(3, "0")}`;
  await buildSubscription(url, owner.id, { maxAgents: agentCount });
  const typeId = await buildType(url, owner.id, { name: "Haircut", buffer: 0 });
  await asAdmin(url, async (client) => {
    await client.query(
      `insert into clients (user_id, name, phone, channel_address, last_message_at)
       select $1, 'Person ' || md5(n::text), '+3460' || (1000000 + n), '+3460' || (1000000 + n), now() - n * interval '1 minute'
       from generate_series(1, $2::int) n`,
      [owner.id, 200 * scale],
    );
    await client.query(
      "insert into whatsapp_phone_numbers (user_id, phone_number, verification_status) values ($1, $2, 'verified')",
      [owner.id, number],
    );
    // As autovacuum leaves it within a minute or two.
    await client.query("vacuum analyze");
  });
  const agents = await readRows<{ id: string }>(url, "select id from agents where user_id = $1 order by id", [
    owner.id,
  ]);
  const queue = await startConversationQueue({
    ...{ db, adminUrl: url, workerId: crypto.randomUUID(), clock: createMovableClock(), channel },
    ...{ log: createLog("silent"), metrics: createMetrics(), burstPauses },
  });
  return {
    ...{ scale, origin: served.origin, db, owner, number, typeId, firstDate },
    agentIds: agents.map(({ id }) => id),
    close: async () => {
      await queue.stop();
      await served.close();
      await db.close();
    },
  };
};
