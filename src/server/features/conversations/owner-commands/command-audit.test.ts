import { expect, test } from "vitest";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildAppointment } from "../../../testing/builders/build-appointment.ts";
import { buildSalon, openPhoneOf } from "../../../testing/builders/build-salon.ts";
import { buildAgent } from "../../../testing/builders/build-scheduling.ts";
import { readRows } from "../../../testing/read-rows.ts";

// A Monday, nine in the morning in Madrid.
const start = Temporal.Instant.from("2027-03-01T08:00:00Z");

const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: start.toString() });

/** What an owner writes, and the rows its yes leaves, each marked as done by WhatsApp. */
const commands: [kind: string, says: string, readBack: RegExp, rows: string[]][] = [
  ["move", "move Maria to 16:30", /^Move Maria/, ["appointment.rescheduled"]],
  ["undo", "undo", /back: 4:30.PM/, ["appointment.rescheduled"]],
  ["confirm", "confirm Klara", /^Confirm Klara/, ["appointment.confirmed"]],
  ["mark", "Petra didn't come", /Petra.*no-show\?/, ["appointment.marked"]],
  ["cancel", "Tom just rang, can't make it", /^Cancel Tom/, ["appointment.cancelled"]],
  [
    "several",
    "cancel Nina and Olga",
    /^Cancel Nina(?:.|\n)*Cancel Olga/,
    ["appointment.cancelled", "appointment.cancelled"],
  ],
  [
    "undo of several",
    "undo",
    /^Bring back Nina(?:.|\n)*Bring back Olga/,
    ["appointment.restored", "appointment.restored"],
  ],
  ["block of everyone", "block friday for everyone", /for everyone/, ["time-off.created", "time-off.created"]],
  ["undo of block", "undo", /^Open Fri.*all day, for Ana, Lukas again\?/, ["time-off.deleted", "time-off.deleted"]],
  ["block", "block lukas thursday and friday", /Thu.* – Fri.*all day, for Lukas\?/, ["time-off.created"]],
  [
    "reopen",
    "unblock lukas friday morning",
    /Lukas: Thu(?:.|\n)*Open Fri.*until 12:00.PM, for Lukas again\?/,
    ["time-off.created", "time-off.created", "time-off.deleted"],
  ],
  [
    "undo of reopen",
    "undo",
    /^Block Thu.* – Fri.*all day, for Lukas\?/,
    ["time-off.created", "time-off.deleted", "time-off.deleted"],
  ],
  [
    "reopen twice in it",
    "unblock lukas thursday 10-12 and 15-17",
    /Open Thu.*10:00.AM.*12:00.PM(?:.|\n)*Open Thu.*3:00.PM.*5:00.PM/,
    [...Array(5).fill("time-off.created"), ...Array(2).fill("time-off.deleted")],
  ],
  [
    "undo of both",
    "undo",
    /^Block Thu.* – Fri.*all day, for Lukas\?/,
    ["time-off.created", ...Array(4).fill("time-off.deleted")],
  ],
  [
    "sick for a part",
    "Lukas is ill wednesday afternoon",
    /Mark Lukas as off, Wed.*from 12:00.PM\?/,
    ["time-off.created"],
  ],
  ["undo of sick", "undo", /^Put Lukas's schedule back as it was before/, ["time-off.deleted"]],
  ["late", "Ana is running 30 late", /30 minutes late/, ["appointment.rescheduled"]],
];

test("each command is read back before anything changes, and leaves rows that say it came by WhatsApp", async () => {
  const salon = await buildSalon(app);
  const ownerId = salon.owner.id;
  await buildAgent(app.adminUrl, ownerId, { name: "Lukas" });
  const book = (startsAt: string, clientName: string, over: object = {}) =>
    buildAppointment(app.adminUrl, { ownerId, agentId: salon.agentId, startsAt, clientName, ...over });
  await book("2027-03-01T08:00:00Z", "Petra Bird");
  await book("2027-03-01T14:00:00Z", "Maria Lopez");
  await book("2027-03-01T09:40:00Z", "Klara Weiss", { status: "pending" });
  await book("2027-03-02T09:00:00Z", "Tom Jones");
  await book("2027-03-02T11:00:00Z", "Nina Park");
  await book("2027-03-02T12:00:00Z", "Olga Reed");
  app.clock.moveTo(start.add({ minutes: 80 }));
  const phone = openPhoneOf(app, salon.number, "+34612499001");
  const { body } = await salon.owner.call("POST", "/api/v1/command-senders/codes", {});
  await phone.write((body as { text: string }).text);
  const rows = () =>
    readRows<{ action: string; via: string | null }>(
      app.adminUrl,
      "select action, details ->> 'via' as via from audit_log where user_id = $1 and action ~ '^(appointment|time-off)' order by id",
      [ownerId],
    );
  for (const [index, [kind, says, readBack, expected]] of commands.entries()) {
    // A sender who writes so much within a minute is asked to wait.
    app.clock.moveTo(start.add({ minutes: 81 + index }));
    const before = (await rows()).length;
    const [asked] = await phone.write(says);
    expect(asked?.text, kind).toMatch(readBack);
    expect(
      asked?.options.map(({ title }) => title),
      kind,
    ).toEqual(["Yes", "No"]);
    expect((await rows()).length, `${kind} before the yes`).toBe(before);
    const [done] = await phone.write("yes");
    expect(done?.text, kind).toMatch(/^Done/);
    const left = (await rows()).slice(before);
    expect(left.map(({ action }) => action).toSorted(), kind).toEqual(expected.toSorted());
    expect(new Set(left.map(({ via }) => via)), kind).toEqual(new Set(["whatsapp"]));
  }
});
