import { describe, expect, test } from "vitest";
import type { AppointmentChange } from "#contract/scheduling/appointments.ts";
import type { Waitlist } from "#contract/scheduling/waitlist/waitlist.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { openWhatsAppApp, type WhatsAppApp } from "../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf, type Salon } from "../../testing/builders/build-salon.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { readRows } from "../../testing/read-rows.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { updateWaitlists, watchWaitlists } from "./jobs.ts";
import { updateWaitlist } from "./offering-service.ts";

const start = "2027-03-01T08:00:00Z";

// A Monday, nine in the morning in Madrid.
const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: start });

let phones = 700;
const newPhone = (salon: Salon) => openPhoneOf(app, salon.number, `+34612346${phones++}`);
type Phone = ReturnType<typeof newPhone>;

/** Tomorrow at three, which somebody has. */
const taken = async (salon: Salon) => {
  app.clock.moveTo(Temporal.Instant.from(start));
  const answer = await salon.owner.call("POST", "/api/v1/appointments", {
    ...{ clientName: "Rosa", clientPhone: "+34600111222", agentId: salon.agentId, appointmentTypeId: salon.typeId },
    ...{ appointmentDate: "2027-03-02", appointmentTime: "15:00" },
  });
  expect(answer.status).toBe(201);
  return (answer.body as AppointmentChange).appointment;
};

const join = async (phone: Phone) => {
  const [refusal] = await phone.write("Haircut tomorrow at 3pm");
  expect(refusal?.options.map(({ title }) => title)).toContain("Waiting list");
  const [question] = await phone.tap("Waiting list");
  expect(question?.text).toContain("at 3:00 PM");
  const [joined] = await phone.tap("Yes, put me on it");
  expect(joined?.text).toContain("You're on the waiting list");
  // The next one has waited less.
  app.clock.moveTo(app.clock.now().add({ seconds: 1 }));
};

const cancel = (salon: Salon, { id, version }: { id: string; version: number }) =>
  salon.owner.call("POST", `/api/v1/appointments/${id}/cancel`, { version });

const check = (salon: Salon) => updateWaitlist(app, salon.owner.id as OwnerId);

type OfferRow = { id: string; state: string; ended_by: string | null; phone: string };

const offersOf = (salon: Salon) =>
  readRows<OfferRow>(
    app.adminUrl,
    `select o.id, o.state, o.ended_by, c.channel_address as phone from waitlist_offers o
       join waitlist_entries e on e.id = o.entry_id join clients c on c.id = e.client_id
      where o.user_id = $1 order by o.created_at, e.created_at`,
    [salon.owner.id],
  );

const listOf = async ({ owner }: Salon) => (await owner.call("GET", "/api/v1/waitlist")).body as Waitlist;

const shownOn = async (phone: Phone, text: string) => {
  await waitUntil("the offer", async () => (await app.phone(phone.number)).some((one) => one.text.includes(text)));
};

const setUp = async (people: number) => {
  const salon = await buildSalon(app);
  const appointment = await taken(salon);
  const waiting = Array.from({ length: people }, () => newPhone(salon));
  for (const phone of waiting) await join(phone);
  return { salon, appointment, waiting: waiting as [Phone, Phone, Phone] };
};

const appointmentsOf = (salon: Salon) =>
  readRows<{ client_address: string; status: string }>(
    app.adminUrl,
    "select client_address, status from appointments where user_id = $1 and status <> 'cancelled'",
    [salon.owner.id],
  );

