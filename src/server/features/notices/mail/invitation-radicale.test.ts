// @module-tag trial
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../../platform/postgres/free-port.ts";
import { endProcess } from "../../../testing/processes/end-process.ts";
import { tempDir } from "../../../testing/temp-dir.ts";
import { waitUntil } from "../../../testing/wait-until.ts";
import { type InvitedEvent, presentInvitation } from "./invitation-present.ts";

const hasRadicale = spawnSync("radicale", ["--version"]).status === 0;
const left = hasRadicale ? "" : " (left out: this machine has no radicale; apt-get install radicale brings it)";

const people = {
  business: { name: "Salón “Aurora”; Peluquería", email: "salon@example.com" },
  client: { name: "王小明, مريم", email: "maria@example.com" },
  now: Temporal.Instant.from("2027-03-01T08:00:00Z"),
};
const booked: InvitedEvent = {
  appointmentId: "0f8fad5b-d9cb-469f-a165-70867728950e",
  sequence: 0,
  status: "confirmed",
  startsAt: Temporal.Instant.from("2027-03-05T09:00:00Z"),
  endsAt: Temporal.Instant.from("2027-03-05T09:30:00Z"),
  service: "Haircut",
  agentName: "Ana",
};
const moved = { ...booked, sequence: 1, startsAt: Temporal.Instant.from("2027-03-06T10:00:00Z"), endsAt: null };

describe.skipIf(!hasRadicale)(`an invitation in a real calendar${left}`, () => {
  const dir = tempDir(0o777);
  let radicale: ChildProcess;
  let base: string;
  beforeAll(async () => {
    const port = await freePort();
    base = `http://127.0.0.1:${port}`;
    const storage = ["--storage-filesystem-folder", dir.path];
    const args = ["--config", "", "--server-hosts", `127.0.0.1:${port}`, "--auth-type", "none", ...storage];
    radicale = spawn("radicale", args, { stdio: "ignore" });
    await waitUntil("Radicale answers", () =>
      fetch(base).then(
        () => true,
        () => false,
      ),
    );
    expect((await fetch(`${base}/maria/calendar/`, { method: "MKCALENDAR", headers })).status).toBe(201);
  });
  afterAll(async () => {
    await endProcess(radicale);
    dir[Symbol.dispose]();
  });

  /** Anyone may in; the name makes the home in which the calendar is. */
  const headers = { authorization: `Basic ${Buffer.from("maria:any").toString("base64")}` };

  /** As a mail program stores it: without the method, which says what to do and isn't kept. */
  const store = (event: InvitedEvent) =>
    fetch(`${base}/maria/calendar/${event.appointmentId}.ics`, {
      method: "PUT",
      headers: { ...headers, "content-type": "text/calendar; charset=utf-8" },
      body: presentInvitation(event, people).content.replace(/METHOD:\w+\r\n/, ""),
    });
  const stored = async () => {
    const text = await (await fetch(`${base}/maria/calendar/${booked.appointmentId}.ics`, { headers })).text();
    const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
    return { sequence: event?.getFirstPropertyValue("sequence"), status: event?.getFirstPropertyValue("status"), text };
  };

  test("it is taken, updated under the same name, and cancelled", async () => {
    expect((await store(booked)).status).toBe(201);
    expect(await stored()).toMatchObject({ sequence: 0, status: "CONFIRMED" });
    expect((await store(moved)).ok).toBe(true);
    expect(await stored()).toMatchObject({ sequence: 1, text: expect.stringContaining("20270306T100000Z") });
    expect((await store({ ...moved, sequence: 2, status: "cancelled" })).ok).toBe(true);
    expect(await stored()).toMatchObject({ sequence: 2, status: "CANCELLED" });
  });
});
