import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { AppointmentType } from "#contract/scheduling/appointment-types.ts";
import { openTestApp } from "../../testing/apps/test-app.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { readActions, readRows } from "../../testing/read-rows.ts";

const testApp = await openTestApp();
let owner: TestOwner;

beforeEach(async () => {
  owner = await testApp.owner();
});

const path = "/api/v1/appointment-types";
const form = { name: "Haircut", durationMinutes: 45, bufferMinutes: 5, description: "Wash & cut", price: 19.99 };

const create = (over: object = {}, headers: Record<string, string> = {}) =>
  owner.call("POST", path, { ...form, ...over }, headers);

const created = async (over: object = {}) => (await create(over)).body as AppointmentType;

const patch = (id: string, body: object) => owner.call("PATCH", `${path}/${id}`, body);

const list = async () =>
  ((await owner.call("GET", path)).body as { appointmentTypes: AppointmentType[] }).appointmentTypes;

const actions = () => readActions(testApp.adminUrl, owner.id);

describe("creating an appointment type", () => {
  test("answers with the stored type, active", async () => {
    const answer = await create();
    expect(answer).toMatchObject({ status: 201, body: { ...form, isActive: true, version: 1 } });
    expect(await list()).toEqual([answer.body]);
    expect(await actions()).toEqual(["appointment-type.created"]);
  });

  test("description and price may be missing", async () => {
    const { description: _, price: __, ...bare } = form;
    expect(await owner.call("POST", path, bare)).toMatchObject({
      status: 201,
      body: { description: null, price: null },
    });
  });

  test.each([
    [{ name: "  " }, { name: "nameRequired" }],
    [{ name: "x".repeat(101) }, { name: "nameTooLong" }],
    [{ description: "d".repeat(501) }, { description: "descriptionTooLong" }],
    [{ durationMinutes: 4 }, { durationMinutes: "durationOutOfRange" }],
    [{ durationMinutes: 721 }, { durationMinutes: "durationOutOfRange" }],
    [{ durationMinutes: "30" }, { durationMinutes: "durationOutOfRange" }],
    [{ bufferMinutes: -1 }, { bufferMinutes: "bufferOutOfRange" }],
    [{ bufferMinutes: 241 }, { bufferMinutes: "bufferOutOfRange" }],
    [{ price: -0.01 }, { price: "priceOutOfRange" }],
    [{ price: 0.001 }, { price: "priceOutOfRange" }],
    [{ price: 1_000_000_000.01 }, { price: "priceOutOfRange" }],
  ])("%o is refused", async (over, fields) => {
    expect(await create(over)).toMatchObject({ status: 400, body: { code: "invalid-input", fields } });
    expect(await list()).toEqual([]);
  });

  test.each([0, 0.1, 19.99, 1_000_000])("the price %d comes back as it was", async (price) => {
    expect((await created({ price })).price).toBe(price);
  });

  test("a retry gets the first answer; the same key with another form is refused", async () => {
    const key = { "idempotency-key": "k" };
    const first = await create({}, key);
    expect(await create({}, key)).toMatchObject({ status: 201, body: first.body });
    expect(await create({ name: "Else" }, key)).toMatchObject({ body: { code: "idempotency-mismatch" } });
    expect(await list()).toHaveLength(1);
  });
});

test("the list is oldest first; booking is offered the active ones by name", async () => {
  for (const name of ["Shave", "beard", "Colour"]) await create({ name });
  const [shave] = await list();
  expect((await list()).map(({ name }) => name)).toEqual(["Shave", "beard", "Colour"]);
  await patch(shave?.id ?? "", { isActive: false, version: 1 });
  const { body } = await owner.call("GET", "/api/v1/booking/appointment-types");
  const offered = (body as { appointmentTypes: AppointmentType[] }).appointmentTypes;
  expect(offered.map(({ name }) => name)).toEqual(["beard", "Colour"]);
  expect(offered[0]).toMatchObject({ durationMinutes: 45, bufferMinutes: 5, price: 19.99, isActive: true });
});

describe("changing an appointment type", () => {
  test("changes only what is given", async () => {
    const type = await created();
    expect(await patch(type.id, { isActive: false, version: 1 })).toMatchObject({
      status: 200,
      body: { ...type, isActive: false, version: 2 },
    });
    expect(await patch(type.id, { price: null, durationMinutes: 60, version: 2 })).toMatchObject({
      body: { ...type, isActive: false, price: null, durationMinutes: 60, version: 3 },
    });
    expect(await actions()).toEqual([
      "appointment-type.created",
      "appointment-type.updated",
      "appointment-type.updated",
    ]);
  });

  test("of two parallel saves one hears of the other", async () => {
    const type = await created();
    const answers = await Promise.all(["A", "B"].map((name) => patch(type.id, { name, version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "edit-conflict" });
  });

  test("refuses what a new type would be refused for, and an unknown id", async () => {
    const type = await created();
    expect(await patch(type.id, { durationMinutes: -30, version: 1 })).toMatchObject({
      status: 400,
      body: { fields: { durationMinutes: "durationOutOfRange" } },
    });
    expect(await patch(type.id, { name: "No version" })).toMatchObject({
      status: 400,
      body: { fields: { version: "versionRequired" } },
    });
    expect((await patch(randomUUID(), { name: "X", version: 1 })).status).toBe(404);
    expect(await list()).toEqual([type]);
  });
});

test("deleting leaves the appointments made with it", async () => {
  const type = await created();
  const agentId = await buildAgent(testApp.adminUrl, owner.id);
  await buildAppointment(testApp.adminUrl, {
    ownerId: owner.id,
    agentId,
    startsAt: "2027-03-02T09:00:00Z",
    typeId: type.id,
  });
  expect(await owner.call("DELETE", `${path}/${type.id}`)).toMatchObject({ status: 204, body: null });
  expect((await owner.call("DELETE", `${path}/${type.id}`)).status).toBe(404);
  expect(await list()).toEqual([]);
  const rows = await readRows(testApp.adminUrl, "select * from appointments where user_id = $1", [owner.id]);
  expect(rows).toMatchObject([{ appointment_type_id: null, service_type: "Haircut", duration: 30 }]);
  expect(await actions()).toEqual(["appointment-type.created", "appointment-type.deleted"]);
});
