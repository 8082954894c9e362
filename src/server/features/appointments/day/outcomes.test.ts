import { describe, expect, test } from "vitest";
import type { ClientDetails } from "#contract/clients/clients.ts";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { outcomes } from "#domain/scheduling/outcomes/appointment-outcome.ts";
import { countsAs } from "#domain/scheduling/outcomes/counts-as.ts";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildAppointment } from "../../../testing/builders/build-appointment.ts";
import { buildSalon, openPhoneOf, type Salon } from "../../../testing/builders/build-salon.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { waitUntil } from "../../../testing/wait-until.ts";

// A Monday, nine in the morning in Madrid.
const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });
const salon = await buildSalon(app);

const phone = "+34612345678";

const visit = (startsAt: string, more: object = {}) =>
  buildAppointment(app.adminUrl, {
    ownerId: salon.owner.id,
    agentId: salon.agentId,
    startsAt,
    clientPhone: phone,
    ...more,
  });

const mark = (id: string, outcome: string | null, version = 1) =>
  salon.owner.call("PUT", `/api/v1/appointments/${id}/outcome`, { outcome, version });

const appointment = async (id: string) =>
  ((await salon.owner.call("GET", `/api/v1/appointments/${id}`)).body as { appointment: Appointment }).appointment;

describe("an outcome that is marked", () => {
  test("is kept beside the status, dated, logged, and can be taken back", async () => {
    const id = await visit("2027-03-01T07:00:00Z");
    expect((await mark(id, "arrived")).body).toMatchObject({ outcome: "arrived", status: "confirmed", version: 1 });
    expect((await mark(id, "done")).body).toMatchObject({
      outcome: "done",
      outcomeAt: expect.stringContaining("2027-03-01T08:"),
    });
    // The same again isn't a second event.
    await mark(id, "done");
    expect((await mark(id, null)).body).toMatchObject({ outcome: null, outcomeAt: null });
    const log = await readRows(
      app.adminUrl,
      "select actor, action, details - 'at' as details from audit_log where subject_id = $1 order by id",
      [id],
    );
    expect(log).toEqual([
      { actor: "owner", action: "appointment.marked", details: { from: null, to: "arrived" } },
      { actor: "owner", action: "appointment.marked", details: { from: "arrived", to: "done" } },
      { actor: "owner", action: "appointment.marked", details: { from: "done", to: null } },
    ]);
  });

  test("comes only when it can be known", async () => {
    const later = await visit("2027-03-08T09:00:00Z");
    for (const outcome of outcomes)
      expect(await mark(later, outcome)).toMatchObject({ status: 409, body: { code: "too-early" } });
    const cancelled = await visit("2027-03-01T06:00:00Z", { status: "cancelled" });
    expect(await mark(cancelled, "no-show")).toMatchObject({ body: { code: "already-cancelled" } });
    expect(await mark(later, "arrived", 2)).toMatchObject({ body: { code: "edit-conflict" } });
    expect(await mark(salon.typeId, "arrived")).toMatchObject({ status: 404 });
  });

  test("goes when the appointment moves or is cancelled", async () => {
    const id = await visit("2027-03-01T09:30:00Z");
    await mark(id, "arrived");
    const place = { appointmentDate: "2027-03-01", appointmentTime: "16:00", version: 1 };
    await salon.owner.call("POST", `/api/v1/appointments/${id}/reschedule`, place);
    expect(await appointment(id)).toMatchObject({ outcome: null, outcomeAt: null, version: 2 });
    const other = await visit("2027-03-01T07:30:00Z");
    await mark(other, "no-show");
    await salon.owner.call("POST", `/api/v1/appointments/${other}/cancel`, { version: 1 });
    expect(await appointment(other)).toMatchObject({ status: "cancelled", outcome: null });
  });
});

const clientOf = async (owner: Salon["owner"], search: string) => {
  const list = (await owner.call("GET", `/api/v1/clients?search=${encodeURIComponent(search)}`)).body as {
    clients: { id: string; visitCount: number; noShowCount: number }[];
  };
  return list.clients[0];
};

