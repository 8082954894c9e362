import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Appointment, AppointmentChange } from "#contract/scheduling/appointments.ts";
import { createTestApp, type TestApp } from "../../../testing/apps/test-app.ts";
import type { ApiAnswer, TestOwner } from "../../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../../testing/builders/build-scheduling.ts";
import { readRows } from "../../../testing/read-rows.ts";

let testApp: TestApp;
let owner: TestOwner;
let agentId: string;
let cutId: string;
let colourId: string;

beforeAll(async () => {
  testApp = await createTestApp();
  testApp.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z"));
  owner = await testApp.owner({ timeZone: "Europe/Madrid" });
  agentId = await buildAgent(testApp.adminUrl, owner.id);
  cutId = await buildType(testApp.adminUrl, owner.id, { name: "Cut", duration: 30, buffer: 0 });
  colourId = await buildType(testApp.adminUrl, owner.id, { name: "Colour", duration: 90, buffer: 15 });
});
afterAll(() => testApp.close());

const path = "/api/v1/appointments";
const changeOf = ({ body }: ApiAnswer) => body as AppointmentChange;

const book = async (appointmentDate: string, appointmentTime = "10:00", over: object = {}): Promise<Appointment> => {
  const answer = await owner.call("POST", path, {
    clientName: "Jon Smiht",
    clientPhone: "+34 612 345 678",
    appointmentDate,
    appointmentTime,
    agentId,
    appointmentTypeId: cutId,
    ...over,
  });
  expect(answer.status).toBe(201);
  return changeOf(answer).appointment;
};

const correct = (id: string, body: object, as = owner) => as.call("PATCH", `${path}/${id}`, { version: 1, ...body });

const audits = (id: string) =>
  readRows<{ details: object }>(
    testApp.adminUrl,
    "select details from audit_log where subject_id = $1 and action = 'appointment.corrected' order by id",
    [id],
  );

test("a corrected spelling changes the name, is written down, and nobody is notified", async () => {
  const { id } = await book("2027-04-05");
  const answer = await correct(id, { clientName: "  Jon Smith " });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      appointment: { clientName: "Jon Smith", clientPhone: "+34 612 345 678", serviceType: "Cut", version: 2 },
      notice: null,
    },
  });
  expect((await audits(id)).map(({ details }) => details)).toEqual([
    { at: expect.any(String), fields: ["clientName"] },
  ]);
  expect(await owner.call("GET", `${path}/${id}`)).toMatchObject({ body: { notices: [{ kind: "confirmation" }] } });
});

test("nothing changed is nothing done", async () => {
  const { id } = await book("2027-04-06");
  const answer = await correct(id, { clientName: "Jon Smiht", appointmentTypeId: cutId });
  expect(answer).toMatchObject({ status: 200, body: { appointment: { version: 1 }, notice: null } });
  expect(await audits(id)).toEqual([]);
});

test("another service brings its duration and buffer, and the client is notified", async () => {
  const { id } = await book("2027-04-07");
  const answer = await correct(id, { appointmentTypeId: colourId });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      appointment: { serviceType: "Colour", durationMinutes: 90, bufferMinutes: 15, appointmentTime: "10:00" },
      notice: { kind: "confirmation", reason: "no-sender" },
    },
  });
  const [row] = await readRows<{ ends: string; blocked: string }>(
    testApp.adminUrl,
    "select ends_at::text as ends, upper(blocks)::text as blocked from appointments where id = $1",
    [id],
  );
  expect(row).toEqual({ ends: "2027-04-07 09:30:00+00", blocked: "2027-04-07 09:45:00+00" });
  expect((await audits(id))[0]?.details).toMatchObject({ fromMinutes: 30, toMinutes: 90 });
});

test("a longer service must fit before the next appointment, unless both are meant", async () => {
  const first = await book("2027-04-08", "10:00");
  await book("2027-04-08", "11:00");
  expect(await correct(first.id, { appointmentTypeId: colourId })).toMatchObject({
    status: 409,
    body: { code: "slot-taken" },
  });
  expect(await owner.call("GET", `${path}/${first.id}`)).toMatchObject({
    body: { appointment: { serviceType: "Cut", durationMinutes: 30, version: 1 } },
  });
  expect(await correct(first.id, { appointmentTypeId: colourId, overbook: true })).toMatchObject({
    status: 200,
    body: { appointment: { isOverbooked: true, durationMinutes: 90 } },
  });
  expect(await correct(first.id, { appointmentTypeId: cutId, version: 2 })).toMatchObject({
    body: { appointment: { isOverbooked: false } },
  });
});

test("another phone means another person to tell", async () => {
  const { id } = await book("2027-04-09");
  expect(await correct(id, { clientPhone: "+34 699 999 999" })).toMatchObject({
    status: 200,
    body: { appointment: { clientPhone: "+34 699 999 999" }, notice: { kind: "confirmation" } },
  });
  const [row] = await readRows<{ address: string }>(
    testApp.adminUrl,
    "select client_address as address from appointments where id = $1",
    [id],
  );
  expect(row?.address).toBe("+34699999999");
});

