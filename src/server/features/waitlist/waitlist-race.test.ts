// @module-tag trial
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OwnerId } from "#domain/owner-id.ts";
import { ownRequestHeader } from "../../platform/http/security/origin-check.ts";
import { createWhatsAppApp, type WhatsAppApp } from "../../testing/apps/whatsapp-app.ts";
import { buildNumber } from "../../testing/builders/build-number.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { openPhoneOf } from "../../testing/builders/build-salon.ts";
import { buildAgent, buildType } from "../../testing/builders/build-scheduling.ts";
import { buildSubscription } from "../../testing/builders/build-subscription.ts";
import { readRows } from "../../testing/read-rows.ts";
import { trialLength } from "../../testing/trial-length.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { dateOfRound, findUnsound, plantFullDay, slotCount, timeOf } from "../../testing/waitlist/waitlist-trial.ts";
import { updateWaitlist } from "./offering-service.ts";

/** This many cancellations race with this many who take, pass and book, round after round; in the long form a thousand. */
const rounds = trialLength({ short: 2, long: 125 });

const start = Temporal.Instant.from("2027-03-01T08:00:00Z");
const number = "+34910777000";

let app: WhatsAppApp;
let owner: TestOwner;
let agentId: string;
let typeId: string;

beforeAll(async () => {
  app = await createWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: start.toString() });
  owner = await app.owner({ timeZone: "UTC" });
  await buildSubscription(app.adminUrl, owner.id, { maxAgents: 5 });
  await buildNumber(app, owner.id, number);
  agentId = await buildAgent(app.adminUrl, owner.id);
  typeId = await buildType(app.adminUrl, owner.id, { duration: 30, buffer: 0 });
});
afterAll(() => app.close());

const salon = () => ({ adminUrl: app.adminUrl, ownerId: owner.id, agentId, typeId });
const check = async (): Promise<void> => {
  await updateWaitlist(app, owner.id as OwnerId);
};

/** Tries again after an overload, as people and programs do. */
const insist = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  for (let tries = 0; tries < 20; tries++) {
    const answer = await ask().catch(() => "unavailable");
    if (answer !== "unavailable") return answer as Answer;
    await sleep(200);
  }
  return ask();
};

/** As the dashboard and programs call it, over the network. */
const post = (path: string, body: object) => insist(() => postOnce(path, body));

const postOnce = async (path: string, body: object): Promise<string> => {
  const answer = await fetch(`${app.origin}/api/v1${path}`, {
    method: "POST",
    headers: { cookie: owner.cookie, [ownRequestHeader]: "1", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { code } = (await answer.json()) as { code?: string };
  return code ?? String(answer.status);
};

const cancel = (id: string) => post(`/appointments/${id}/cancel`, { version: 1 });

const bookAsOwner = (date: string, slot: number) =>
  post("/appointments", {
    ...{ clientName: "Racer", clientPhone: "+34620800000", agentId, appointmentTypeId: typeId },
    ...{ appointmentDate: date, appointmentTime: timeOf(slot) },
  });

let racers = 0;

/** A customer who isn't on the list writes to the number; the message comes by the provider's webhook. */
const bookByChat = async (date: string, slot: number): Promise<void> => {
  const phone = openPhoneOf(app, number, `+346207${10_000 + racers++}`);
  await insist(() => phone.write(`Haircut on ${date} at ${timeOf(slot)}, my name is Racer`));
  await insist(() => phone.write("yes"));
};

type OpenOffer = { id: string; phone: string };

/** Those whose message has reached the phone. */
const openOffers = async (): Promise<OpenOffer[]> => {
  await waitUntil("offers on their way", async () => {
    const [row] = await readRows<{ count: number }>(
      app.adminUrl,
      "select count(*)::int as count from notices where user_id = $1 and status in ('queued', 'sending')",
      [owner.id],
    );
    return row?.count === 0;
  });
  return readRows<OpenOffer>(
    app.adminUrl,
    `select o.id, c.channel_address as phone from waitlist_offers o join waitlist_entries e on e.id = o.entry_id
       join clients c on c.id = e.client_id where o.user_id = $1 and o.state = 'open' order by o.created_at`,
    [owner.id],
  );
};

const say = ({ phone }: OpenOffer, text: string) => insist(() => openPhoneOf(app, number, phone).write(text));

/** Everything that may open or take a time, at once; someone who is refused hears why. */
const race = async (date: string, ids: readonly string[]): Promise<void> => {
  const all = Array.from({ length: slotCount }, (_, slot) => slot);
  const refusals = await Promise.all([
    ...ids.map(cancel),
    ...all.filter((slot) => slot % 2 === 0).map((slot) => bookAsOwner(date, slot)),
    ...all.filter((slot) => slot % 4 === 1).map((slot) => bookByChat(date, slot)),
    ...Array.from({ length: 4 }, check),
  ]);
  const expected = ["200", "201", "slot-taken", "slot-held", undefined];
  expect(refusals.filter((one) => !expected.includes(one as string | undefined))).toEqual([]);
};

/** Until nobody is left to be asked: every offer is answered, or left until its time is up. */
const answerAll = async (date: string): Promise<void> => {
  for (let turn = 0; turn < slotCount * 6; turn++) {
    await check();
    const open = await openOffers();
    if (open.length === 0) return;
    app.clock.moveTo(app.clock.now().add({ seconds: 5 }));
    await Promise.all([
      ...open.map((offer, index) => say(offer, (turn + index) % 3 === 0 ? "no thanks" : "yes")),
      // Once more from the same hand, and from another door.
      ...open.slice(0, 2).map((offer) => say(offer, "yes")),
      bookAsOwner(date, turn % slotCount),
      check(),
    ]);
    if (turn % 5 === 4) app.clock.moveTo(app.clock.now().add({ minutes: 16 }));
  }
};

test(
  `${rounds * slotCount} cancellations race with takes, passes and bookings from all doors: no overlap, nothing lost, the order kept`,
  async () => {
    let taken = 0;
    for (let round = 0; round < rounds; round++) {
      const date = dateOfRound(round);
      app.clock.moveTo(start);
      const { ids } = await plantFullDay(salon(), date);
      await race(date, ids);
      await answerAll(date);
      expect(await findUnsound(salon(), date)).toEqual([]);
      const made = await readRows(
        app.adminUrl,
        "select from waitlist_offers where user_id = $1 and state = 'taken' and ended_by = 'client'",
        [owner.id],
      );
      taken += made.length;
      await readRows(app.adminUrl, "delete from waitlist_entries where user_id = $1", [owner.id]);
      await readRows(app.adminUrl, "delete from appointments where user_id = $1", [owner.id]);
    }
    expect(taken).toBeGreaterThanOrEqual(rounds);
  },
  trialLength({ short: 180_000, long: 3_600_000 }),
);
