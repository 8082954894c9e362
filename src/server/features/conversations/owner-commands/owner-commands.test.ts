import { expect, test } from "vitest";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildAppointment } from "../../../testing/builders/build-appointment.ts";
import { buildSalon, openPhoneOf, type Salon } from "../../../testing/builders/build-salon.ts";
import { buildAgent } from "../../../testing/builders/build-scheduling.ts";
import { readRows } from "../../../testing/read-rows.ts";

// A Monday, nine in the morning in Madrid.
const start = Temporal.Instant.from("2027-03-01T08:00:00Z");

const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: start.toString() });

let phones = 612_400_000;
type Phone = ReturnType<typeof openPhoneOf>;

const phoneOf = (salon: Salon): Phone => openPhoneOf(app, salon.number, `+34${phones++}`);

const getCode = async ({ owner }: Salon, agentId: string | null = null) => {
  const { status, body } = await owner.call("POST", "/api/v1/command-senders/codes", agentId ? { agentId } : {});
  expect(status).toBe(201);
  return body as { code: string; text: string; link: string; number: string; expiresAt: string };
};

const textOf = async (answer: Promise<{ text: string }[]>): Promise<string> =>
  (await answer).map(({ text }) => text).join("\n");

/** A salon whose owner runs it by phone. */
const runSalon = async () => {
  app.clock.moveTo(start);
  const salon = await buildSalon(app);
  const phone = phoneOf(salon);
  const { text } = await getCode(salon);
  expect(await textOf(phone.write(text))).toContain("this number now runs Salon Aurora");
  return { salon, phone };
};

const book = (salon: Salon, startsAt: string, clientName: string, agentId = salon.agentId) =>
  buildAppointment(app.adminUrl, { ownerId: salon.owner.id, agentId, startsAt, clientName });

const rowOf = async (id: string) => {
  const [row] = await readRows<{ status: string; outcome: string | null; at: string; agent_id: string }>(
    app.adminUrl,
    "select status, outcome, agent_id, to_char(appointment_date + appointment_time, 'YYYY-MM-DD HH24:MI') as at from appointments where id = $1",
    [id],
  );
  return row;
};

const auditOf = (id: string) =>
  readRows<{ action: string; actor: string; via: string | null; by: string | null }>(
    app.adminUrl,
    "select action, actor, details ->> 'via' as via, details ->> 'byAgentId' as by from audit_log where subject_id = $1 order by id",
    [id],
  );

test("“that day” is the day just shown, also in the next turn", async () => {
  const { phone } = await runSalon();
  await phone.write("what's on Friday?");
  expect(await textOf(phone.write("block that day 2 to 4"))).toMatch(/^Block Fri\w*, Mar\w* 5, 2:00.*4:00/);
  app.clock.moveTo(start.add({ minutes: 20 }));
  expect(await textOf(phone.write("block that day 2 to 4"))).toContain("Which day do you mean?");
});

test("a phone is verified, sees the day and moves an appointment after a yes", async () => {
  const { salon, phone } = await runSalon();
  const id = await book(salon, "2027-03-01T14:00:00Z", "Maria Lopez");
  expect(await textOf(phone.write("today"))).toMatch(/1 appointment\n3:00.PM Maria Lopez/);
  const asked = await phone.write("move 15:00 to 16:00");
  expect(asked[0]?.text).toMatch(/^Move Maria Lopez, .*3:00.PM → 4:00.PM with Ana\?\nMaria Lopez will be notified\.$/);
  expect(asked[0]?.options.map(({ title }) => title)).toEqual(["Yes", "No"]);
  expect(await rowOf(id)).toMatchObject({ at: "2027-03-01 15:00" });
  expect(await textOf(phone.tap("Yes"))).toContain("Done: moved.");
  expect(await rowOf(id)).toMatchObject({ at: "2027-03-01 16:00" });
  expect(await auditOf(id)).toEqual([{ action: "appointment.rescheduled", actor: "owner", via: "whatsapp", by: null }]);
  // A second yes does nothing.
  expect(await textOf(phone.write("yes"))).toContain("nothing waiting");
  // And back.
  expect(await textOf(phone.write("undo"))).toMatch(/back: 4:00.PM → 3:00.PM\?/);
  expect(await textOf(phone.write("yes"))).toContain("taken back");
  expect(await rowOf(id)).toMatchObject({ at: "2027-03-01 15:00" });
});