describe("a correction taken back", () => {
  type Details = { appointment: Appointment; undo: { at?: string; kind?: string; reason?: string } };
  const detailsOf = async (id: string) => (await owner.call("GET", `${path}/${id}`)).body as Details;
  const undo = async (id: string) => {
    const { appointment, undo: last } = await detailsOf(id);
    return owner.call("POST", `${path}/${id}/undo`, { version: appointment.version, at: last.at });
  };

  test("a name: as it was, nobody is notified, and taken back once more it is as corrected", async () => {
    const { id } = await book("2027-04-19");
    await correct(id, { clientName: "Jon Smith" });
    expect((await detailsOf(id)).undo).toMatchObject({ kind: "correct" });
    expect(await undo(id)).toMatchObject({
      status: 200,
      body: { appointment: { clientName: "Jon Smiht", version: 3 }, notice: null },
    });
    expect(await undo(id)).toMatchObject({ body: { appointment: { clientName: "Jon Smith", version: 4 } } });
    expect((await audits(id)).map(({ details }) => "undoes" in details)).toEqual([false, true, true]);
  });

  test("a service: its length and name come back, and the client is notified", async () => {
    const { id } = await book("2027-04-20");
    await correct(id, { appointmentTypeId: colourId });
    expect(await undo(id)).toMatchObject({
      status: 200,
      body: {
        appointment: { serviceType: "Cut", durationMinutes: 30, bufferMinutes: 0, appointmentTypeId: cutId },
        notice: { kind: "confirmation" },
      },
    });
  });

  test("a shorter service whose old length is taken by now stays, and nothing is changed", async () => {
    const { id } = await book("2027-04-21", "10:00", { appointmentTypeId: colourId });
    await correct(id, { appointmentTypeId: cutId });
    await book("2027-04-21", "11:00");
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: "slot-taken" } });
    expect((await detailsOf(id)).appointment).toMatchObject({ serviceType: "Cut", version: 2 });
  });

  test("a phone: the first person's again", async () => {
    const { id } = await book("2027-04-22");
    await correct(id, { clientPhone: "+34 699 999 998" });
    expect(await undo(id)).toMatchObject({ body: { appointment: { clientPhone: "+34 612 345 678" } } });
  });

  test("not after another change, and nothing of it is kept once that or the client's deletion came", async () => {
    const kept = (id: string) =>
      readRows<{ kept: boolean }>(
        testApp.adminUrl,
        "select corrected_from is not null as kept from appointments where id = $1",
        [id],
      );
    const { id } = await book("2027-04-23");
    await correct(id, { clientName: "Jon Smith" });
    expect(await kept(id)).toEqual([{ kept: true }]);
    await owner.call("POST", `${path}/${id}/cancel`, { version: 2 });
    expect((await detailsOf(id)).undo).toMatchObject({ kind: "restore" });
    expect(await kept(id)).toEqual([{ kept: false }]);
    const other = await book("2027-04-26", "10:00", { clientPhone: "+34 699 111 222" });
    await correct(other.id, { clientPhone: "+34 699 111 333" });
    const [first] = await readRows<{ id: string }>(
      testApp.adminUrl,
      "select corrected_from ->> 'clientId' as id from appointments where id = $1",
      [other.id],
    );
    expect((await owner.call("DELETE", `/api/v1/clients/${first?.id}`)).status).toBeLessThan(300);
    expect(await kept(other.id)).toEqual([{ kept: false }]);
    expect((await detailsOf(other.id)).undo).toEqual({ reason: "correction" });
  });
});

describe("a correction refuses", () => {
  test.each([
    [{ clientName: " " }, { clientName: "clientNameRequired" }],
    [{ clientPhone: "call me" }, { clientPhone: "phoneInvalid" }],
    [{ appointmentTypeId: "00000000-0000-4000-8000-000000000000" }, { appointmentTypeId: "unknown" }],
    [{ appointmentTypeId: null }, { appointmentTypeId: "unknown" }],
    [{ appointmentTime: "11:00" }, { appointmentTime: "unknown" }],
  ])("an appointment with %j", async (body, fields) => {
    const { id } = await book("2027-04-12", "09:00", { overbook: true });
    expect(await correct(id, body)).toMatchObject({ status: 400, body: { code: "invalid-input", fields } });
  });

  test("another owner's appointment, another owner's type, an older version, a cancelled one", async () => {
    const { id } = await book("2027-04-13");
    const stranger = await testApp.owner();
    const theirs = await buildType(testApp.adminUrl, stranger.id);
    expect((await correct(id, { clientName: "Mine" }, stranger)).status).toBe(404);
    expect(await correct(id, { appointmentTypeId: theirs })).toMatchObject({
      body: { fields: { appointmentTypeId: "unknown" } },
    });
    expect(await correct(id, { clientName: "Late", version: 2 })).toMatchObject({
      status: 409,
      body: { code: "edit-conflict" },
    });
    await owner.call("POST", `${path}/${id}/cancel`, { version: 1 });
    expect(await correct(id, { clientName: "Late", version: 2 })).toMatchObject({
      status: 409,
      body: { code: "already-cancelled" },
    });
  });
});

test("what is over can be corrected, and nobody is notified", async () => {
  const { id } = await book("2027-02-26", "10:00", { isPastVisit: true });
  expect(await correct(id, { clientName: "Ann", appointmentTypeId: colourId })).toMatchObject({
    status: 200,
    body: { appointment: { clientName: "Ann", durationMinutes: 90 }, notice: null },
  });
});

test("of two corrections at once one hears of the other", async () => {
  const { id } = await book("2027-04-14");
  const answers = await Promise.all(["A", "B", "C"].map((clientName) => correct(id, { clientName })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test("a longer service and a new booking want the same hour: one gets it", async () => {
  for (let day = 1; day <= 8; day++) {
    const date = `2027-05-0${day}`;
    const { id } = await book(date, "10:00");
    const rival = {
      clientName: "Rival",
      clientPhone: "+34 600 000 000",
      appointmentDate: date,
      appointmentTime: "11:00",
      agentId,
      appointmentTypeId: cutId,
    };
    const answers = await Promise.all([correct(id, { appointmentTypeId: colourId }), owner.call("POST", path, rival)]);
    expect(answers.map(({ status }) => (status < 300 ? "won" : status)).sort()).toEqual([409, "won"]);
  }
});
