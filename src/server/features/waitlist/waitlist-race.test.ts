import { afterAll, beforeAll, test } from "vitest";
import type { OwnerId } from "#domain/owner-id.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../testing/builders/build-scheduling.ts";
import { buildSubscription } from "../../testing/builders/build-subscription.ts";
import { readRows } from "../../testing/read-rows.ts";
import { trialLength } from "../../testing/trial-length.ts";
import { dateOf, expectSound, plantFullDay, slots, timeOf } from "../../testing/waitlist/waitlist-trial.ts";
import { bookAppointment } from "../appointments/booking/booking-service.ts";
import { passOfferIn, takeOfferIn } from "./entry-service.ts";
import { checkWaitlist } from "./offering-service.ts";

/** So many cancellations race with so many who take, pass and book, round after round. */
const rounds = trialLength({ short: 2, long: 125 });

let app: TestApp;
let owner: TestOwner;
let agentId: string;
let typeId: string;

beforeAll(async () => {
  app = await createTestApp();
  await asAdmin(app.adminUrl, (client) =>
    client.query("insert into platform_sender (address) values ('+15550100000')"),
  );
  owner = await app.owner({ timeZone: "UTC" });
  await buildSubscription(app.adminUrl, owner.id, { maxAgents: 5 });
  agentId = await buildAgent(app.adminUrl, owner.id);
  typeId = await buildType(app.adminUrl, owner.id, { duration: 30, buffer: 0 });
});
afterAll(() => app.close());

const salon = () => ({ adminUrl: app.adminUrl, ownerId: owner.id, agentId, typeId });

type OpenOffer = { id: string; client_id: string };

const openOffers = () =>
  readRows<OpenOffer>(
    app.adminUrl,
    `select o.id, e.client_id from waitlist_offers o join waitlist_entries e on e.id = o.entry_id
      where o.user_id = $1 and o.state = 'open' order by o.created_at`,
    [owner.id],
  );

const ownerId = () => owner.id as OwnerId;
const inTx = (work: (context: Parameters<typeof passOfferIn>[0]) => Promise<unknown>) =>
  app.db.withOwner(ownerId(), (tx) => work({ tx, clock: app.clock, ownerId: ownerId() })).catch(() => undefined);

const take = ({ id, client_id }: OpenOffer) =>
  inTx((context) => takeOfferIn(context, { offerId: id, clientIds: [client_id], asksOwner: false }));

const book = (date: string, slot: number, bookedBy: "owner" | "client") =>
  bookAppointment(
    app,
    ownerId(),
    {
      ...{
        clientName: "Racer",
        clientPhone: "",
        date,
        time: timeOf(slot),
        agent: { id: agentId },
        clientAddress: null,
      },
      ...{ appointmentTypeId: typeId, overbook: false, bookedBy, source: "api" as const, isTest: false },
    },
    { key: null, request: null },
  );

test(
  `${rounds * slots} cancellations race with takes, passes and bookings: no overlap, nothing lost, the order kept`,
  async () => {
    for (let round = 0; round < rounds; round++) {
      const date = dateOf(round);
      app.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z"));
      const { ids } = await plantFullDay(salon(), date);
      await Promise.all([
        ...ids.map((id) => owner.call("POST", `/api/v1/appointments/${id}/cancel`, { version: 1 })),
        ...Array.from({ length: 4 }, () => checkWaitlist(app, ownerId()).catch(() => undefined)),
        ...Array.from({ length: slots }, (_, slot) =>
          book(date, slot, slot % 2 ? "owner" : "client").catch(() => undefined),
        ),
      ]);
      // Until nobody is left to be asked: every offer is answered, or left until its time is up.
      for (let turn = 0; turn < slots * 4; turn++) {
        await checkWaitlist(app, ownerId());
        const open = await openOffers();
        if (open.length === 0) break;
        app.clock.moveTo(app.clock.now().add({ seconds: 1 }));
        await Promise.all([
          ...open.map((offer, index) =>
            (turn + index) % 3 === 0 ? inTx((context) => passOfferIn(context, offer.id, "client")) : take(offer),
          ),
          ...open.map((offer) => take(offer)),
          checkWaitlist(app, ownerId()).catch(() => undefined),
        ]);
        if (turn % 5 === 4) app.clock.moveTo(app.clock.now().add({ minutes: 16 }));
      }
      await expectSound(salon(), date);
      await readRows(app.adminUrl, "delete from waitlist_entries where user_id = $1", [owner.id]);
      await readRows(app.adminUrl, "delete from appointments where user_id = $1", [owner.id]);
    }
    // In the long form a thousand.
  },
  trialLength({ short: 120_000, long: 3_600_000 }),
);