describe("a time that opens", () => {
  test("is offered to the client who waited longest, and taken by a tap", async () => {
    const { salon, appointment, waiting } = await setUp(2);
    await check(salon);
    expect(await offersOf(salon)).toEqual([]);
    await cancel(salon, appointment);
    await check(salon);
    const [offer, ...others] = await offersOf(salon);
    expect(others).toEqual([]);
    expect(offer).toMatchObject({ state: "open", phone: waiting[0].number });
    await shownOn(waiting[0], "held for you until");
    // Nobody else has it, from any door.
    const refused = await salon.owner.call("POST", "/api/v1/appointments", {
      ...{ clientName: "Eva", clientPhone: "+34600111333", agentId: salon.agentId, appointmentTypeId: salon.typeId },
      ...{ appointmentDate: "2027-03-02", appointmentTime: "15:00" },
    });
    expect(refused).toMatchObject({ status: 409, body: { code: "slot-held" } });
    const [inChat] = await newPhone(salon).write("Haircut tomorrow at 3pm");
    expect(inChat?.text).toContain("held for someone else");
    const [done] = await waiting[0].send({ choice: `opening:take:${offer?.id}:1` });
    expect(done?.text).toContain("You're booked");
    expect(await appointmentsOf(salon)).toEqual([{ client_address: waiting[0].number, status: "confirmed" }]);
    expect(await offersOf(salon)).toMatchObject([{ state: "taken", ended_by: "client" }]);
    expect((await listOf(salon)).entries.map(({ state }) => state)).toEqual(["waiting", "taken"]);
    const [again] = await waiting[0].send({ choice: `opening:take:${offer?.id}:1` });
    expect(again?.text).toContain("offer has ended");
  });

  test("is offered to a client who changed the request meanwhile as to one who waited since then", async () => {
    const { salon, appointment, waiting } = await setUp(2);
    const [question] = await waiting[0].write("make it tomorrow between 2:45 and 3:15 pm instead");
    expect(question?.text).toContain("You keep your place");
    const [changed] = await waiting[0].tap("Yes, change it");
    expect(changed?.text).toContain("between 2:45 PM and");
    expect((await listOf(salon)).entries.map(({ state }) => state).toSorted()).toEqual(["left", "waiting", "waiting"]);
    await cancel(salon, appointment);
    await check(salon);
    expect(await offersOf(salon)).toMatchObject([{ state: "open", phone: waiting[0].number }]);
  });

  test("goes to the next as soon as its time is up, without waiting for the next run", async () => {
    const { salon, appointment, waiting } = await setUp(2);
    await cancel(salon, appointment);
    const watch = watchWaitlists({ db: app.db, clock: app.clock, log: app.log, url: app.adminUrl });
    try {
      await watch.routines[0]?.run();
      const [offer] = await readRows<{ until: string }>(
        app.adminUrl,
        "select (extract(epoch from held_until) * 1000)::bigint::text as until from waitlist_offers where user_id = $1",
        [salon.owner.id],
      );
      app.clock.moveTo(Temporal.Instant.fromEpochMilliseconds(Number(offer?.until) - 1_500));
      await watch.routines[0]?.run();
      expect((await offersOf(salon)).map(({ state }) => state)).toEqual(["open"]);
      await waitUntil("the next offer", async () => (await offersOf(salon)).length === 2);
      expect((await offersOf(salon)).map(({ state, phone }) => [state, phone])).toEqual([
        ["expired", waiting[0].number],
        ["open", waiting[1].number],
      ]);
    } finally {
      await watch.stop();
    }
  });

  test("goes to the next when it is passed on, in words too, and when its time is up", async () => {
    const { salon, appointment, waiting } = await setUp(3);
    await cancel(salon, appointment);
    await check(salon);
    await shownOn(waiting[0], "held for you until");
    const [passed] = await waiting[0].write("no thanks, I can't make it");
    expect(passed?.text).toContain("the next person gets it");
    expect((await offersOf(salon)).map(({ state, phone }) => [state, phone])).toEqual([
      ["passed", waiting[0].number],
      ["open", waiting[1].number],
    ]);
    app.clock.moveTo(app.clock.now().add({ minutes: 16 }));
    await updateWaitlists(app);
    expect((await offersOf(salon)).map(({ state }) => state)).toEqual(["passed", "expired", "open"]);
    await shownOn(waiting[2], "held for you until");
    const [left] = await waiting[2].write("take me off the list");
    expect(left?.text).toContain("Shall I take you off");
    await waiting[2].tap("Leave the list");
    expect((await offersOf(salon)).map(({ state }) => state)).toEqual(["passed", "expired", "passed"]);
    // Everybody has been asked: it is free, and nobody is asked twice.
    await check(salon);
    expect(await offersOf(salon)).toHaveLength(3);
    const holds = await readRows(app.adminUrl, "select from appointments where user_id = $1 and status = 'held'", [
      salon.owner.id,
    ]);
    expect(holds).toEqual([]);
  });

  test("is passed on in words though the clock has been set back since the client last wrote", async () => {
    const { salon, appointment, waiting } = await setUp(2);
    const before = app.clock.now();
    app.clock.moveTo(before.add({ hours: 2 }));
    const [menu] = await waiting[0].write("menu");
    app.clock.moveTo(before);
    await cancel(salon, appointment);
    await check(salon);
    await shownOn(waiting[0], "held for you until");
    expect(menu?.options).not.toEqual([]);
    const [passed] = await waiting[0].write("no thanks, I can't make it");
    expect(passed?.text).toContain("the next person gets it");
  });

  test("is booked with a yes though the clock has been set back since the question", async () => {
    const { salon } = await setUp(0);
    const before = app.clock.now();
    app.clock.moveTo(before.add({ hours: 2 }));
    const phone = newPhone(salon);
    const [question] = await phone.write("Haircut the day after tomorrow at 11am");
    expect(question?.text).toContain("Shall I book this for you?");
    app.clock.moveTo(before);
    const [booked] = await phone.write("yes");
    expect(booked?.text).toContain("You're booked");
  });

  test("isn't offered to anyone who wrote STOP, is blocked or can't be reached", async () => {
    const { salon, appointment, waiting } = await setUp(3);
    await readRows(app.adminUrl, "update clients set is_blocked = true where user_id = $1 and channel_address = $2", [
      salon.owner.id,
      waiting[0].number,
    ]);
    await cancel(salon, appointment);
    await check(salon);
    const [offer] = await offersOf(salon);
    expect(offer?.phone).toBe(waiting[1].number);
    await waitUntil("the last report", async () => {
      const [notice] = await readRows(app.adminUrl, "select status from notices where appointment_id = $1", [
        offer?.id,
      ]);
      return (notice as { status: string } | undefined)?.status === "read";
    });
    await readRows(
      app.adminUrl,
      "update notices set status = 'failed', reason = 'not-on-whatsapp' where appointment_id = $1",
      [offer?.id],
    );
    await check(salon);
    expect((await offersOf(salon)).map(({ state, ended_by, phone }) => [state, ended_by, phone])).toEqual([
      ["passed", "unreachable", waiting[1].number],
      ["open", null, waiting[2].number],
    ]);
    await waiting[2].write("STOP");
    await check(salon);
    expect((await offersOf(salon)).at(-1)).toMatchObject({ state: "passed", ended_by: "unreachable" });
  });

  test("isn't offered when the visit would be too near once the hold is over", async () => {
    const { salon, appointment } = await setUp(1);
    await cancel(salon, appointment);
    app.clock.moveTo(Temporal.Instant.from("2027-03-02T12:50:00Z"));
    await check(salon);
    expect(await offersOf(salon)).toEqual([]);
    app.clock.moveTo(Temporal.Instant.from("2027-03-02T12:40:00Z"));
    await check(salon);
    expect(await offersOf(salon)).toHaveLength(1);
  });

  test("opens by other doors too: an agent's time off is taken back", async () => {
    const salon = await buildSalon(app);
    app.clock.moveTo(Temporal.Instant.from(start));
    const off = await salon.owner.call("POST", "/api/v1/time-off", {
      ...{ agentId: salon.agentId, kind: "off", from: "2027-03-02", to: "2027-03-02", fromTime: null, toTime: null },
      ...{ privateReason: null, knownAppointmentIds: [] },
    });
    const phone = newPhone(salon);
    await phone.write("Haircut tomorrow at 3pm");
    await phone.tap("Waiting list");
    await phone.tap("Yes, put me on it");
    await check(salon);
    expect(await offersOf(salon)).toEqual([]);
    await salon.owner.call("DELETE", `/api/v1/time-off/${(off.body as { id: string }).id}`);
    await check(salon);
    expect(await offersOf(salon)).toMatchObject([{ state: "open", phone: phone.number }]);
  });
});