test("list, client's page, file and Insights count as the domain does", async () => {
  const { owner, agentId } = await buildSalon(app);
  const now = app.clock.now();
  const statuses = ["confirmed", "pending", "cancelled"] as const;
  const combinations = [-3 * 24 * 60, -30, 30].flatMap((fromNow) =>
    statuses.flatMap((status) => [null, ...outcomes].map((outcome) => ({ fromNow, status, outcome }))),
  );
  const counted = { visit: 0, "no-show": 0, cancelled: 0 };
  // The client's own figures say what has been; one to come is no visit yet.
  const begun = { visit: 0, "no-show": 0, cancelled: 0 };
  for (const [index, { fromNow, status, outcome }] of combinations.entries()) {
    // Nobody comes to a cancelled one, says a constraint.
    if (status === "cancelled" && outcome !== null) continue;
    const startsAt = now.add({ seconds: fromNow * 60 + index });
    counted[countsAs({ status, outcome })] += 1;
    if (fromNow < 0) begun[countsAs({ status, outcome })] += 1;
    await buildAppointment(app.adminUrl, {
      ...{ ownerId: owner.id, agentId, status, outcome, price: 10, isOverbooked: true },
      ...{ startsAt: startsAt.toString(), clientPhone: "+34699000111", clientName: "Nora Nunca" },
    });
  }
  const { visit: visits, "no-show": noShows, cancelled } = counted;
  expect(noShows).toBeGreaterThan(0);
  const listed = await clientOf(owner, "Nora");
  const figures = { visitCount: begun.visit, noShowCount: begun["no-show"] };
  expect(listed).toMatchObject(figures);
  const page = (await owner.call("GET", `/api/v1/clients/${listed?.id}`)).body as ClientDetails;
  expect(page).toMatchObject(figures);
  expect(page.visits.filter(({ outcome }) => outcome === "no-show")).toHaveLength(noShows);
  expect((await owner.call("GET", "/api/v1/insights?days=7")).body).toMatchObject({
    current: { noShows, cancelled },
    revenue: [{ booked: 10 * visits, lost: 10 * cancelled, lostToNoShows: 10 * noShows }],
  });
});

describe("a client who has missed appointments", () => {
  const rule = async ({ owner }: Salon, change: object) => {
    const { version } = (await owner.call("GET", "/api/v1/profile")).body as { version: number };
    expect((await owner.call("PUT", "/api/v1/profile", { ...change, version })).status).toBe(200);
  };

  const missing = async (own: Salon, number: string, count: number) => {
    for (let index = 0; index < count; index += 1) {
      await buildAppointment(app.adminUrl, {
        ...{
          ownerId: own.owner.id,
          agentId: own.agentId,
          clientPhone: number,
          clientName: "María",
          isOverbooked: true,
        },
        ...{ startsAt: `2027-02-0${1 + index}T09:00:00Z`, outcome: "no-show" as const },
      });
    }
    return openPhoneOf(app, own.number, number);
  };

  test("waits for the owner, who is asked first and whose answer the client hears", async () => {
    const own = await buildSalon(app);
    await rule(own, { noShowRule: "ask", noShowLimit: 2 });
    const once = await missing(own, "+34612000001", 1);
    await once.write("Haircut tomorrow at 10am");
    expect((await once.tap("Confirm"))[0]?.text).toContain("You're booked");

    const twice = await missing(own, "+34612000002", 2);
    const [summary] = await twice.write("Haircut tomorrow at 3pm");
    expect(summary?.text).toContain("confirms this one personally");
    expect((await twice.tap("Confirm"))[0]?.text).toContain("I've passed your request on");
    const rows = await readRows<{ id: string }>(
      app.adminUrl,
      "select id, status, awaiting from appointments where user_id = $1 and client_address = $2 and source = 'whatsapp'",
      [own.owner.id, twice.number],
    );
    expect(rows).toMatchObject([{ status: "pending", awaiting: "owner" }]);
    // The time is theirs meanwhile.
    const [third] = await openPhoneOf(app, own.number, "+34612000003").write("Haircut tomorrow at 3pm");
    expect(third?.text).not.toContain("Shall I book");
    const answer = await own.owner.call("POST", `/api/v1/appointments/${rows[0]?.id}/confirm`, { version: 1 });
    expect(answer.body).toMatchObject({
      appointment: { status: "confirmed", awaiting: null },
      notice: { kind: "confirmation" },
    });
    await waitUntil("the client hears of it", async () =>
      (await app.phone(twice.number)).some(({ text }) => text.includes("is confirmed")),
    );
  });

  test("isn't booked at all where the owner said so, and reads whom to call", async () => {
    const own = await buildSalon(app);
    await rule(own, { noShowRule: "refuse", noShowLimit: 1, contactPhone: "+34 910 555 000" });
    const gone = await missing(own, "+34612000004", 1);
    const [reply] = await gone.write("Haircut tomorrow at 10am");
    expect(reply?.text).toContain("I can't book this for you here");
    expect(reply?.text).toContain("910 555 000");
    await rule(own, { noShowRule: "off" });
    expect((await gone.write("Haircut tomorrow at 10am"))[0]?.text).not.toContain("I can't book this");
  });

  test.each([{ noShowRule: "never" }, { noShowLimit: 0 }, { noShowLimit: 21 }, { noShowLimit: 1.5 }])(
    "%j isn't a rule",
    async (change) => {
      const { version } = (await salon.owner.call("GET", "/api/v1/profile")).body as { version: number };
      expect(await salon.owner.call("PUT", "/api/v1/profile", { ...change, version })).toMatchObject({ status: 400 });
    },
  );
});
