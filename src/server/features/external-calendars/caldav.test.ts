// @module-tag trial
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCalendarGateway } from "../../integrations/calendars/create-calendar-gateway.ts";
import { createLog } from "../../platform/log.ts";
import { openTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import { type TestOwner, testSecret } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { endProcess } from "../../testing/processes/end-process.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { syncDueCalendars } from "./jobs.ts";

const hasRadicale = spawnSync("radicale", ["--version"]).status === 0;

/** Against a real CalDAV server, as Debian brings it. */
const left = hasRadicale ? "" : " (left out: this machine has no radicale; apt-get install radicale brings it)";

describe.skipIf(!hasRadicale)(`a CalDAV calendar${left}`, () => {
  const gateway = createCalendarGateway({ allowsLoopback: true });
  const folder = mkdtempSync(join(tmpdir(), "daybook-radicale-"));
  const users = join(folder, "users");
  let t: TestApp;
  let port: number;
  let radicale: ChildProcess;
  let base: string;

  const start = async (): Promise<void> => {
    radicale = spawn(
      "radicale",
      [
        ...["--config", "", "--server-hosts", `127.0.0.1:${port}`, "--storage-filesystem-folder", join(folder, "data")],
        ...["--auth-type", "htpasswd", "--auth-htpasswd-filename", users, "--auth-htpasswd-encryption", "plain"],
      ],
      { stdio: "ignore" },
    );
    await waitUntil("Radicale answers", () =>
      fetch(base).then(
        () => true,
        () => false,
      ),
    );
  };
  const stop = (): Promise<void> => endProcess(radicale);

  beforeAll(async () => {
    t = await openTestApp({ calendars: gateway });
    const probe = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => probe.once("listening", resolve));
    ({ port } = probe.address() as AddressInfo);
    await new Promise((resolve) => probe.close(resolve));
    base = `http://127.0.0.1:${port}`;
    writeFileSync(users, "ana:right\n");
    await start();
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const headers = { authorization: `Basic ${Buffer.from("ana:right").toString("base64")}` };
  const there = (path: string, init: RequestInit = {}) => fetch(`${base}${path}`, { headers, ...init });
  const at = (instant: string) => t.clock.moveTo(Temporal.Instant.from(instant));
  const runDue = () =>
    syncDueCalendars({ db: t.db, clock: t.clock, secret: testSecret, gateway, log: createLog("silent") });

  const connect = async (name: string) => {
    at("2027-03-01T08:00:00Z");
    const owner = await t.owner({ timeZone: "Europe/Madrid" });
    const agentId = await buildAgent(t.adminUrl, owner.id);
    expect((await there(`/ana/${name}/`, { method: "MKCALENDAR" })).status).toBe(201);
    const account = { server: `${base}/`, username: "ana", password: "right" };
    const found = await owner.call("POST", "/api/v1/calendars/caldav/find", account);
    const url = `${base}/ana/${name}/`;
    expect(found.body).toMatchObject({ calendars: expect.arrayContaining([expect.objectContaining({ url })]) });
    const added = { ...account, agentId, name: "Private", url, isWritten: true };
    expect(await owner.call("POST", "/api/v1/calendars/caldav", added)).toMatchObject({ status: 201 });
    return { owner, agentId, path: `/ana/${name}/` };
  };

  const book = (owner: TestOwner, agentId: string, startsAt = "2027-03-04T09:00:00Z") =>
    buildAppointment(t.adminUrl, { ownerId: owner.id, agentId, startsAt });
  const change = (id: string, set: string) =>
    asAdmin(t.adminUrl, (client) => client.query(`update appointments set ${set} where id = $1`, [id]));
  const stateOf = async (owner: TestOwner) =>
    ((await owner.call("GET", "/api/v1/calendars")).body as { calendars: Record<string, unknown>[] }).calendars[0];
  const busyOf = async (owner: TestOwner) =>
    ((await owner.call("GET", "/api/v1/busy-times?from=2027-03-01&to=2027-03-31")).body as { busyTimes: object[] })
      .busyTimes;

  test("gets appointments, their changes and cancellations; none comes back as busy", async () => {
    const { owner, agentId, path } = await connect("one");
    const id = await book(owner, agentId);
    await runDue();
    const first = await (await there(`${path}${id}.ics`)).text();
    expect(first).toContain(`UID:${id}@daybook`);
    expect(first).toContain("SEQUENCE:0");
    await change(id, "client_name = 'Somebody Else'");
    await runDue();
    const second = await (await there(`${path}${id}.ics`)).text();
    expect([second.includes("Somebody Else"), second.includes("SEQUENCE:1")]).toEqual([true, true]);
    at("2027-03-01T09:00:00Z");
    await runDue();
    expect(await busyOf(owner)).toEqual([]);
    await change(id, "status = 'cancelled'");
    await runDue();
    expect((await there(`${path}${id}.ics`)).status).toBe(404);
  });

  test("no longer names a client who has been deleted, not even at a visit that is long over", async () => {
    const { owner, agentId, path } = await connect("gone");
    const id = await book(owner, agentId);
    await change(id, "client_name = 'Wanda Weg', client_phone = '+34 612 999 888'");
    await asAdmin(t.adminUrl, (client) =>
      client.query("update clients set name = 'Wanda Weg' where user_id = $1", [owner.id]),
    );
    await runDue();
    expect(await (await there(`${path}${id}.ics`)).text()).toContain("Wanda Weg");
    // Weeks later, and just read.
    at("2027-03-29T09:00:00Z");
    await runDue();
    const { clientId } = (await owner.call("GET", `/api/v1/appointments/${id}`)).body as { clientId: string };
    expect((await owner.call("DELETE", `/api/v1/clients/${clientId}`)).status).toBe(204);
    await runDue();
    const text = await (await there(`${path}${id}.ics`)).text();
    expect([text.includes("Wanda"), text.includes("999"), text.includes("BEGIN:VEVENT")]).toEqual([false, false, true]);
  });

  test("counts its other entries as busy", async () => {
    const { owner, path } = await connect("two");
    const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//EN", "BEGIN:VEVENT", "UID:dentist"];
    lines.push("DTSTAMP:20270301T000000Z", "DTSTART:20270302T090000Z", "DTEND:20270302T100000Z");
    lines.push("RRULE:FREQ=WEEKLY;COUNT=2", "END:VEVENT", "END:VCALENDAR", "");
    const stored = await there(`${path}dentist.ics`, { method: "PUT", body: lines.join("\r\n") });
    expect(stored.status).toBe(201);
    at("2027-03-01T09:00:00Z");
    await runDue();
    expect(await busyOf(owner)).toMatchObject([
      { startsAt: "2027-03-02T09:00:00Z", endsAt: "2027-03-02T10:00:00Z" },
      { startsAt: "2027-03-09T09:00:00Z" },
    ]);
  });

  test("that is down gets everything once it is back, and nothing twice", async () => {
    const { owner, agentId, path } = await connect("three");
    await stop();
    const ids = [await book(owner, agentId), await book(owner, agentId, "2027-03-05T09:00:00Z")];
    await runDue();
    expect(await stateOf(owner)).toMatchObject({ problem: "unreachable", problemSince: expect.any(String) });
    await start();
    at("2027-03-01T10:00:00Z");
    await runDue();
    await runDue();
    expect(await stateOf(owner)).toMatchObject({ problem: null });
    // As after a lost answer: it exists, but that isn't known.
    await asAdmin(t.adminUrl, (client) => client.query("delete from written_events where user_id = $1", [owner.id]));
    await runDue();
    const listing = await (await there(path, { method: "PROPFIND", headers: { ...headers, depth: "1" } })).text();
    for (const id of ids) expect(listing.split(`${id}.ics`).length - 1).toBe(1);
    expect(listing.match(/\.ics/g)).toHaveLength(2);
  });

  test("in which somebody moved or took away an appointment gets it back as it is", async () => {
    const { owner, agentId, path } = await connect("four");
    const id = await book(owner, agentId);
    const other = await book(owner, agentId, "2027-03-05T09:00:00Z");
    await runDue();
    const moved = (await (await there(`${path}${id}.ics`)).text()).replace("20270304T090000Z", "20270304T083000Z");
    expect((await there(`${path}${id}.ics`, { method: "PUT", body: moved })).ok).toBe(true);
    expect((await there(`${path}${other}.ics`, { method: "DELETE" })).ok).toBe(true);
    at("2027-03-01T09:00:00Z");
    await runDue();
    expect(await (await there(`${path}${id}.ics`)).text()).toContain("DTSTART:20270304T090000Z");
    expect((await there(`${path}${other}.ics`)).status).toBe(200);
    expect(await busyOf(owner)).toEqual([]);
  });

  test("whose password changed stops, says so, and goes on with the new one", async () => {
    const { owner, agentId, path } = await connect("five");
    const id = await book(owner, agentId);
    writeFileSync(users, "ana:other\n");
    await runDue();
    expect(await stateOf(owner)).toMatchObject({ problem: "sign-in" });
    // Not tried again and again: accounts are locked for less.
    at("2027-03-02T08:00:00Z");
    await runDue();
    expect(String((await stateOf(owner))?.["problemSince"])).toMatch(/^2027-03-01/);
    const again = (password: string) =>
      stateOf(owner).then((state) => owner.call("PUT", `/api/v1/calendars/${state?.["id"]}/password`, { password }));
    expect(await again("wrong")).toMatchObject({ status: 400, body: { fields: { password: "sign-in" } } });
    expect(await again("other")).toMatchObject({ status: 200, body: { problem: null } });
    await runDue();
    writeFileSync(users, "ana:right\n");
    expect((await there(`${path}${id}.ics`)).status).toBe(200);
  });
});
