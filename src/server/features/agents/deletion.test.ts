import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { readEverything, readRows } from "../../testing/read-rows.ts";

let testApp: TestApp;
let owner: TestOwner;
let agentId: string;
let upcomingId: string;

beforeAll(async () => {
  testApp = await createTestApp();
  testApp.clock.moveTo(Temporal.Instant.from("2027-03-01T12:00:00Z"));
});
afterAll(() => testApp.close());

beforeEach(async () => {
  const { adminUrl } = testApp;
  owner = await testApp.owner();
  agentId = await buildAgent(adminUrl, owner.id);
  upcomingId = await buildAppointment(adminUrl, { ownerId: owner.id, agentId, startsAt: "2027-03-02T09:00:00Z" });
  await buildAppointment(adminUrl, { ownerId: owner.id, agentId, startsAt: "2027-03-02T10:00:00Z", status: "pending" });
  await buildAppointment(adminUrl, {
    ownerId: owner.id,
    agentId,
    startsAt: "2027-03-02T11:00:00Z",
    status: "cancelled",
  });
  await buildAppointment(adminUrl, { ownerId: owner.id, agentId, startsAt: "2027-02-01T09:00:00Z" });
});

const rowsOf = <Row = Record<string, unknown>>(table: string) =>
  readRows<Row>(testApp.adminUrl, `select * from ${table} where user_id = $1`, [owner.id]);

test("the preview counts what would go, and how much of it is still to come", async () => {
  expect(await owner.call("GET", `/api/v1/agents/${agentId}/deletion`)).toMatchObject({
    status: 200,
    body: { appointments: 4, upcomingAppointments: 2, clientsToNotify: 0, unnotifiedClients: 1, openOffers: 0 },
  });
  expect((await owner.call("GET", `/api/v1/agents/${randomUUID()}/deletion`)).status).toBe(404);
});

describe("deleting an agent", () => {
  test("takes the agent and all appointments, and leaves a notice for each client still to come", async () => {
    const other = await buildAgent(testApp.adminUrl, owner.id);
    await buildAppointment(testApp.adminUrl, { ownerId: owner.id, agentId: other, startsAt: "2027-03-02T09:00:00Z" });
    const answer = await owner.call("DELETE", `/api/v1/agents/${agentId}`);
    expect(answer).toMatchObject({ status: 200, body: { deletedAppointments: 4 } });

    expect((await rowsOf("agents")).map(({ id }) => id)).toEqual([other]);
    expect((await rowsOf("appointments")).map(({ agent_id }) => agent_id)).toEqual([other]);
    const notices = await rowsOf<{ appointment_id: string; kind: string; status: string; details: object }>("notices");
    expect(notices.map(({ kind }) => kind)).toEqual(["cancel", "cancel"]);
    expect(notices.find(({ appointment_id }) => appointment_id === upcomingId)?.details).toMatchObject({
      clientName: "Cleo Client",
      date: "2027-03-02",
      time: "10:00",
    });
    const queued = notices.filter(({ status }) => status === "queued").length;
    // Both are the same client's.
    const unnotifiedClients = 1;
    expect(answer.body).toEqual({ deletedAppointments: 4, queuedNotices: queued, unnotifiedClients });
    expect(await rowsOf("audit_log")).toMatchObject([
      {
        action: "agent.deleted",
        subject_id: agentId,
        details: { deletedAppointments: 4, queuedNotices: queued, unnotifiedClients },
      },
    ]);
  });

  test("deleting an agent twice answers that there is none", async () => {
    const path = `/api/v1/agents/${agentId}` as const;
    const answers = await Promise.all([owner.call("DELETE", path), owner.call("DELETE", path)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test("fails as a whole when its last step fails", async () => {
    const before = await readEverything(testApp.adminUrl);
    const setTrigger = (on: boolean) =>
      asAdmin(testApp.adminUrl, (client) =>
        client.query(
          on
            ? `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
               create trigger refuse before delete on agents for each row execute function refuse()`
            : "drop trigger refuse on agents; drop function refuse",
        ),
      );
    await setTrigger(true);
    try {
      expect((await owner.call("DELETE", `/api/v1/agents/${agentId}`)).status).toBe(500);
    } finally {
      await setTrigger(false);
    }
    expect(await readEverything(testApp.adminUrl)).toEqual(before);
  });

  test("bookings made meanwhile are deleted or refused, never left without an agent or answered with a failure", async () => {
    const book = (hour: number) =>
      owner.call("POST", "/api/v1/appointments", {
        clientName: "Cleo",
        clientPhone: "+34600000000",
        appointmentDate: "2027-03-03",
        appointmentTime: `${hour}:00`,
        agentId,
        appointmentTypeId: null,
      });
    const hours = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19];
    const [deletion, ...bookings] = await Promise.all([
      owner.call("DELETE", `/api/v1/agents/${agentId}`),
      ...hours.map(book),
    ]);
    expect(deletion?.status).toBe(200);
    for (const { status } of bookings) expect([201, 400]).toContain(status);
    expect(await rowsOf("appointments")).toEqual([]);
    const booked = bookings.filter(({ status }) => status === 201).length;
    expect(deletion?.body).toMatchObject({ deletedAppointments: 4 + booked });
  });

  test("time off noted meanwhile is noted or refused, never answered with a failure", async () => {
    const day = { from: "2027-03-03", to: "2027-03-03", decisions: [] };
    for (let round = 0; round < 10; round++) {
      // Bookings lock those who are active; nothing keeps others in place.
      const gone = await buildAgent(testApp.adminUrl, owner.id, { isActive: false });
      const [deletion, ...notes] = await Promise.all([
        owner.call("DELETE", `/api/v1/agents/${gone}`),
        ...Array.from({ length: 4 }, () => owner.call("POST", `/api/v1/agents/${gone}/absence`, day)),
      ]);
      expect(deletion?.status).toBe(200);
      for (const { status } of notes) expect([201, 404]).toContain(status);
    }
  });
});
