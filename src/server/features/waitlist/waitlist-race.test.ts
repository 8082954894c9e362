import { afterAll, beforeAll, expect, test } from "vitest";
import type { OwnerId } from "#domain/owner-id.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../testing/builders/build-scheduling.ts";
import { buildSubscription } from "../../testing/builders/build-subscription.ts";
import { readRows } from "../../testing/read-rows.ts";
import { trialLength } from "../../testing/trial-length.ts";
import { bookAppointment } from "../appointments/booking/booking-service.ts";
import { passOfferIn, takeOfferIn } from "./entry-service.ts";
import { checkWaitlist } from "./offering-service.ts";

/** So many cancellations race with so many who take, pass and book, round after round. */
const rounds = trialLength({ short: 2, long: 125 });
const slots = 8;

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

/** Mondays to Fridays: nobody is offered a time on a day that is closed. */
const dateOf = (round: number) =>
  Temporal.PlainDate.from("2027-03-08")
    .add({ weeks: Math.floor((round % 30) / 5), days: round % 5 })
    .toString();
const timeOf = (slot: number) => `${String(9 + slot).padStart(2, "0")}:00`;

/** A full day, and people who wait for it in the order of their numbers. */
const plant = async (date: string): Promise<{ ids: string[]; clients: string[] }> => {
  const booked = await readRows<{ id: string }>(
    app.adminUrl,
    `insert into appointments (user_id, agent_id, appointment_type_id, client_name, client_phone, appointment_date,
       appointment_time, duration, service_type, starts_at, ends_at, blocks)
     select $1, $2, $3, 'Early', '', at::date, at::time, minutes, 'Haircut', at, at + make_interval(mins => minutes),
       tstzrange(at, at + make_interval(mins => minutes))
       from (select ($4 || ' ' || time || '+00')::timestamptz at, minutes from json_to_recordset($5) as s (time text, minutes integer)) s
     returning id`,
    [owner.id, agentId, typeId, date, JSON.stringify(dayOf())],
  );
  const clients = await readRows<{ id: string }>(
    app.adminUrl,
    `insert into clients (user_id, channel_address, phone, name)
     select $1, '+3461' || lpad((random() * 9999999)::int::text, 8, '0'), null, 'Waiting ' || n from generate_series(1, $2) n
     on conflict do nothing returning id`,
    [owner.id, slots * 2],
  );
  await readRows(
    app.adminUrl,
    `insert into waitlist_entries (user_id, client_id, appointment_type_id, agent_id, from_date, to_date, source, created_at)
     select $1, id::uuid, $2, null, $3, $3, 'whatsapp', '2027-03-01T07:00:00Z'::timestamptz + n * interval '1 second'
       from unnest($4::text[]) with ordinality as t (id, n)`,
    [owner.id, typeId, date, clients.map(({ id }) => id)],
  );
  return { ids: booked.slice(0, slots).map(({ id }) => id), clients: clients.map(({ id }) => id) };
};

/** Eight half hours with half hours between them that nobody gives back, and the rest of the day in one. */
const dayOf = () => [
  ...Array.from({ length: slots }, (_, slot) => ({ time: timeOf(slot), minutes: 30 })),
  ...Array.from({ length: slots }, (_, slot) => ({ time: timeOf(slot).replace(":00", ":30"), minutes: 30 })),
];

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
      const { ids } = await plant(date);
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
      await expectSound(date);
      await readRows(app.adminUrl, "delete from waitlist_entries where user_id = $1", [owner.id]);
      await readRows(app.adminUrl, "delete from appointments where user_id = $1", [owner.id]);
    }
    // In the long form a thousand.
  },
  trialLength({ short: 120_000, long: 3_600_000 }),
);

const expectSound = async (date: string): Promise<void> => {
  const overlaps = await readRows(
    app.adminUrl,
    `select from appointments a join appointments b on b.user_id = a.user_id and b.agent_id = a.agent_id and b.id > a.id
       and b.blocks && a.blocks where a.user_id = $1 and a.status <> 'cancelled' and b.status <> 'cancelled'`,
    [owner.id],
  );
  expect(overlaps).toEqual([]);
  const [left] = await readRows<{ open: number; held: number; taken: number; made: number }>(
    app.adminUrl,
    `select (select count(*)::int from waitlist_offers where user_id = $1 and state = 'open') as open,
       (select count(*)::int from appointments where user_id = $1 and status = 'held') as held,
       (select count(*)::int from waitlist_offers where user_id = $1 and state = 'taken') as taken,
       (select count(*)::int from appointments a join waitlist_offers o on o.id = a.id
         where a.user_id = $1 and a.status = 'confirmed') as made`,
    [owner.id],
  );
  expect(left).toMatchObject({ open: 0, held: 0 });
  // Each that was taken is an appointment, and no other.
  expect(left?.made).toBe(left?.taken);
  // No time is left while somebody waits who was never asked about it.
  const lost = await readRows(
    app.adminUrl,
    `select g.at from generate_series(($2 || ' 09:00+00')::timestamptz, ($2 || ' 16:00+00')::timestamptz, interval '1 hour') g (at)
      where not exists (select from appointments a where a.user_id = $1 and a.status <> 'cancelled' and a.blocks @> g.at)
        and exists (select from waitlist_entries e where e.user_id = $1 and e.state = 'waiting'
          and not exists (select from waitlist_offers o where o.entry_id = e.id and o.starts_at = g.at))`,
    [owner.id, date],
  );
  expect(lost).toEqual([]);
  // Of one time: whoever was asked later had waited less than everyone asked before, or was being asked about another.
  const unfair = await readRows(
    app.adminUrl,
    `select from waitlist_offers o join waitlist_entries e on e.id = o.entry_id
       join waitlist_offers p on p.starts_at = o.starts_at and p.user_id = o.user_id and p.created_at > o.ended_at
       join waitlist_entries f on f.id = p.entry_id
      where o.user_id = $1 and f.created_at < e.created_at
        and not exists (select from waitlist_offers q where q.entry_id = f.id and q.created_at <= o.created_at
          and q.ended_at >= o.created_at)`,
    [owner.id],
  );
  expect(unfair).toEqual([]);
};
