import { beforeAll, describe, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import { forgetLimits } from "../../../testing/builders/account-person.ts";
import { buildClient } from "../../../testing/builders/build-client.ts";
import { buildPage, fillForm, newNetwork, openPage, sendForm } from "../../../testing/builders/build-page.ts";
import { readRows } from "../../../testing/read-rows.ts";

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp();
  t.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z"));
});

const date = "2027-03-03";
const nobody = { name: "Cleo Client", phone: "+34612345678" };

const booked = (ownerId: string) =>
  readRows<Record<string, unknown>>(
    t.adminUrl,
    `select client_name, client_phone, client_address, source, status, client_note, appointment_time::text as time
       from appointments where user_id = $1 order by starts_at`,
    [ownerId],
  );

describe("choosing", () => {
  test("goes from the service to a free time to the form, each an address of its own", async () => {
    const page = await buildPage(t);
    const { slug, typeId } = page;
    const shop = await openPage(t, `/b/${slug}`);
    expect(shop.body).toContain(`/b/${slug}/book?service=${typeId}`);
    const times = await openPage(t, `/b/${slug}/book?service=${typeId}&date=${date}`);
    expect(times.body).toContain(`date=${date}&amp;time=10%3A00`);
    const form = await openPage(t, `/b/${slug}/book?service=${typeId}&date=${date}&time=10:00`);
    expect(form.statusCode).toBe(200);
    expect(form.body).toContain('name="phone"');
    expect(form.body).not.toContain('name="note"');
    expect(await booked(page.owner.id)).toEqual([]);
  });

  test.each([
    ["no service", ""],
    ["a service that isn't the business's", "service=7f1c9a54-0000-4000-8000-000000000001"],
    ["nonsense", "service=%27%3B--&date=x&time=y"],
  ])("%s leads back to the page", async (_, query) => {
    const { slug } = await buildPage(t);
    const answer = await openPage(t, `/b/${slug}/book?${query}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/b/${slug}`]);
  });

  test("of a time that is no longer free offers the nearest", async () => {
    const page = await buildPage(t);
    const address = `/b/${page.slug}/book?service=${page.typeId}&date=${date}&time=03:00`;
    const answer = await openPage(t, address);
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('type="radio" name="slot"');
  });
});

