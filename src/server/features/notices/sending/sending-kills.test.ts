// @module-tag trial
import { expect, test, vi } from "vitest";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildAgent, buildType } from "../../../testing/builders/build-scheduling.ts";
import { startSendingWorker } from "../../../testing/processes/sending-worker.ts";
import { processTestTimeoutMs } from "../../../testing/processes/spawn-daybook.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { trialLength } from "../../../testing/trial-length.ts";
import { waitUntil } from "../../../testing/wait-until.ts";

vi.setConfig({ testTimeout: 3 * processTestTimeoutMs, hookTimeout: processTestTimeoutMs });

const now = "2027-03-01T08:00:00Z";

const app = await openWhatsAppApp({ hasWorker: false, hasCallbacks: true, now });

/** This many processes die at the same moment, this many times. */
const workersAtOnce = trialLength({ short: 2, long: 4 });
const rounds = trialLength({ short: 3, long: 25 });
const kills = workersAtOnce * rounds;
const noticeCount = trialLength({ short: 48, long: 400 });

/** The holder of a claim or a job is dead, and nobody waits for the queue's pauses. */
const passTime = () =>
  asAdmin(app.adminUrl, async (client) => {
    await client.query(
      "update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null",
    );
    await client.query("update notices set claimed_at = claimed_at - interval '1 minute' where claimed_at is not null");
  }).then(skipPauses);

const skipPauses = () =>
  asAdmin(app.adminUrl, (client) =>
    client.query("update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null"),
  );

const phones = async (): Promise<Map<string, number>> => {
  const all = (await app.twilio.messages.list()).filter(({ direction }) => direction === "outbound");
  return new Map([...Map.groupBy(all, ({ to }) => to)].map(([to, messages]) => [to, messages.length]));
};

test(`${kills} kills while notices are being sent: none is missing, and none is duplicated`, async () => {
  const owner = await app.owner({ timeZone: "Europe/Madrid", name: "Salon Aurora" });
  const agentId = await buildAgent(app.adminUrl, owner.id);
  await buildType(app.adminUrl, owner.id);
  await queueNotices(owner.id, agentId);
  const account = { ...app.twilio.account, apiBase: app.twilio.apiBase };
  const setup = { databaseUrl: app.adminUrl, account, publicUrl: app.origin, now };

  for (let round = 0; round < rounds; round++) {
    const workers = await Promise.all(Array.from({ length: workersAtOnce }, () => startSendingWorker(setup)));
    const before = (await phones()).size;
    // At another point of the work each time; near the end there may be nothing left to send.
    const target = Math.min(noticeCount, before + (round % 5));
    await waitUntil("messages", async () => (await phones()).size >= target, processTestTimeoutMs);
    await Promise.all(workers.map((worker) => worker.kill()));
    await passTime();
  }

  const last = await startSendingWorker(setup);
  await waitUntil(
    "the rest",
    async () => {
      await skipPauses();
      const open = await readRows(app.adminUrl, "select 1 from notices where status in ('queued', 'sending') limit 1");
      return open.length === 0;
    },
    processTestTimeoutMs,
  );
  await last.kill();
  const received = await phones();
  expect(received.size).toBe(noticeCount);
  // The provider's log is asked before anything is sent again: only what it takes after having been asked could double.
  const doubled = [...received.values()].filter((count) => count > 1).length;
  expect(doubled).toBeLessThanOrEqual(2);
  const failed = await readRows(
    app.adminUrl,
    "select status, reason from notices where status not in ('sent', 'delivered', 'read')",
  );
  expect(failed).toEqual([]);
});

/** One appointment and one cancel notice for each of many clients, as a business that closes would leave them. */
const queueNotices = (ownerId: string, agentId: string): Promise<void> =>
  asAdmin(app.adminUrl, async (client) => {
    await client.query(
      `with made as (
         insert into notices (user_id, appointment_id, kind, appointment_version, status, details)
         select $1, gen_random_uuid(), 'cancel', 1, 'queued', jsonb_build_object('date', '2027-03-09', 'time', '10:00',
           'agentId', $2::text, 'clientName', 'Client ' || n, 'serviceType', 'Haircut', 'agentName', 'Ana',
           'recipient', '+3461150' || (5000 + n), 'startsAt', '2027-03-09T09:00:00Z', 'before', 'nothing')
           from generate_series(1, ${noticeCount}) as n returning id)
       select graphile_worker.add_job('send-notice', json_build_object('ownerId', $1::text, 'noticeId', id),
         job_key => 'notice:' || id, max_attempts => 100) from made`,
      [ownerId, agentId],
    );
  });
