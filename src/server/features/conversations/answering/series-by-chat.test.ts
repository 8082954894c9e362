import { expect, test } from "vitest";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf, type Salon } from "../../../testing/builders/build-salon.ts";
import { readRows } from "../../../testing/read-rows.ts";

// A Monday, nine in the morning in Madrid.
const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });

let phones = 100;
const newPhone = (salon: Salon) => openPhoneOf(app, salon.number, `+34633345${phones++}`);

const rowsOf = ({ owner }: Salon) =>
  readRows<{ at: string; status: string; series: boolean; number: number | null; address: string }>(
    app.adminUrl,
    `select to_char(starts_at at time zone 'Europe/Madrid', 'MM-DD HH24:MI') as at, status, client_address as address,
       series_id is not null as series, series_number as number
     from appointments where user_id = $1 order by starts_at`,
    [owner.id],
  );

/** Over the clock change of March 28 the hour stays. */
const dates = ["03-02 10:00", "03-16 10:00", "03-30 10:00", "04-13 10:00", "04-27 10:00"];

const askForSeries = async (salon: Salon) => {
  const phone = newPhone(salon);
  const [summary] = await phone.write("Haircut tomorrow at 10, every two weeks");
  return { phone, summary };
};

const take = (salon: Salon, appointmentDate: string, appointmentTime = "10:00") =>
  salon.owner.call("POST", "/api/v1/appointments", {
    ...{ clientName: "Somebody else", clientPhone: "+34600111222", appointmentDate, appointmentTime },
    ...{ agentId: salon.agentId, appointmentTypeId: salon.typeId },
  });

test("a series by chat is made in one go, confirmed once, and its rest is cancelled in one go", async () => {
  const salon = await buildSalon(app);
  const { phone, summary } = await askForSeries(salon);
  expect(summary?.text).toContain("Shall I book these 5 appointments");
  expect(summary?.text).toContain("Tue, Apr 27, 10:00 AM");
  expect(await rowsOf(salon)).toEqual([]);
  const [done] = await phone.write("yes");
  expect(done?.text).toContain("5 appointments at Salon Aurora");
  expect(await rowsOf(salon)).toEqual(
    dates.map((at, index) => ({ at, status: "confirmed", series: true, number: index + 1, address: phone.number })),
  );
  const [asked] = await phone.write("please cancel all the following appointments");
  expect(asked?.text).toContain("cancel these 5 appointments");
  const [cancelled] = await phone.tap("Yes, cancel all");
  expect(cancelled?.text).toContain("has been cancelled");
  expect((await rowsOf(salon)).map(({ status }) => status)).toEqual(dates.map(() => "cancelled"));
  const said = (await app.phone(phone.number)).filter(({ direction }) => direction === "outbound");
  expect(said.filter(({ text }) => text.includes("You're booked"))).toHaveLength(1);
  expect(said.filter(({ text }) => text.includes("has been cancelled"))).toHaveLength(1);
  const audit = await readRows(
    app.adminUrl,
    "select actor, details->>'visits' as visits from audit_log where user_id = $1 and action = 'series.created'",
    [salon.owner.id],
  );
  expect(audit).toEqual([{ actor: "client", visits: "5" }]);
});

test("a date that is taken between the read-back and the yes is read back again, and nothing is booked before", async () => {
  const salon = await buildSalon(app);
  const { phone } = await askForSeries(salon);
  expect((await take(salon, "2027-03-30")).status).toBe(201);
  const [again] = await phone.write("yes");
  expect(again?.text).toContain("something has changed");
  expect(again?.text).toContain("Tue, Mar 30, 10:00 AM: already taken → Tue, Mar 30, 9:30 AM instead");
  expect((await rowsOf(salon)).filter(({ series }) => series)).toEqual([]);
  await phone.write("yes");
  const booked = (await rowsOf(salon)).filter(({ series }) => series);
  expect(booked.map(({ at }) => at)).toEqual(dates.with(2, "03-30 09:30"));
});

test("two people agree to the same series at once: one gets all of it, the other a new read-back", async () => {
  const salon = await buildSalon(app);
  const [one, two] = [await askForSeries(salon), await askForSeries(salon)];
  const answers = await Promise.all([one, two].map(({ phone }) => phone.write("yes")));
  const texts = answers.map(([reply]) => reply?.text ?? "");
  expect(texts.filter((text) => text.includes("5 appointments at Salon Aurora"))).toHaveLength(1);
  expect(texts.filter((text) => /changed in the meantime|already/.test(text))).toHaveLength(1);
  const rows = await rowsOf(salon);
  expect(rows.map(({ at }) => at)).toEqual(dates);
  expect(new Set(rows.map(({ address }) => address)).size).toBe(1);
});

