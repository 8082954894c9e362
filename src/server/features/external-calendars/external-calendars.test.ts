import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCalendarGateway } from "../../integrations/calendars/create-calendar-gateway.ts";
import { createLog } from "../../platform/log.ts";
import { openTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import { type TestOwner, testSecret } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { readRows } from "../../testing/read-rows.ts";
import { syncDueCalendars } from "./jobs.ts";

const gateway = createCalendarGateway({ allowsLoopback: true });
let t: TestApp;
let server: Server;
let address: string;
let answer: RequestListener;

beforeAll(async () => {
  t = await openTestApp({ calendars: gateway });
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/calendar.ics`;
});
afterAll(() => void server.close());

const at = (instant: string) => t.clock.moveTo(Temporal.Instant.from(instant));
const runDue = () =>
  syncDueCalendars({ db: t.db, clock: t.clock, secret: testSecret, gateway, log: createLog("silent") });

const calendarOf = (...events: string[][]) =>
  [
    "BEGIN:VCALENDAR",
    ...events.flatMap((lines, index) => ["BEGIN:VEVENT", `UID:e${index}@example.com`, ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
  ].join("\r\n");

const tuesdayAtTen = calendarOf(["DTSTART:20270302T090000Z", "DTEND:20270302T100000Z"]);
const says =
  (text: string): RequestListener =>
  (_, response) =>
    void response.end(text);

const openOwner = async (): Promise<{ owner: TestOwner; agentId: string }> => {
  at("2027-03-01T08:00:00Z");
  const owner = await t.owner({ timeZone: "Europe/Madrid" });
  return { owner, agentId: await buildAgent(t.adminUrl, owner.id) };
};

const add = (owner: TestOwner, agentId: string, where = address) =>
  owner.call("POST", "/api/v1/calendars", { agentId, name: "Private", address: where });

type Slot = { time: string; reason: string | null; isBookable: boolean };
const slotAtTen = async (owner: TestOwner, agentId: string, as = "client"): Promise<Slot | undefined> => {
  const { body } = await owner.call("GET", `/api/v1/availability?agentId=${agentId}&from=2027-03-02&days=1&as=${as}`);
  return (body as { slots: Slot[] }).slots.find(({ time }) => time === "10:00");
};

const stateOf = async (owner: TestOwner) =>
  ((await owner.call("GET", "/api/v1/calendars")).body as { calendars: Record<string, unknown>[] }).calendars[0];

describe("busy times elsewhere", () => {
  test("keep clients from the slot; the owner may still book it", async () => {
    const { owner, agentId } = await openOwner();
    expect(await slotAtTen(owner, agentId)).toMatchObject({ reason: null });
    answer = says(tuesdayAtTen);
    expect(await add(owner, agentId)).toMatchObject({
      status: 201,
      body: { kind: "ical", host: new URL(address).host, problem: null, readAt: expect.any(String) },
    });
    expect(await slotAtTen(owner, agentId)).toMatchObject({ reason: "busy-elsewhere", isBookable: false });
    expect(await slotAtTen(owner, agentId, "owner")).toMatchObject({ reason: "busy-elsewhere", isBookable: true });
    const { body } = await owner.call("GET", "/api/v1/busy-times?from=2027-03-02&to=2027-03-02");
    expect(body).toEqual({
      busyTimes: [
        {
          agentId,
          calendar: "Private",
          heldFor: null,
          startsAt: "2027-03-02T09:00:00Z",
          endsAt: "2027-03-02T10:00:00Z",
        },
      ],
    });
  });

  test("stay what they were while the calendar can't be read, and it says since when", async () => {
    const { owner, agentId } = await openOwner();
    answer = says(tuesdayAtTen);
    await add(owner, agentId);
    const failures: [RequestListener, string][] = [
      [(_, response) => void response.writeHead(500).end("oh no"), "server-error"],
      [(request) => void request.socket.destroy(), "unreachable"],
      [says("<html>Please sign in</html>"), "not-a-calendar"],
      [says(tuesdayAtTen.slice(0, -5)), "not-a-calendar"],
      [(_, response) => void response.writeHead(404).end(), "not-found"],
    ];
    for (const [index, [failure, problem]] of failures.entries()) {
      answer = failure;
      at(`2027-03-01T${10 + index}:00:00Z`);
      await runDue();
      expect(await stateOf(owner)).toMatchObject({ problem, readAt: expect.stringMatching(/^2027-03-01T08:00/) });
      expect(String((await stateOf(owner))?.["problemSince"])).toMatch(/^2027-03-01T10:00/);
      expect(await slotAtTen(owner, agentId)).toMatchObject({ reason: "busy-elsewhere" });
    }
    answer = says(calendarOf());
    at("2027-03-01T23:00:00Z");
    await runDue();
    expect(await stateOf(owner)).toMatchObject({ problem: null, problemSince: null });
    expect(await slotAtTen(owner, agentId)).toMatchObject({ reason: null });
  });

  test("are asked for every quarter of an hour, and only if they changed", async () => {
    const { owner, agentId } = await openOwner();
    const asked: (string | undefined)[] = [];
    answer = (request, response) => {
      // Those of other tests are due as well.
      if (!request.url?.includes("mine")) return void response.end(calendarOf());
      asked.push(request.headers["if-none-match"]);
      if (request.headers["if-none-match"] === '"one"') return void response.writeHead(304).end();
      response.writeHead(200, { etag: '"one"' }).end(tuesdayAtTen);
    };
    await add(owner, agentId, `${address}?mine`);
    for (const now of ["08:10", "08:16", "08:20", "08:40"]) {
      at(`2027-03-01T${now}:00Z`);
      await runDue();
    }
    expect(asked).toEqual([undefined, '"one"', '"one"']);
    expect(await slotAtTen(owner, agentId)).toMatchObject({ reason: "busy-elsewhere" });
    at("2027-03-02T06:00:00Z");
    await runDue();
    expect(asked).toHaveLength(4);
    expect(asked[3]).toBeUndefined();
  });

  test("aren't our own appointments on their way back, but another business's are", async () => {
    const { owner, agentId } = await openOwner();
    const id = await buildAppointment(t.adminUrl, { ownerId: owner.id, agentId, startsAt: "2027-03-04T09:00:00Z" });
    const foreign = "0b8f9b0e-8f5e-4c53-9f0e-000000000001";
    const lines = (uid: string, hour: string) => [
      `UID:${uid}@daybook`,
      `DTSTART:20270304T${hour}0000Z`,
      "DURATION:PT1H",
    ];
    answer = says(
      ["BEGIN:VCALENDAR", "BEGIN:VEVENT", ...lines(id, "09"), "END:VEVENT", "BEGIN:VEVENT", ...lines(foreign, "15")]
        .concat(["END:VEVENT", "END:VCALENDAR"])
        .join("\n"),
    );
    await add(owner, agentId);
    const { body } = await owner.call("GET", "/api/v1/busy-times?from=2027-03-04&to=2027-03-04");
    expect(body).toMatchObject({ busyTimes: [{ startsAt: "2027-03-04T15:00:00Z" }] });
  });

  test("end with the calendar", async () => {
    const { owner, agentId } = await openOwner();
    answer = says(tuesdayAtTen);
    const { body } = await add(owner, agentId);
    expect((await owner.call("DELETE", `/api/v1/calendars/${(body as { id: string }).id}`)).status).toBe(204);
    expect(await slotAtTen(owner, agentId)).toMatchObject({ reason: null });
    expect(await readRows(t.adminUrl, "select 1 from calendar_secrets where user_id = $1", [owner.id])).toEqual([]);
  });
});

describe("a calendar's address", () => {
  test.each([
    ["http://example.com/a.ics", "not-https"],
    ["ftp://example.com/a.ics", "not-https"],
    ["file:///etc/passwd", "not-https"],
    ["https://10.0.0.1/a.ics", "private-address"],
    ["https://192.168.1.1/a.ics", "private-address"],
    ["https://169.254.169.254/latest/meta-data", "private-address"],
    ["http://169.254.169.254/latest/meta-data", "private-address"],
    ["https://2130706434/", "private-address"],
    ["https://[fd00::1]/a.ics", "private-address"],
    ["https://[::ffff:10.0.0.1]/a.ics", "private-address"],
    ["https://printer.local/a.ics", "private-address"],
    ["https://intranet/a.ics", "private-address"],
    ["not an address", "addressInvalid"],
  ])("%s is refused: %s", async (where, reason) => {
    const { owner, agentId } = await openOwner();
    expect(await add(owner, agentId, where)).toMatchObject({ status: 400, body: { fields: { address: reason } } });
  });

  test.each([
    "http://10.0.0.1/a.ics",
    "https://169.254.169.254/a.ics",
    "http://localhost:1/a.ics",
    "https://127.0.0.2/a.ics",
    "file:///etc/passwd",
  ])("that redirects to %s is refused", async (target) => {
    const { owner, agentId } = await openOwner();
    answer = (_, response) => void response.writeHead(302, { location: target }).end();
    const refused = await add(owner, agentId);
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { address: expect.stringMatching(/private|https/) } },
    });
  });

  test("that redirects forever is refused, one that moved on the same server isn't", async () => {
    const { owner, agentId } = await openOwner();
    answer = (_, response) => void response.writeHead(302, { location: address }).end();
    expect(await add(owner, agentId)).toMatchObject({ body: { fields: { address: "unreachable" } } });
    answer = (request, response) => {
      if (request.url === "/moved.ics") response.end(tuesdayAtTen);
      else response.writeHead(301, { location: "/moved.ics" }).end();
    };
    expect(await add(owner, agentId)).toMatchObject({ status: 201 });
  });

  test.each(["said", "not said"])("with 50 MB behind it is refused, its size %s", async (size) => {
    const { owner, agentId } = await openOwner();
    let sent = 0;
    answer = (_, response) => {
      response.writeHead(200, size === "said" ? { "content-length": 50 * 1024 * 1024 } : {});
      const more = (): void => {
        while (sent < 50 * 1024 * 1024) {
          sent += 65_536;
          if (!response.write("x".repeat(65_536))) return void response.once("drain", more);
        }
        response.end();
      };
      more();
    };
    expect(await add(owner, agentId)).toMatchObject({ status: 400, body: { fields: { address: "too-large" } } });
    expect(sent).toBeLessThan(20 * 1024 * 1024);
  });

  test("is kept where nobody can read it", async () => {
    const { owner, agentId } = await openOwner();
    answer = says(tuesdayAtTen);
    await add(owner, agentId, `${address}?key=very-secret`);
    const rows = await readRows(
      t.adminUrl,
      "select s.sealed, c.host from calendar_secrets s join external_calendars c on c.id = s.calendar_id where s.user_id = $1",
      [owner.id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("very-secret");
  });
});