test("what changes the day is read back, done as from the dashboard and logged", async () => {
  const { salon, phone } = await runSalon();
  const [maria, tom, ben] = await Promise.all([
    book(salon, "2027-03-01T09:00:00Z", "Maria Lopez"),
    book(salon, "2027-03-01T11:00:00Z", "Tom Jones"),
    book(salon, "2027-03-01T11:30:00Z", "Ben Frost"),
  ]);
  // Running late moves the rest of the day, as the preview said.
  app.clock.moveTo(start.add({ minutes: 175 }));
  expect(await textOf(phone.write("running 20 late"))).toMatch(
    /Ana is running 20 minutes late:\n12:00.PM → 12:\d\d.PM Tom Jones/,
  );
  expect(await textOf(phone.write("no"))).toContain("nothing was changed");
  expect(await rowOf(tom)).toMatchObject({ at: "2027-03-01 12:00" });
  await phone.write("20 min late");
  expect(await textOf(phone.write("yes"))).toContain("clients are being notified");
  expect((await rowOf(tom))?.at).toMatch(/^2027-03-01 12:(?!00)/);
  expect(await auditOf(tom)).toMatchObject([{ action: "appointment.rescheduled", via: "whatsapp" }]);
  // How a visit went.
  expect(await textOf(phone.write("Maria didn't come"))).toMatch(/Maria Lopez.*as a no-show\?/);
  await phone.write("yes");
  expect(await rowOf(maria)).toMatchObject({ outcome: "no-show" });
  // What can't be known yet is refused, in words.
  await phone.write("no show ben");
  expect(await textOf(phone.write("yes"))).toContain("too early");
  expect(await rowOf(ben)).toMatchObject({ outcome: null });
  expect(await textOf(phone.write("cancel Ben"))).toMatch(/^Cancel Ben Frost/);
  await phone.write("yes");
  expect(await rowOf(ben)).toMatchObject({ status: "cancelled" });
  // A place that is taken.
  const late = await book(salon, "2027-03-01T15:00:00Z", "Nina Park");
  await book(salon, "2027-03-01T15:30:00Z", "Olga Reed");
  await phone.write("move nina to 16:30");
  expect(await textOf(phone.write("yes"))).toContain("already taken");
  expect(await rowOf(late)).toMatchObject({ at: "2027-03-01 16:00" });
});

test("a visit that a command cancels or moves is taken back as a whole", async () => {
  const { salon, phone } = await runSalon();
  const luis = await buildAgent(app.adminUrl, salon.owner.id, { name: "Luis" });
  const made = await salon.owner.call("POST", "/api/v1/visits", {
    ...{ clientName: "Carla", clientPhone: "+34612777888", appointmentDate: "2027-03-01", appointmentTime: "15:00" },
    parts: [salon.agentId, luis].map((agentId) => ({ agentId, appointmentTypeId: salon.typeId })),
  });
  const { visit } = made.body as { visit: { parts: { id: string }[] } };
  const stood = () => Promise.all(visit.parts.map(({ id }) => rowOf(id)));
  const before = await stood();
  for (const command of ["cancel 15:00", "move 15:00 to 17:00"]) {
    await phone.write(command);
    await phone.write("yes");
    expect((await stood()).every((row, index) => row?.at !== before[index]?.at || row?.status === "cancelled")).toBe(
      true,
    );
    await phone.write("undo");
    await phone.write("yes");
    expect(await stood()).toEqual(before);
  }
});

test("what isn't understood says that the change before it wasn't made", async () => {
  const { salon, phone } = await runSalon();
  const id = await book(salon, "2027-03-01T15:00:00Z", "Nina Park");
  expect(await textOf(phone.write("xyzzy"))).not.toContain("wasn't made");
  await phone.write("move nina to 17:00");
  expect(await textOf(phone.write("xyzzy"))).toMatch(/didn't understand.*\nThe change before that wasn't made/);
  await phone.write("yes");
  expect(await rowOf(id)).toMatchObject({ at: "2027-03-01 16:00" });
});

