// @module-tag trial
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { OwnerId } from "#domain/owner-id.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../testing/builders/build-scheduling.ts";
import { buildSubscription } from "../../testing/builders/build-subscription.ts";
import { startOfferingWorker } from "../../testing/processes/offering-worker.ts";
import { processTestTimeoutMs } from "../../testing/processes/spawn-daybook.ts";
import { readRows } from "../../testing/read-rows.ts";
import { trialLength } from "../../testing/trial-length.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { dateOfRound, findUnsound, plantFullDay, type TrialSalon } from "../../testing/waitlist/waitlist-trial.ts";
import { updateWaitlist } from "./offering-service.ts";

vi.setConfig({ testTimeout: 3 * processTestTimeoutMs, hookTimeout: processTestTimeoutMs });

const workersAtOnce = 2;
const rounds = trialLength({ short: 3, long: 25 });
const start = Temporal.Instant.from("2027-03-01T08:00:00Z");

let app: TestApp;
let owner: TestOwner;
let salon: TrialSalon;

beforeAll(async () => {
  app = await createTestApp();
  await asAdmin(app.adminUrl, (client) =>
    client.query("insert into platform_sender (address) values ('+15550100000')"),
  );
  owner = await app.owner({ timeZone: "UTC" });
  await buildSubscription(app.adminUrl, owner.id, { maxAgents: 5 });
  const agentId = await buildAgent(app.adminUrl, owner.id);
  const typeId = await buildType(app.adminUrl, owner.id, { duration: 30, buffer: 0 });
  salon = { adminUrl: app.adminUrl, ownerId: owner.id, agentId, typeId };
  app.clock.moveTo(start);
});
afterAll(() => app.close());

type Counts = { open: number; ended: number };

const offerCounts = async (): Promise<Counts> => {
  const [counts] = await readRows<Counts>(
    app.adminUrl,
    `select count(*) filter (where state = 'open')::int as open, count(*) filter (where state <> 'open')::int as ended
       from waitlist_offers where user_id = $1`,
    [owner.id],
  );
  return counts ?? { open: 0, ended: 0 };
};

/** Every open offer holds its time and has its message, every held time has an open offer, and no time is held twice. */
const expectWhole = async (): Promise<void> => {
  const halves = await readRows(
    app.adminUrl,
    `select o.id as offer, a.id as held, n.id as message
       from (select * from waitlist_offers where user_id = $1 and state = 'open') o
       full join (select * from appointments where user_id = $1 and status = 'held') a on a.id = o.id
       left join notices n on n.appointment_id = o.id and n.kind = 'opening'
      where o.id is null or a.id is null or n.id is null`,
    [owner.id],
  );
  expect(halves).toEqual([]);
  const twice = await readRows(
    app.adminUrl,
    `select from appointments a join appointments b on b.user_id = a.user_id and b.agent_id = a.agent_id and b.id > a.id
       and b.blocks && a.blocks where a.user_id = $1 and a.status <> 'cancelled' and b.status <> 'cancelled'`,
    [owner.id],
  );
  expect(twice).toEqual([]);
};

test(`${workersAtOnce * rounds} kills while offers are made and answered: each is whole, and ends`, async () => {
  const setup = { databaseUrl: app.adminUrl, ownerId: owner.id, aheadMs: app.clock.aheadMs() };
  for (let round = 0; round < rounds; round++) {
    const { ids } = await plantFullDay(salon, dateOfRound(round));
    const workers = await Promise.all(Array.from({ length: workersAtOnce }, () => startOfferingWorker(setup)));
    const before = (await offerCounts()).ended;
    await Promise.all(ids.map((id) => owner.call("POST", `/api/v1/appointments/${id}/cancel`, { version: 1 })));
    // At another point of the work each time.
    const target = before + 1 + (round % 4);
    await waitUntil("answers", async () => (await offerCounts()).ended >= target, processTestTimeoutMs);
    await Promise.all(workers.map((worker) => worker.kill()));
    await expectWhole();
  }
  // Nobody answers any more: what is open runs out, and goes on to the next until everybody was asked.
  for (let turn = 0; turn < 100; turn++) {
    await updateWaitlist(app, owner.id as OwnerId);
    if ((await offerCounts()).open === 0) break;
    app.clock.moveTo(app.clock.now().add({ minutes: 16 }));
  }
  for (let round = 0; round < rounds; round++) expect(await findUnsound(salon, dateOfRound(round))).toEqual([]);
  const states = await readRows<{ state: string }>(
    app.adminUrl,
    "select distinct state from waitlist_offers where user_id = $1 order by 1",
    [owner.id],
  );
  expect(["expired", "passed", "taken"]).toEqual(expect.arrayContaining(states.map(({ state }) => state)));
});