describe("the owner's waitlist", () => {
  test("books a held time anyway: the offer ends, and the client is notified", async () => {
    const { salon, appointment, waiting } = await setUp(1);
    await cancel(salon, appointment);
    await check(salon);
    await shownOn(waiting[0], "held for you until");
    const answer = await salon.owner.call("POST", "/api/v1/appointments", {
      ...{ clientName: "Eva", clientPhone: "+34600111333", agentId: salon.agentId, appointmentTypeId: salon.typeId },
      ...{ appointmentDate: "2027-03-02", appointmentTime: "15:00", overbook: true },
    });
    expect(answer).toMatchObject({ status: 201, body: { appointment: { isOverbooked: false } } });
    expect(await offersOf(salon)).toMatchObject([{ state: "passed", ended_by: "owner" }]);
    await shownOn(waiting[0], "is no longer available");
    expect((await listOf(salon)).entries).toMatchObject([{ state: "waiting", offer: { state: "passed" } }]);
  });

  test("adds somebody, offers a time by hand, and removes them", async () => {
    const { salon } = await setUp(0);
    const [client] = await readRows<{ id: string }>(app.adminUrl, "select id from clients where user_id = $1", [
      salon.owner.id,
    ]);
    const added = await salon.owner.call("POST", "/api/v1/waitlist", {
      ...{ clientId: client?.id, appointmentTypeId: salon.typeId, agentId: "anyone" },
      ...{ from: "2027-03-03", to: "2027-03-05", fromTime: null, toTime: null },
    });
    expect(added).toMatchObject({ status: 201, body: { state: "waiting", source: "dashboard", offer: null } });
    const { id } = added.body as { id: string };
    // What is free already isn't an opening.
    await check(salon);
    expect(await offersOf(salon)).toEqual([]);
    const slot = { agentId: salon.agentId, appointmentDate: "2027-03-04", appointmentTime: "11:00" };
    const offered = await salon.owner.call("POST", `/api/v1/waitlist/${id}/offer`, slot);
    expect(offered).toMatchObject({ status: 200, body: { offer: { state: "open", appointmentTime: "11:00" } } });
    const twice = await salon.owner.call("POST", `/api/v1/waitlist/${id}/offer`, slot);
    expect(twice).toMatchObject({ status: 409, body: { code: "already-offered" } });
    expect((await salon.owner.call("DELETE", `/api/v1/waitlist/${id}`)).status).toBe(204);
    expect(await offersOf(salon)).toMatchObject([{ state: "passed", ended_by: "owner" }]);
    await salon.owner.call("PUT", "/api/v1/waitlist/settings", { holdMinutes: 45 });
    expect((await listOf(salon)).holdMinutes).toBe(45);
    expect((await salon.owner.call("PUT", "/api/v1/waitlist/settings", { holdMinutes: 4 })).status).toBe(400);
  });
});

