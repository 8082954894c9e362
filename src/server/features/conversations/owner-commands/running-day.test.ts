import { expect, test } from "vitest";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildAppointment } from "../../../testing/builders/build-appointment.ts";
import { buildSalon, openPhoneOf } from "../../../testing/builders/build-salon.ts";
import { buildAgent } from "../../../testing/builders/build-scheduling.ts";
import { readRows } from "../../../testing/read-rows.ts";

// A Monday, nine in the morning in Madrid.
const start = Temporal.Instant.from("2027-03-01T08:00:00Z");

const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: start.toString() });

let phones = 612_470_000;

/** A salon whose owner runs it by phone: what is written, and what comes back as one text. */
const runSalon = async () => {
  app.clock.moveTo(start);
  const salon = await buildSalon(app);
  const phone = openPhoneOf(app, salon.number, `+34${phones++}`);
  const { body } = await salon.owner.call("POST", "/api/v1/command-senders/codes", {});
  const say = async (text: string): Promise<string> => (await phone.write(text)).map((one) => one.text).join("\n");
  expect(await say((body as { text: string }).text)).toContain("now runs");
  const book = (startsAt: string, clientName: string, agentId = salon.agentId) =>
    buildAppointment(app.adminUrl, { ownerId: salon.owner.id, agentId, startsAt, clientName });
  return { salon, say, book };
};

test("a day is told with what is blocked, off, closed and kept as a holiday, in the owner's language", async () => {
  const { salon, say, book } = await runSalon();
  const lukas = await buildAgent(app.adminUrl, salon.owner.id, { name: "Lukas" });
  await book("2027-03-02T09:00:00Z", "Maria Lopez");
  await book("2027-03-02T15:00:00Z", "Tom Jones");
  await say("block tomorrow 14-15");
  await say("yes");
  const tomorrow = { from: "2027-03-02", to: "2027-03-02", fromTime: null, toTime: null };
  const made = await salon.owner.call("POST", "/api/v1/time-off", {
    ...{ ...tomorrow, agentId: lukas, kind: "off", privateReason: "dentist", knownAppointmentIds: [] },
  });
  expect(made.status).toBe(201);
  expect(await say("tomorrow")).toMatch(
    /2 appointments\nOff all day \(dentist\) · Lukas\n10:00.AM Maria.*\nBlocked 2:00.PM–3:00.PM · everyone\n4:00.PM Tom/,
  );
  await readRows(
    app.adminUrl,
    `insert into public_holidays (country, region, day, rule, is_public, closes_at, names) values ('ZZ', '', '2027-03-04',
       'test', true, null, '{"en":"Feast","es":"Fiesta","fr":"Fête","de":"Fest","pt":"Festa"}')`,
    [],
  );
  await readRows(app.adminUrl, "update user_profiles set holiday_country = 'ZZ' where user_id = $1", [salon.owner.id]);
  expect(await say("thursday")).toMatch(/^Nothing booked.*\nClosed for a public holiday: Feast$/);
  expect(await say("was steht donnerstag an")).toMatch(/\nGeschlossen, Feiertag: Fest$/);
  expect(await say("free thursday")).toMatch(/^Nothing free.*\nClosed for a public holiday: Feast$/);
  expect(await say("sunday")).toMatch(/^Nothing booked.*\nClosed$/);
});

test("a day is told with what other calendars say; an agent reads of her own", async () => {
  const { salon, say, book } = await runSalon();
  const lukas = await buildAgent(app.adminUrl, salon.owner.id, { name: "Lukas" });
  await book("2027-03-02T09:00:00Z", "Maria Lopez");
  await readRows(
    app.adminUrl,
    `with calendar as (insert into external_calendars (user_id, agent_id, kind, name, host, due_at)
       values ($1, $2, 'ical', 'Family', 'calendar.example', '2027-03-09T00:00:00Z') returning id)
     insert into busy_spans (user_id, calendar_id, agent_id, starts_at, ends_at)
       select $1, id, $2, '2027-03-02T12:00:00Z', '2027-03-02T13:30:00Z' from calendar`,
    [salon.owner.id, lukas],
  );
  expect(await say("tomorrow")).toMatch(/1 appointment\n10:00.AM Maria.*\nBusy 1:00.PM–2:30.PM \(Family\) · Lukas$/);
  const phone = openPhoneOf(app, salon.number, `+34${phones++}`);
  const { body } = await salon.owner.call("POST", "/api/v1/command-senders/codes", { agentId: lukas });
  await phone.write((body as { text: string }).text);
  expect((await phone.write("tomorrow"))[0]?.text).toMatch(/^Nothing booked.*\nBusy 1:00.PM–2:30.PM$/);
});

test("what can't be undone is said before anyone is asked for a yes", async () => {
  const { salon, say, book } = await runSalon();
  await book("2027-03-01T10:00:00Z", "Maria Lopez");
  app.clock.moveTo(start.add({ minutes: 115 }));
  await say("20 min late");
  expect(await say("yes")).toContain("the client is being notified");
  app.clock.moveTo(start.add({ minutes: 125 }));
  expect(await say("undo")).toBe("This can no longer be undone: the old time has passed.");
  expect(await say("yes")).toContain("nothing waiting");

  // A place that somebody else has by now.
  await book("2027-03-02T10:00:00Z", "Nina Park");
  await say("cancel nina");
  await say("yes");
  await book("2027-03-02T10:00:00Z", "Olga Reed");
  expect(await say("undo")).toBe("Nothing was changed: that time is already taken.");

  // Hours that were opened again on the dashboard.
  await say("block friday for ana");
  await say("yes");
  await readRows(app.adminUrl, "delete from time_off where user_id = $1", [salon.owner.id]);
  expect(await say("undo")).toBe("Nothing was changed: this no longer exists.");
});

test("a delay or an illness whose old places somebody else has by now isn't offered to be undone", async () => {
  const { salon, say, book } = await runSalon();
  await book("2027-03-01T08:30:00Z", "Maria Lopez");
  await say("running 90 late");
  expect(await say("yes")).toContain("the client is being notified");
  await book("2027-03-01T08:30:00Z", "Olga Reed");
  expect(await say("undo")).toBe("Nothing was changed: that time is already taken.");
  expect(await say("yes")).toContain("nothing waiting");

  // The colleague's place is given back, but the one who was ill is booked again.
  await buildAgent(app.adminUrl, salon.owner.id, { name: "Lukas" });
  await book("2027-03-02T10:00:00Z", "Nina Park");
  await say("ana is sick tomorrow");
  await say("yes");
  await book("2027-03-02T10:00:00Z", "Tom Jones");
  expect(await say("undo")).toBe("Nothing was changed: that time is already taken.");
});

test("an illness on a day without appointments asks nobody", async () => {
  const { say } = await runSalon();
  await say("I'm sick tomorrow");
  expect(await say("yes")).toMatch(/^Done: noted\. Get well soon!/);
});
