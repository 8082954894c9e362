import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Appointment } from "#contract/scheduling/appointments.ts";
import { createTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../testing/builders/build-scheduling.ts";

let testApp: TestApp;
let owner: TestOwner;
let agentId: string;
let typeId: string;

beforeAll(async () => {
  testApp = await createTestApp();
  testApp.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z"));
  owner = await testApp.owner({ timeZone: "Europe/Madrid" });
  agentId = await buildAgent(testApp.adminUrl, owner.id);
  typeId = await buildType(testApp.adminUrl, owner.id, { duration: 30, buffer: 10 });
});
afterAll(() => testApp.close());

const booking = (overrides: object = {}) => ({
  clientName: "María O'Brien 💈",
  clientPhone: "+34 612 345 678",
  appointmentDate: "2027-03-02",
  appointmentTime: "10:00",
  agentId,
  appointmentTypeId: typeId,
  ...overrides,
});

const book = (overrides: object = {}, headers = {}) =>
  owner.call("POST", "/api/v1/appointments", booking(overrides), headers);

const made = (answer: { body: unknown }) => (answer.body as { appointment: Appointment }).appointment;

describe("creating an appointment", () => {
  test("books at the business's wall clock and keeps the name as typed", async () => {
    const answer = await book();
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      appointment: {
        clientName: "María O'Brien 💈",
        appointmentDate: "2027-03-02",
        appointmentTime: "10:00",
        startsAt: "2027-03-02T09:00:00Z",
        durationMinutes: 30,
        bufferMinutes: 10,
        status: "confirmed",
        version: 1,
        createdAt: expect.stringMatching(/^2027-03-01T08:00:/),
      },
      notice: { kind: "confirmation", status: "not_sent", reason: "no-sender" },
    });
  });

  test.each([
    ["the same time", "10:00", 409],
    ["inside the appointment", "10:20", 409],
    ["inside the buffer", "10:35", 409],
    ["its own buffer would reach into the next", "09:25", 409],
    ["right after the buffer", "10:40", 201],
    ["ending with its buffer as the next begins", "09:20", 201],
  ])("%s (%s) answers %i", async (_, appointmentTime, status) => {
    expect((await book({ appointmentTime })).status).toBe(status);
  });

  test("a taken time can be double-booked on purpose, and says so", async () => {
    const answer = await book({ overbook: true });
    expect(answer.status).toBe(201);
    expect(made(answer).isOverbooked).toBe(true);
  });

  test("the owner outranks the opening hours", async () => {
    expect((await book({ appointmentDate: "2027-03-07", appointmentTime: "20:00" })).status).toBe(201);
  });

  test.each([
    [{ appointmentDate: "2027-02-28" }, { appointmentDate: "dateInPast" }],
    // It is nine in Madrid.
    [{ appointmentDate: "2027-03-01", appointmentTime: "08:45" }, { appointmentDate: "dateInPast" }],
    [
      { appointmentDate: "2027-03-01", appointmentTime: "10:00", isPastVisit: true },
      { appointmentTime: "timeNotPast" },
    ],
    [{ appointmentDate: "2027-03-02", isPastVisit: true }, { appointmentTime: "timeNotPast" }],
    [{ appointmentDate: "2027-03-28", appointmentTime: "02:30" }, { appointmentTime: "timeSkipped" }],
    [{ appointmentDate: "2027-02-29" }, { appointmentDate: "dateInvalid" }],
    [{ appointmentTime: "24:00" }, { appointmentTime: "timeInvalid" }],
    [{ agentId: "00000000-0000-4000-8000-000000000000" }, { agentId: "unknown" }],
    [{ appointmentTypeId: "00000000-0000-4000-8000-000000000000" }, { appointmentTypeId: "unknown" }],
    [{ appointmentTypeId: null }, { appointmentTypeId: "unknown" }],
    [{ clientName: "  " }, { clientName: "clientNameRequired" }],
    [{ clientPhone: "call me" }, { clientPhone: "phoneInvalid" }],
    [{ userId: "x" }, { userId: "unknown" }],
  ])("%j is refused naming the field", async (overrides, fields) => {
    const answer = await book(overrides);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "invalid-input", fields });
  });

  test("a past visit is written down without a word to the client, and takes its time like any other", async () => {
    const visit = { appointmentDate: "2027-02-26", appointmentTime: "18:00", isPastVisit: true };
    const answer = await book(visit);
    expect(answer).toMatchObject({ status: 201, body: { appointment: { status: "confirmed" }, notice: null } });
    expect(await owner.call("GET", `/api/v1/appointments/${made(answer).id}`)).toMatchObject({ body: { notices: [] } });
    expect(await owner.call("GET", "/api/v1/appointments?from=2027-02-26&to=2027-02-26")).toMatchObject({
      body: { appointments: [{ id: made(answer).id }] },
    });
    expect(await owner.call("GET", "/api/v1/insights?days=30")).toMatchObject({
      body: { current: { appointments: 1 } },
    });
    expect(await book(visit)).toMatchObject({ status: 409, body: { code: "slot-taken" } });
    expect(made(await book({ ...visit, overbook: true })).isOverbooked).toBe(true);
    expect((await book({ ...visit, isPastVisit: false })).status).toBe(400);
  });

  test("a retried create makes one appointment and returns the first answer", async () => {
    const headers = { "idempotency-key": "try-1" };
    const first = await book({ appointmentDate: "2027-03-03" }, headers);
    const [second, third] = await Promise.all([
      book({ appointmentDate: "2027-03-03" }, headers),
      book({ appointmentDate: "2027-03-03" }, headers),
    ]);
    expect(first.status).toBe(201);
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(third).toMatchObject({ status: 201, body: first.body });
    const other = await book({ appointmentDate: "2027-03-04" }, headers);
    expect(other).toMatchObject({ status: 409, body: { code: "idempotency-mismatch" } });
  });

  test("a refused create frees its key for the corrected try", async () => {
    const headers = { "idempotency-key": "try-2" };
    expect((await book({ appointmentDate: "2027-03-03", appointmentTime: "10:10" }, headers)).status).toBe(409);
    expect((await book({ appointmentDate: "2027-03-03", appointmentTime: "12:00" }, headers)).status).toBe(201);
  });

  test("anyone: the agent with the fewest booked minutes that day gets it", async () => {
    const other = await testApp.owner({ timeZone: "Europe/Madrid" });
    const busyAgent = await buildAgent(testApp.adminUrl, other.id, { name: "Busy" });
    const idleAgent = await buildAgent(testApp.adminUrl, other.id, { name: "Idle" });
    const first = { ...booking({ agentId: busyAgent, appointmentTypeId: null }), appointmentTime: "09:00" };
    expect((await other.call("POST", "/api/v1/appointments", first)).status).toBe(201);
    const answer = await other.call("POST", "/api/v1/appointments", {
      ...first,
      agentId: "anyone",
      appointmentTime: "11:00",
    });
    expect(made(answer).agentId).toBe(idleAgent);
    expect(made(answer).serviceType).toBe("Standard Appointment");
  });
});