test("appointments inside a block are listed by time, whoever has them", async () => {
  const { salon, phone } = await runSalon();
  const lukas = await buildAgent(app.adminUrl, salon.owner.id, { name: "Lukas" });
  await book(salon, "2027-03-02T14:00:00Z", "Maria Lopez");
  await book(salon, "2027-03-02T13:30:00Z", "Tom Jones", lukas);
  await book(salon, "2027-03-02T13:00:00Z", "Olga Reed");
  expect(await textOf(phone.write("block tomorrow 14-16"))).toMatch(/Olga Reed\n.*Tom Jones\n.*Maria Lopez\nBlock/);
});

test("hours are blocked, illness is announced, and both can be taken back", async () => {
  const { salon, phone } = await runSalon();
  const lukas = await buildAgent(app.adminUrl, salon.owner.id, { name: "Lukas" });
  const id = await book(salon, "2027-03-02T13:30:00Z", "Maria Lopez");
  const asked = await textOf(phone.write("block tomorrow 14-16"));
  expect(asked).toMatch(
    /1 appointment falls within this time and stays:\n.*Maria Lopez\nBlock .*2:00.PM–4:00.PM, for everyone\?/,
  );
  await phone.write("yes");
  const timeOff = () =>
    readRows(
      app.adminUrl,
      "select agent_id, starts_on::text, to_char(start_time, 'HH24:MI') as start from time_off where user_id = $1 order by created_at",
      [salon.owner.id],
    );
  expect(await timeOff()).toHaveLength(2);
  await phone.write("undo");
  await phone.write("yes");
  expect(await timeOff()).toEqual([]);
  expect(await textOf(phone.write("block friday for lukas"))).toMatch(/all day, for Lukas\?/);
  await phone.write("yes");
  expect(await timeOff()).toMatchObject([{ agent_id: lukas, starts_on: "2027-03-05", start: null }]);

  expect((await phone.write("I'm sick tomorrow"))[0]?.text).toContain("Who can't come in?");
  const ill = (await phone.tap("Ana"))[0]?.text;
  expect(ill).toMatch(/1 appointment is affected:\n.*Maria Lopez: same time with Lukas/);
  await phone.tap("Yes");
  expect(await rowOf(id)).toMatchObject({ agent_id: lukas, status: "pending" });
  await phone.write("undo");
  expect(await textOf(phone.write("yes"))).toContain("taken back");
  expect(await rowOf(id)).toMatchObject({ agent_id: salon.agentId });
});

test("an hour that two have is asked about, and an agent changes her own day alone", async () => {
  const { salon, phone } = await runSalon();
  const lukas = await buildAgent(app.adminUrl, salon.owner.id, { name: "Lukas" });
  const own = await book(salon, "2027-03-01T14:00:00Z", "Maria Lopez");
  const his = await book(salon, "2027-03-01T14:00:00Z", "Tom Jones", lukas);
  const asked = await phone.write("cancel 15:00");
  const titles = asked[0]?.options.map(({ title }) => title.replace(/^\S+ /, "")) ?? [];
  expect(titles.toSorted()).toEqual(["PM Maria Lopez", "PM Tom Jones"]);
  expect(await textOf(phone.write(String(titles.indexOf("PM Tom Jones") + 1)))).toMatch(/^Cancel Tom Jones/);
  await phone.write("no");

  const agentPhone = phoneOf(salon);
  const { text } = await getCode(salon, lukas);
  expect(await textOf(agentPhone.write(text))).toContain("Lukas: this number now runs your day");
  expect(await textOf(agentPhone.write("today"))).not.toContain("Maria");
  expect(await textOf(agentPhone.write("cancel Maria at 3"))).toContain("no appointment for Maria");
  expect(await textOf(agentPhone.write("Ana is sick today"))).toContain("see and change your own day");
  expect(await textOf(agentPhone.write("cancel 15:00"))).toMatch(/^Cancel Tom Jones/);
  await agentPhone.write("yes");
  expect(await rowOf(his)).toMatchObject({ status: "cancelled" });
  expect(await rowOf(own)).toMatchObject({ status: "confirmed" });
  expect(await auditOf(his)).toMatchObject([{ action: "appointment.cancelled", via: "whatsapp", by: lukas }]);
  const { body } = await salon.owner.call("GET", `/api/v1/appointments/${his}`);
  expect(JSON.stringify(body)).toContain(`"byWhatsApp":{"agentId":"${lukas}"}`);
});

