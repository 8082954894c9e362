import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Break } from "#contract/scheduling/breaks.ts";
import { openTestApp } from "../../testing/apps/test-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { readActions } from "../../testing/read-rows.ts";

const testApp = await openTestApp();
let owner: TestOwner;

beforeEach(async () => {
  owner = await testApp.owner();
});

const path = "/api/v1/breaks";
const form = { dayOfWeek: "Monday", startTime: "12:00", endTime: "13:00", breakName: "Lunch" };

const create = (over: object = {}, headers: Record<string, string> = {}) =>
  owner.call("POST", path, { ...form, ...over }, headers);
const created = async (over: object = {}) => (await create(over)).body as Break;
const patch = (id: string, body: object) => owner.call("PATCH", `${path}/${id}`, body);
const list = async () => ((await owner.call("GET", path)).body as { breaks: Break[] }).breaks;

const saveDay = (dayOfWeek: string, isOpen: boolean) =>
  owner.call("PUT", "/api/v1/business-hours", {
    days: [{ dayOfWeek, isOpen, startTime: "09:00", endTime: "17:00" }],
    revision: "",
  });

const actions = () => readActions(testApp.adminUrl, owner.id, "break");

describe("adding a break", () => {
  test("answers with the stored break, active", async () => {
    const answer = await create();
    expect(answer).toMatchObject({ status: 201, body: { ...form, isActive: true, version: 1 } });
    expect(await list()).toEqual([answer.body]);
    expect(await actions()).toEqual(["break.created"]);
  });

  test.each([null, undefined, "", "  "])("the name %j means none", async (breakName) => {
    expect((await created({ breakName })).breakName).toBeNull();
  });

  test.each([
    [{ startTime: "" }, { startTime: "startRequired" }],
    [{ endTime: undefined }, { endTime: "endRequired" }],
    [{ startTime: "9:00" }, { startTime: "startInvalid" }],
    [{ endTime: "24:30" }, { endTime: "endInvalid" }],
    [{ startTime: "24:00", endTime: "24:00" }, { startTime: "startInvalid" }],
    [{ endTime: "12:00" }, { endTime: "endBeforeStart" }],
    [{ endTime: "11:59" }, { endTime: "endBeforeStart" }],
    [{ breakName: "x".repeat(101) }, { breakName: "breakNameTooLong" }],
    [{ dayOfWeek: "monday" }, { dayOfWeek: "weekdayUnknown" }],
    [{ dayOfWeek: "Saturday" }, { dayOfWeek: "dayClosed" }],
  ])("%j is refused as %j", async (over, fields) => {
    expect(await create(over)).toMatchObject({ status: 400, body: { code: "invalid-input", fields } });
    expect(await list()).toEqual([]);
  });

  test("follows the saved opening hours", async () => {
    await saveDay("Saturday", true);
    expect((await create({ dayOfWeek: "Saturday" })).status).toBe(201);
    owner = await testApp.owner();
    await saveDay("Monday", false);
    expect(await create()).toMatchObject({ status: 400, body: { fields: { dayOfWeek: "dayClosed" } } });
  });

  test("a retry gets the first answer; the same key with another form is refused", async () => {
    const key = { "idempotency-key": "k" };
    const first = await create({}, key);
    expect(await create({}, key)).toMatchObject({ status: 201, body: first.body });
    expect(await create({ endTime: "14:00" }, key)).toMatchObject({ body: { code: "idempotency-mismatch" } });
    expect(await list()).toHaveLength(1);
  });
});

test("the list goes from Monday on, by start, inactive ones included", async () => {
  await create({ dayOfWeek: "Friday" });
  await create({ dayOfWeek: "Monday", startTime: "15:00", endTime: "15:15" });
  const early = await created({ dayOfWeek: "Monday", startTime: "10:00", endTime: "10:15" });
  await create({ dayOfWeek: "Wednesday" });
  await patch(early.id, { isActive: false, version: 1 });
  expect((await list()).map(({ dayOfWeek, startTime, isActive }) => [dayOfWeek, startTime, isActive])).toEqual([
    ["Monday", "10:00", false],
    ["Monday", "15:00", true],
    ["Wednesday", "12:00", true],
    ["Friday", "12:00", true],
  ]);
});