describe("changing an appointment", () => {
  const fresh = async (appointmentDate: string, appointmentTime = "10:00") =>
    made(await book({ appointmentDate, appointmentTime }));

  test("reschedule moves date and time only, and refuses a taken time without moving", async () => {
    const first = await fresh("2027-04-05");
    const second = await fresh("2027-04-05", "12:00");
    const move = (time: string, version: number) =>
      owner.call("POST", `/api/v1/appointments/${second.id}/reschedule`, {
        appointmentDate: "2027-04-05",
        appointmentTime: time,
        version,
      });
    expect(await move("10:00", 1)).toMatchObject({ status: 409, body: { code: "slot-taken" } });
    const answer = await move("15:00", 1);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        appointment: { appointmentTime: "15:00", status: "confirmed", version: 2 },
        notice: { kind: "reschedule" },
      },
    });
    expect(await move("16:00", 1)).toMatchObject({ status: 409, body: { code: "edit-conflict" } });
    expect(first.agentId).toBe(agentId);
  });

  test("an appointment may move within its own time", async () => {
    const appointment = await fresh("2027-04-06");
    const answer = await owner.call("POST", `/api/v1/appointments/${appointment.id}/reschedule`, {
      appointmentDate: "2027-04-06",
      appointmentTime: "10:15",
      version: 1,
    });
    expect(answer.status).toBe(200);
  });

  test("cancel frees the time; coming back needs it free again", async () => {
    const appointment = await fresh("2027-04-07");
    const url = `/api/v1/appointments/${appointment.id}`;
    expect(await owner.call("POST", `${url}/cancel`, { version: 1 })).toMatchObject({
      body: { appointment: { status: "cancelled" }, notice: { kind: "cancel" } },
    });
    expect(await owner.call("POST", `${url}/cancel`, { version: 2 })).toMatchObject({
      body: { code: "already-cancelled" },
    });
    const rival = await fresh("2027-04-07", "10:10");
    expect(await owner.call("POST", `${url}/confirm`, { version: 2 })).toMatchObject({
      status: 409,
      body: { code: "slot-taken" },
    });
    await owner.call("POST", `/api/v1/appointments/${rival.id}/cancel`, { version: 1 });
    expect(await owner.call("POST", `${url}/confirm`, { version: 2 })).toMatchObject({
      status: 200,
      body: { appointment: { status: "confirmed", version: 3 } },
    });
    expect(await owner.call("GET", url)).toMatchObject({
      body: { notices: [{ kind: "confirmation" }, { kind: "cancel" }, { kind: "confirmation" }] },
    });
  });
});