describe("a form", () => {
  test("books as every other door does, and leads to a private page", async () => {
    const page = await buildPage(t, { asksNote: true });
    const typed = { date, time: "10:00", name: "  Łucja Öztürk ", note: "Second floor\r\n<b>please</b>" };
    const answer = await sendForm(t, `/b/${page.slug}/book`, await fillForm(t, page, typed));
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(new RegExp(`^/b/${page.slug}/[\\w-]{43}$`));
    const note = "Second floor\n<b>please</b>";
    const row = { client_name: "Łucja Öztürk", client_phone: nobody.phone, client_address: nobody.phone };
    expect(await booked(page.owner.id)).toEqual([
      { ...row, source: "web", status: "confirmed", client_note: note, time: "10:00:00" },
    ]);
    const shown = await openPage(t, String(answer.headers.location));
    expect(shown.body).toContain("Second floor\n&lt;b&gt;please&lt;/b&gt;");
    expect(shown.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "same-origin" });
    const notices = await readRows(t.adminUrl, "select from notices where user_id = $1", [page.owner.id]);
    expect(notices).toEqual([]);
  });

  test("that is sent twice, also at once and with another name, is one booking with one page", async () => {
    const page = await buildPage(t);
    const form = await fillForm(t, page, { date, time: "10:00" });
    const answers = await Promise.all([1, 2, 3].map(() => sendForm(t, `/b/${page.slug}/book`, form)));
    answers.push(await sendForm(t, `/b/${page.slug}/book`, { ...form, name: "Other" }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 303]);
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
    expect(await booked(page.owner.id)).toHaveLength(1);
  });

  test.each([
    ["an empty name", { name: " " }, "Enter your name"],
    ["no phone", { phone: "" }, "Enter a phone number"],
    ["a phone of nobody", { phone: "12" }, "Enter a phone number"],
    ["no consent", { consent: "" }, "Tick the box"],
    ["no time", { slot: "soon" }, "Choose a time."],
  ])("with %s comes back with everything else", async (_, wrong, words) => {
    const page = await buildPage(t);
    const form = { ...(await fillForm(t, page, { date, time: "10:00", name: "Zoë <i>" })), ...wrong };
    const answer = await sendForm(t, `/b/${page.slug}/book`, form);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(words);
    if (!("name" in wrong)) expect(answer.body).toContain('value="Zoë &lt;i&gt;"');
    if (!("phone" in wrong)) expect(answer.body).toContain('value="612 345 678"');
    expect(await booked(page.owner.id)).toEqual([]);
  });

  test("that lay open too long, or that we didn't make, is asked for once more with nothing lost", async () => {
    const page = await buildPage(t);
    const form = await fillForm(t, page, { date, time: "10:00" });
    const forged = await sendForm(t, `/b/${page.slug}/book`, { ...form, form: "x".repeat(80) });
    expect([forged.statusCode, forged.body.includes("612 345 678")]).toEqual([400, true]);
    t.clock.moveTo(Temporal.Instant.from("2027-03-01T21:00:00Z"));
    const late = await sendForm(t, `/b/${page.slug}/book`, form);
    t.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z"));
    expect([late.statusCode, late.body.includes("open for a long time")]).toEqual([400, true]);
    expect(await booked(page.owner.id)).toEqual([]);
  });

  test.each([
    ["between the offered times", "10:07"],
    ["before the shop opens", "05:00"],
    ["in the past", "2027-02-01"],
  ])("for a time %s books nothing", async (_, time) => {
    const page = await buildPage(t);
    const form = await fillForm(t, page, { date, time: "10:00" });
    const slot = time.length === 5 ? `${date} ${time} anyone` : `${time} 10:00 anyone`;
    const answer = await sendForm(t, `/b/${page.slug}/book`, { ...form, slot });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain("nearest");
    expect(await booked(page.owner.id)).toEqual([]);
  });

  test("of another site, of another business or of a machine books nothing", async () => {
    const page = await buildPage(t);
    const other = await buildPage(t);
    const form = await fillForm(t, page, { date, time: "10:00" });
    const path = `/b/${page.slug}/book`;
    expect((await sendForm(t, path, form, { origin: "https://elsewhere.example" })).statusCode).toBe(403);
    expect((await sendForm(t, path, { ...form, topic: "pills" })).statusCode).toBe(303);
    const foreign = await fillForm(t, other, { date, time: "10:00" });
    expect((await sendForm(t, path, { ...foreign, service: page.typeId })).statusCode).toBe(400);
    expect((await sendForm(t, path, foreign)).headers.location).toBe(`/b/${page.slug}`);
    expect([...(await booked(page.owner.id)), ...(await booked(other.owner.id))]).toEqual([]);
  });

  test("may hold a number of any country, and a name in any script", async () => {
    const numbers = [
      ...["+44 7400 123456", "+1 (202) 555-0123", "+33 6 12 34 56 78", "+49 1512 3456789", "+351 912 345 678"],
      ...["+55 11 91234-5678", "+52 55 1234 5678", "+54 9 11 2345-6789", "+39 312 345 6789", "+31 6 12345678"],
      ...["+41 78 123 45 67", "+43 664 1234567", "+48 512 345 678", "+90 501 234 56 78", "+91 81234 56789"],
      ...["+81 90-1234-5678", "+972 50-234-5678", "+234 802 123 4567", "+61 412 345 678", "612 345 678"],
    ];
    const names = ["李小龍", "محمد علي", "Ольга", "שרה", "नेहा", "Zoë", "O’Brien-Åse", "ﬁona"];
    const page = await buildPage(t);
    for (const [index, phone] of numbers.entries()) {
      const at = new Date(Date.UTC(2027, 2, 3, 8, 30 * (index % 14))).toISOString();
      const day = index < 14 ? "2027-03-03" : "2027-03-04";
      const form = await fillForm(t, page, {
        date: day,
        time: at.slice(11, 16),
        name: names[index % names.length] ?? "",
        phone,
      });
      form["slot"] =
        `${day} ${String(9 + Math.floor((index % 14) / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"} anyone`;
      const answer = await sendForm(t, `/b/${page.slug}/book`, form);
      expect([phone, answer.statusCode]).toEqual([phone, 303]);
    }
    const rows = await booked(page.owner.id);
    expect(rows).toHaveLength(20);
    for (const { client_address } of rows) expect(client_address).toMatch(/^\+\d{8,15}$/);
  });
});