describe("a wait for which nothing can open", () => {
  test("isn't noted unless the owner insists", async () => {
    const { salon } = await setUp(0);
    const off = { agentId: salon.agentId, kind: "off", from: "2027-03-04", to: "2027-03-04", fromTime: null };
    await salon.owner.call("POST", "/api/v1/time-off", {
      ...{ ...off, toTime: null, privateReason: null, knownAppointmentIds: [] },
    });
    await buildAgent(app.adminUrl, salon.owner.id, { name: "Lukas" });
    const [client] = await readRows<{ id: string }>(app.adminUrl, "select id from clients where user_id = $1", [
      salon.owner.id,
    ]);
    const add = (change: object) =>
      salon.owner.call("POST", "/api/v1/waitlist", {
        ...{ clientId: client?.id, appointmentTypeId: salon.typeId, agentId: salon.agentId },
        ...{ from: "2027-03-04", to: "2027-03-04", fromTime: null, toTime: null, ...change },
      });
    expect(await add({})).toMatchObject({ status: 400, body: { fields: { agentId: "agentAway" } } });
    expect(await add({ fromTime: "03:00", toTime: "04:00" })).toMatchObject({
      ...{ status: 400, body: { fields: { to: "nothingOpens" } } },
    });
    expect((await listOf(salon)).entries).toEqual([]);
    expect((await add({ agentId: "anyone" })).status).toBe(201);
    expect((await add({ anyway: true })).status).toBe(201);
  });
});