describe("changing a break", () => {
  test("changes only what is given", async () => {
    const pause = await created();
    expect(await patch(pause.id, { endTime: "13:30", version: 1 })).toMatchObject({
      status: 200,
      body: { ...pause, endTime: "13:30", version: 2 },
    });
    expect(await patch(pause.id, { breakName: null, isActive: false, version: 2 })).toMatchObject({
      body: { ...pause, endTime: "13:30", breakName: null, isActive: false, version: 3 },
    });
    expect(await actions()).toEqual(["break.created", "break.updated", "break.updated"]);
  });

  test.each([{ startTime: "13:00" }, { endTime: "12:00" }, { startTime: "15:00", endTime: "14:00" }])(
    "%j with what stays would end before it starts",
    async (change) => {
      const pause = await created();
      expect(await patch(pause.id, { ...change, version: 1 })).toMatchObject({
        status: 400,
        body: { fields: { endTime: "endBeforeStart" } },
      });
      expect(await list()).toEqual([pause]);
    },
  );

  test("both times may move past each other", async () => {
    const pause = await created();
    expect((await patch(pause.id, { startTime: "15:00", endTime: "16:00", version: 1 })).status).toBe(200);
  });

  test("of two parallel saves one hears of the other", async () => {
    const pause = await created();
    const answers = await Promise.all(["A", "B"].map((breakName) => patch(pause.id, { breakName, version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

test("deleting; what isn't there isn't found", async () => {
  const pause = await created();
  expect(await owner.call("DELETE", `${path}/${pause.id}`)).toMatchObject({ status: 204, body: null });
  expect(await list()).toEqual([]);
  expect(await actions()).toEqual(["break.created", "break.deleted"]);
  for (const id of [pause.id, randomUUID()]) {
    expect((await owner.call("DELETE", `${path}/${id}`)).status).toBe(404);
    expect((await patch(id, { isActive: false, version: 1 })).status).toBe(404);
  }
});

describe("what a break would overlap", () => {
  const clashes = (query: string) => owner.call("GET", `${path}/clashes?dayOfWeek=Monday&${query}`);

  test("other breaks of the day and the appointments to come, by name", async () => {
    testApp.clock.moveTo(Temporal.Instant.from("2027-03-03T08:00:00Z"));
    const agentId = await buildAgent(testApp.adminUrl, owner.id);
    const book = (clientName: string, appointmentDate: string, appointmentTime: string, over: object = {}) =>
      owner.call("POST", "/api/v1/appointments", {
        clientName,
        clientPhone: "+34 600 000 000",
        appointmentDate,
        appointmentTime,
        agentId,
        appointmentTypeId: null,
        ...over,
      });
    await book("Over", "2027-03-01", "12:00", { isPastVisit: true });
    await book("Another day", "2027-03-09", "12:00");
    await book("Before", "2027-03-08", "11:30");
    await book("Into", "2027-03-08", "12:15");
    await book("Late", "2027-03-15", "12:45");
    const gone = (await book("Gone", "2027-03-22", "12:00")).body as { appointment: { id: string } };
    await owner.call("POST", `/api/v1/appointments/${gone.appointment.id}/cancel`, { version: 1 });
    const lunch = await created();
    const answer = await clashes("startTime=12:00&endTime=13:00");
    expect(answer).toMatchObject({
      status: 200,
      body: {
        breaks: [{ id: lunch.id, breakName: "Lunch" }],
        appointments: [{ clientName: "Into" }, { clientName: "Late" }],
        appointmentCount: 2,
      },
    });
    expect(await clashes(`startTime=12:00&endTime=13:00&breakId=${lunch.id}`)).toMatchObject({ body: { breaks: [] } });
    expect(await clashes("startTime=13:15&endTime=24:00")).toMatchObject({
      body: { breaks: [], appointments: [], appointmentCount: 0 },
    });
    expect((await create({ startTime: "12:30", endTime: "13:30" })).status, "it may be saved all the same").toBe(201);
  });

  test("another owner's aren't looked at", async () => {
    await created();
    owner = await testApp.owner();
    expect(await clashes("startTime=12:00&endTime=13:00")).toMatchObject({
      body: { breaks: [], appointmentCount: 0 },
    });
  });

  test.each(["startTime=12:00", "startTime=24:00&endTime=24:00", "startTime=x&endTime=13:00"])(
    "%s is refused",
    async (query) => {
      expect((await clashes(query)).status).toBe(400);
    },
  );
});