test("a series that was changed by the owner meanwhile is asked about again before it is cancelled", async () => {
  const salon = await buildSalon(app);
  const { phone } = await askForSeries(salon);
  await phone.write("yes");
  await phone.write("cancel the whole series");
  const [row] = await readRows<{ id: string; version: number }>(
    app.adminUrl,
    "select id, version from appointments where user_id = $1 and series_number = 5",
    [salon.owner.id],
  );
  const moved = await salon.owner.call("POST", `/api/v1/appointments/${row?.id}/reschedule`, {
    ...{ appointmentDate: "2027-04-27", appointmentTime: "12:00", agentId: salon.agentId, version: row?.version },
  });
  expect(moved.status).toBe(200);
  // The message about the move may come between.
  const again = await phone.tap("Yes, cancel all");
  expect(again.map(({ text }) => text).join("\n")).toContain("Tue, Apr 27, 12:00 PM");
  expect((await rowsOf(salon)).every(({ status }) => status === "confirmed")).toBe(true);
  await phone.tap("Yes, cancel all");
  expect((await rowsOf(salon)).every(({ status }) => status === "cancelled")).toBe(true);
});

test("all visits of a series are moved at once by chat: a place that went meanwhile is read back again first", async () => {
  const salon = await buildSalon(app);
  const { phone } = await askForSeries(salon);
  await phone.write("yes");
  const [asked] = await phone.write("please move all my Tuesdays to 11");
  expect(asked?.text).toContain("move these 5 appointments");
  expect((await rowsOf(salon)).map(({ at }) => at)).toEqual(dates);
  expect((await take(salon, "2027-04-13", "11:00")).status).toBe(201);
  const [again] = await phone.write("yes");
  expect(again?.text).toContain("something has changed");
  expect((await rowsOf(salon)).filter(({ series }) => series).map(({ at }) => at)).toEqual(dates);
  const [moved] = await phone.write("yes");
  expect(moved?.text).toContain("have been moved");
  const own = (await rowsOf(salon)).filter(({ series }) => series).map(({ at }) => at);
  const wanted = dates.map((at) => at.replace("10:00", "11:00"));
  expect(own.with(3, "")).toEqual(wanted.with(3, ""));
  expect(own[3]).toMatch(/^04-13 (?!11:00)/);
  const audit = await readRows(
    app.adminUrl,
    "select distinct actor, count(*) over ()::int as moves from audit_log where user_id = $1 and action = 'appointment.rescheduled'",
    [salon.owner.id],
  );
  expect(audit).toEqual([{ actor: "client", moves: 5 }]);
});

test("appointments that were booked one by one are moved and cancelled together, too", async () => {
  const salon = await buildSalon(app);
  const phone = newPhone(salon);
  await phone.write("hello");
  for (const appointmentDate of ["2027-03-09", "2027-03-16"]) {
    const booked = await salon.owner.call("POST", "/api/v1/appointments", {
      ...{ clientName: "María José", clientPhone: phone.number, appointmentDate, appointmentTime: "10:00" },
      ...{ agentId: salon.agentId, appointmentTypeId: salon.typeId },
    });
    expect(booked.status).toBe(201);
  }
  const places = async () => (await rowsOf(salon)).map(({ at, status, series }) => `${at} ${status} ${series}`);
  // A confirmation may come between, so the read-back is looked for among all replies.
  const textOf = (replies: readonly { text: string }[]) => replies.map(({ text }) => text).join("\n");
  expect(textOf(await phone.write("move all my Tuesdays a week later"))).toContain("move these 2 appointments");
  await phone.write("yes");
  // The first goes where the second was.
  expect(await places()).toEqual(["03-16 10:00 confirmed false", "03-23 10:00 confirmed false"]);
  expect(textOf(await phone.write("cancel all my appointments"))).toContain("cancel these 2 appointments");
  await phone.tap("Yes, cancel all");
  expect(await places()).toEqual(["03-16 10:00 cancelled false", "03-23 10:00 cancelled false"]);
});