describe("a number", () => {
  test("nobody has written from books one visit at a time, and is told no more than that", async () => {
    const page = await buildPage(t);
    const book = async (time: string) => sendForm(t, `/b/${page.slug}/book`, await fillForm(t, page, { date, time }));
    expect((await book("10:00")).statusCode).toBe(303);
    const second = await book("12:00");
    expect(second.statusCode).toBe(409);
    expect(second.body).toContain("take this booking on the page");
    expect(await booked(page.owner.id)).toHaveLength(1);
    await asAdmin(t.adminUrl, (client) =>
      client.query("update clients set is_blocked = true where user_id = $1", [page.owner.id]),
    );
    await asAdmin(t.adminUrl, (client) =>
      client.query("update appointments set status = 'cancelled' where user_id = $1", [page.owner.id]),
    );
    const blocked = await book("13:00");
    const said = (body: string) => /<div class="problem[\s\S]*?<\/div>/.exec(body)?.[0];
    expect([blocked.statusCode, said(blocked.body)]).toEqual([409, said(second.body)]);
  });

  test("books one visit when two forms come at once", async () => {
    const page = await buildPage(t);
    const forms = await Promise.all(
      ["10:00", "11:00", "12:00", "13:00"].map((time) => fillForm(t, page, { date, time })),
    );
    const answers = await Promise.all(forms.map((form) => sendForm(t, `/b/${page.slug}/book`, form)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409, 409, 409]);
    expect(await booked(page.owner.id)).toHaveLength(1);
  });

  test("somebody has written from gets a confirmation, as it may not be the visitor's", async () => {
    const page = await buildPage(t);
    await asAdmin(t.adminUrl, (client) =>
      client.query("insert into platform_sender (address) values ('+15550100000') on conflict do nothing"),
    );
    await buildClient(t.adminUrl, page.owner.id, { name: "Known", at: "2027-03-01T07:00:00Z" });
    const form = await fillForm(t, page, { date, time: "10:00", phone: "+34600000000" });
    expect((await sendForm(t, `/b/${page.slug}/book`, form)).statusCode).toBe(303);
    const notices = await readRows(t.adminUrl, "select kind, status from notices where user_id = $1", [page.owner.id]);
    expect(notices).toEqual([{ kind: "confirmation", status: "queued" }]);
  });
});

describe("races", () => {
  test("of 50 visitors who want one time one gets it, and the others are offered the nearest", async () => {
    const page = await buildPage(t);
    const forms = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        fillForm(t, page, { date, time: "10:00", phone: `+3461200${String(index).padStart(4, "0")}` }),
      ),
    );
    const answers = await Promise.all(forms.map((form) => sendForm(t, `/b/${page.slug}/book`, form)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 303)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    for (const { statusCode, body } of answers)
      if (statusCode === 409) expect(body).toContain('type="radio" name="slot"');
    expect(await booked(page.owner.id)).toHaveLength(1);
  });

  test("the page and the dashboard on one time: one of them gets it", async () => {
    const page = await buildPage(t);
    for (let hour = 9; hour < 15; hour++) {
      const time = `${String(hour).padStart(2, "0")}:00`;
      const form = await fillForm(t, page, { date, time, phone: `+3461300${String(hour).padStart(4, "0")}` });
      const [visitor, owner] = await Promise.all([
        sendForm(t, `/b/${page.slug}/book`, form),
        page.owner.call("POST", "/api/v1/appointments", {
          ...{ clientName: "Owner's", clientPhone: "+34600111222", agentId: page.agentId },
          ...{ appointmentTypeId: page.typeId, appointmentDate: date, appointmentTime: time },
        }),
      ]);
      expect([visitor.statusCode === 303, owner.status === 201].filter(Boolean)).toHaveLength(1);
    }
    expect(await booked(page.owner.id)).toHaveLength(6);
  });
});

test("a flood from one network is stopped with a page, and nothing typed is lost", async () => {
  const page = await buildPage(t);
  const ip = newNetwork();
  const form = await fillForm(t, page, { date, time: "10:00", name: "Zoë" });
  const send = () => sendForm(t, `/b/${page.slug}/book`, { ...form, slot: `${date} 03:00 anyone` }, { ip });
  for (let sent = 0; sent < 10; sent++) expect((await send()).statusCode).toBe(409);
  const answer = await send();
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(answer.body).toContain('value="Zoë"');
  await forgetLimits(t);
});