test("a command in between drops the read-back, an old yes asks again, and what came meanwhile stops it", async () => {
  const { salon, phone } = await runSalon();
  const id = await book(salon, "2027-03-01T14:00:00Z", "Maria Lopez");
  await phone.write("cancel maria");
  expect(await textOf(phone.write("tomorrow"))).toContain("wasn't made");
  expect(await textOf(phone.write("yes"))).toContain("nothing waiting");
  await phone.write("cancel maria");
  app.clock.moveTo(start.add({ minutes: 11 }));
  expect(await textOf(phone.write("yes"))).toMatch(/asking again:\nCancel Maria Lopez/);
  const { body } = await salon.owner.call("POST", `/api/v1/appointments/${id}/mark`, { version: 1, outcome: null });
  expect(body).toBeDefined();
  await salon.owner.call("POST", `/api/v1/appointments/${id}/cancel`, { version: 1 });
  expect(await textOf(phone.write("yes"))).toMatch(/already cancelled|changed somewhere else/);
});

test("the owner can be a client, and isn't a client who waits", async () => {
  const { salon, phone } = await runSalon();
  expect(await textOf(phone.write("I'd like a haircut tomorrow"))).toContain("as a client");
  expect(await textOf(phone.write("as a client"))).toContain("what you book is real");
  expect(await textOf(phone.write("hello"))).toContain("I can book your appointment");
  expect(await textOf(phone.write("as owner"))).toContain("running the day again");
  expect(await textOf(phone.write("today"))).toContain("Nothing booked today");
  const { body } = await salon.owner.call("GET", "/api/v1/clients");
  expect((body as { clients: unknown[] }).clients).toEqual([]);
});

test("codes: once, for ten minutes, for one business, and not by guessing", async () => {
  const { salon, phone } = await runSalon();
  const other = await buildSalon(app);
  const first = await getCode(salon);
  const second = await getCode(salon);
  const stranger = phoneOf(salon);
  // The code of another business, an older one, and one that was used.
  expect(await textOf(openPhoneOf(app, other.number, stranger.number).write(second.code))).toContain("isn't right");
  expect(await textOf(stranger.write(first.code))).toContain("isn't right");
  expect(await textOf(stranger.write("today"))).not.toContain("appointment\n");
  const third = await getCode(salon);
  app.clock.moveTo(start.add({ minutes: 11 }));
  expect(await textOf(stranger.write(third.code))).toContain("isn't right");
  const fourth = await getCode(salon);
  expect(await textOf(stranger.write(`code ${fourth.code.toLowerCase()}`))).toContain("now runs");
  expect(await textOf(phoneOf(salon).write(fourth.code))).toContain("isn't right");
  // The phone before has been replaced.
  expect(await textOf(phone.write("move 15:00 to 16:00"))).toContain("verified again");
  expect(await textOf(phone.write("hello"))).toContain("I can book your appointment");
  // Five wrong ones are enough.
  const guesser = phoneOf(salon);
  const fifth = await getCode(salon);
  for (let guess = 0; guess < 5; guess++) await guesser.write(`BCDF-234${guess + 2 === 5 ? 9 : guess + 2}`);
  expect(await textOf(guesser.write(fifth.code))).not.toContain("now runs");
});