describe("the waitlist in the database", () => {
  test("lets no hold and no appointment overlap, and shows a hold to nobody", async () => {
    const { salon, appointment } = await setUp(1);
    await cancel(salon, appointment);
    await check(salon);
    const [offer] = await offersOf(salon);
    const insert = (status: string) =>
      readRows(
        app.adminUrl,
        `insert into appointments (user_id, agent_id, client_name, client_phone, appointment_date, appointment_time,
           duration, service_type, status, starts_at, ends_at, blocks, created_at, timed_at)
         values ($1, $2, 'X', '', '2027-03-02', '15:10', 30, 'Cut', $3, '2027-03-02T14:10Z', '2027-03-02T14:40Z',
           '[2027-03-02T14:10Z,2027-03-02T14:40Z)', '2027-03-01', '2027-03-01')`,
        [salon.owner.id, salon.agentId, status],
      );
    await expect(insert("confirmed")).rejects.toMatchObject({ constraint: "appointments_no_overlap" });
    await expect(insert("held")).rejects.toMatchObject({ constraint: "appointments_no_overlap" });
    const seen = await salon.owner.call("GET", "/api/v1/appointments?from=2027-03-02&to=2027-03-02");
    expect((seen.body as { appointments: { id: string }[] }).appointments.map(({ id }) => id)).not.toContain(offer?.id);
    // Once its time is up it blocks nobody, whether or not somebody has ended the offer.
    app.clock.moveTo(app.clock.now().add({ minutes: 16 }));
    const answer = await salon.owner.call("POST", "/api/v1/appointments", {
      ...{ clientName: "Eva", clientPhone: "+34600111333", agentId: salon.agentId, appointmentTypeId: salon.typeId },
      ...{ appointmentDate: "2027-03-02", appointmentTime: "15:00" },
    });
    expect(answer.status).toBe(201);
  });

  test("a process that dies between the offer and its message: the next one sends it", async () => {
    const { salon, appointment, waiting } = await setUp(1);
    await cancel(salon, appointment);
    const dying = { ...app, db: { ...app.db, withOwner: dieBeforeCommit } };
    await expect(updateWaitlist(dying, salon.owner.id as OwnerId)).rejects.toThrow("killed");
    expect(await offersOf(salon)).toEqual([]);
    await updateWaitlists(app);
    expect(await offersOf(salon)).toMatchObject([{ state: "open" }]);
    await shownOn(waiting[0], "held for you until");
  });
});

const dieBeforeCommit: WhatsAppApp["db"]["withOwner"] = (ownerId, work) =>
  app.db.withOwner(ownerId, async (tx) => {
    const result = await work(tx);
    const made = await readInTx(tx);
    if (made) throw new Error("killed");
    return result;
  });

/** Only the transaction that has made the offer dies. */
const readInTx = async (tx: Parameters<Parameters<WhatsAppApp["db"]["withOwner"]>[1]>[0]): Promise<boolean> => {
  const rows = await tx.run(countOpen, {});
  return (rows[0]?.count ?? 0) > 0;
};

const countOpen = {
  name: "",
  text: "select count(*)::int as count from waitlist_offers where state = 'open'",
  bind: () => [],
} as { name: string; text: string; bind(): unknown[]; row?: { count: number } };