describe("lists of appointments", () => {
  test("pages through a range without missing or repeating one", async () => {
    const other = await testApp.owner();
    const agent = await buildAgent(testApp.adminUrl, other.id);
    for (const time of ["09:00", "10:00", "11:00", "12:00", "13:00"]) {
      await other.call(
        "POST",
        "/api/v1/appointments",
        booking({ agentId: agent, appointmentTypeId: null, appointmentTime: time }),
      );
    }
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page = await other.call(
        "GET",
        `/api/v1/appointments?from=2027-03-01&to=2027-03-31&limit=2${cursor && `&cursor=${cursor}`}`,
      );
      const body = page.body as { appointments: Appointment[]; nextCursor: string | null };
      seen.push(...body.appointments.map((appointment) => appointment.appointmentTime));
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(["09:00", "10:00", "11:00", "12:00", "13:00"]);
    const redacted = await other.call("GET", "/api/v1/appointments/redacted?from=2027-03-01&to=2027-03-31");
    expect(JSON.stringify(redacted.body)).not.toContain("Brien");
    expect((redacted.body as { appointments: Appointment[] }).appointments[0]).toMatchObject({
      clientName: "Client Name Hidden",
      clientPhone: "Phone Hidden",
    });
  });

  test.each([
    "from=2027-03-01",
    "from=2027-03-31&to=2027-03-01",
    "from=2027-03-01&to=2027-03-31&limit=1001",
    "from=2027-03-01&to=2027-03-31&cursor=x",
  ])("refuse the query %s", async (query) => {
    expect((await owner.call("GET", `/api/v1/appointments?${query}`)).status).toBe(400);
  });
});

describe("availability of a business", () => {
  test("the owner's day with the reason of each time that isn't free", async () => {
    const answer = await owner.call(
      "GET",
      `/api/v1/availability?agentId=${agentId}&from=2027-03-02&appointmentTypeId=${typeId}`,
    );
    const { slots } = answer.body as { slots: { time: string; reason: string | null }[] };
    expect(slots.find((slot) => slot.time === "10:00")?.reason).toBe("taken");
    expect(slots.find((slot) => slot.time === "12:00")?.reason).toBeNull();
    expect(slots.at(-1)?.time).toBe("16:30");
  });

  test("what would overlap a break isn't a choice, even when it is taken", async () => {
    const other = await testApp.owner({ timeZone: "Europe/Madrid" });
    const agent = await buildAgent(testApp.adminUrl, other.id);
    await other.call("POST", "/api/v1/breaks", { dayOfWeek: "Tuesday", startTime: "12:00", endTime: "13:00" });
    const body = booking({ agentId: agent, appointmentTypeId: null, appointmentTime: "12:00" });
    expect((await other.call("POST", "/api/v1/appointments", body)).status).toBe(201);
    const timesOf = async (query: string) => {
      const answer = await other.call("GET", `/api/v1/availability?from=2027-03-02&${query}`);
      const { slots } = answer.body as { slots: { time: string; reason: string | null; agentId: string | null }[] };
      return Object.fromEntries(slots.map(({ time, reason, agentId }) => [time, reason ?? agentId]));
    };
    for (const who of [agent, "anyone"]) {
      const times = await timesOf(`agentId=${who}`);
      expect(times).not.toHaveProperty("12:00");
      expect(times).toMatchObject({ "11:30": agent, "13:00": agent });
    }
    expect(await timesOf(`agentId=${agent}&times=reschedule`)).toMatchObject({ "12:00": "taken", "12:30": "break" });
    expect(await timesOf(`agentId=${agent}&time=12:15`)).toEqual({ "12:15": "taken" });
    expect(await timesOf(`agentId=${agent}&as=client`)).toMatchObject({ "12:00": "break", "12:30": "break" });
  });

  test("open until 24:00: the last half hour can be booked, and no further", async () => {
    const other = await testApp.owner({ timeZone: "Europe/Madrid" });
    const workingHours = { Tuesday: { start: "18:00", end: "24:00" } };
    const agent = await other.call("POST", "/api/v1/agents", { name: "Noa", email: "noa@example.com", workingHours });
    expect(agent).toMatchObject({ status: 201, body: { workingHours } });
    const days = [{ dayOfWeek: "Tuesday", isOpen: true, startTime: "18:00", endTime: "24:00" }];
    const hours = await other.call("PUT", "/api/v1/business-hours", { days, revision: "" });
    expect((hours.body as { days: object[] }).days[1]).toEqual(days[0]);
    const pause = { dayOfWeek: "Tuesday", startTime: "22:30", endTime: "24:00" };
    const { id: agentOfNight } = agent.body as { id: string };
    const lastOf = async () => {
      const answer = await other.call("GET", `/api/v1/availability?agentId=${agentOfNight}&from=2027-03-02&as=client`);
      const { slots } = answer.body as { slots: { time: string; reason: string | null }[] };
      return slots.findLast(({ reason }) => reason === null)?.time;
    };
    expect(await lastOf()).toBe("23:30");
    expect(await other.call("POST", "/api/v1/breaks", pause)).toMatchObject({ status: 201, body: pause });
    expect(await lastOf()).toBe("22:00");
  });

  test("moving an appointment looks past its own time", async () => {
    const appointment = made(await book({ appointmentDate: "2027-05-03" }));
    const answer = await owner.call(
      "GET",
      `/api/v1/availability?agentId=${agentId}&from=2027-05-03&times=reschedule&forAppointmentId=${appointment.id}`,
    );
    const { slots } = answer.body as { slots: { time: string; reason: string | null }[] };
    expect(slots).toHaveLength(21);
    expect(slots.find((slot) => slot.time === "10:00")?.reason).toBeNull();
  });
});