test("verification ends: removed, another number, logged out everywhere, 90 days", async () => {
  const { salon, phone } = await runSalon();
  const listed = async () =>
    ((await salon.owner.call("GET", "/api/v1/command-senders")).body as { senders: { id: string; status: string }[] })
      .senders;
  const verify = async () => phone.write((await getCode(salon)).text);
  const isRefused = async () => (await textOf(phone.write("today"))).includes("verified again");
  const [sender] = await listed();
  expect((await salon.owner.call("DELETE", `/api/v1/command-senders/${sender?.id}`)).status).toBe(204);
  expect([await listed(), await isRefused()]).toEqual([[], true]);

  await verify();
  expect(await isRefused()).toBe(false);
  app.clock.moveTo(start.add({ hours: 91 * 24 }));
  expect([(await listed())[0]?.status, await isRefused()]).toEqual(["idle", true]);
  // A client without an appointment has none to cancel and is late for nothing; one who has is answered about that.
  for (const text of ["cancel 15:00", "running 20 late"])
    expect(await textOf(phone.write(text))).toContain("verified again");
  const own = await book(salon, app.clock.now().add({ hours: 3 }).toString(), "Zoe Park");
  await readRows(app.adminUrl, "update appointments set client_address = $2 where id = $1", [own, phone.number]);
  expect(await textOf(phone.write("running 20 late"))).not.toContain("verified again");
  await readRows(app.adminUrl, "update appointments set status = 'cancelled' where id = $1", [own]);

  await verify();
  await readRows(app.adminUrl, "update user_profiles set contact_phone = $2 where user_id = $1", [
    salon.owner.id,
    "+34 1",
  ]);
  expect(await isRefused()).toBe(false);
  await readRows(app.adminUrl, "update user_profiles set contact_phone = $2 where user_id = $1", [
    salon.owner.id,
    "+34 2",
  ]);
  expect([(await listed())[0]?.status, await isRefused()]).toEqual(["ended", true]);

  await verify();
  expect(await isRefused()).toBe(false);
  await salon.owner.call("DELETE", "/api/v1/account/sessions");
  expect(await isRefused()).toBe(true);
});

test("on the shared number a code finds its business, and who runs two is asked which", async () => {
  app.clock.moveTo(start);
  const client = `+34${phones++}`;
  const phone = openPhoneOf(app, app.twilio.platformNumber, client);
  const open = async (name: string) => {
    const owner = await app.owner({ timeZone: "Europe/Madrid", name });
    await buildAgent(app.adminUrl, owner.id, { name: "Ana" });
    const { body } = await owner.call("POST", "/api/v1/command-senders/codes", {});
    await phone.write((body as { text: string }).text);
    return owner;
  };
  const north = await open("Salon North");
  expect(await textOf(phone.write("today"))).toContain("Nothing booked");
  await open("Salon South");
  app.clock.moveTo(start.add({ hours: 13 }));
  expect((await phone.write("today"))[0]?.text).toContain("Which business");
  expect(await textOf(phone.tap("Salon North"))).toMatch(/Salon North now|Nothing booked/);
  await buildAppointment(app.adminUrl, {
    ownerId: north.id,
    agentId: await buildAgent(app.adminUrl, north.id, { name: "Bea" }),
    startsAt: "2027-03-02T10:00:00Z",
    clientName: "Nora North",
  });
  expect(await textOf(phone.write("tomorrow"))).toContain("Nora North");
  expect(await textOf(phone.write("Salon South"))).toContain("Salon South now");
  expect(await textOf(phone.write("tomorrow"))).not.toContain("Nora North");
});

test("a move to a time that is taken, or outside the hours, says so before the yes", async () => {
  const { salon, phone } = await runSalon();
  const moved = await book(salon, "2027-03-01T14:00:00Z", "Nora");
  await book(salon, "2027-03-01T15:00:00Z", "Olga");
  expect(await textOf(phone.write("move 15:00 to 16:00"))).toContain("Ana has Olga at 4:00 PM: that time is taken");
  await phone.write("no");
  expect(await textOf(phone.write("move 15:00 to 23:00"))).toContain("outside your business hours");
  await phone.write("no");
  expect(await textOf(phone.write("move 15:00 to 14:00"))).not.toContain("⚠️");
  expect(await rowOf(moved)).toMatchObject({ at: "2027-03-01 15:00" });
});
