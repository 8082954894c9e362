import { beforeAll, describe, expect, test } from "vitest";
import { pageTexts } from "#locales/page-texts.ts";
import { openTestApp, type TestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import {
  buildPage,
  fillForm,
  newNetwork,
  openPage,
  sendForm,
  type TestPage,
} from "../../../testing/builders/build-page.ts";
import { readRows } from "../../../testing/read-rows.ts";

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp();
});

const at = (instant: string) => t.clock.moveTo(Temporal.Instant.from(instant));
const date = "2027-03-03";
const { visit: texts } = pageTexts.en;

const book = async (): Promise<{ page: TestPage; link: string }> => {
  at("2027-03-01T08:00:00Z");
  const page = await buildPage(t);
  const answer = await sendForm(t, `/b/${page.slug}/book`, await fillForm(t, page, { date, time: "10:00" }));
  return { page, link: String(answer.headers.location) };
};

const stored = async ({ owner }: TestPage) => {
  const [row] = await readRows<{ status: string; at: string; version: number }>(
    t.adminUrl,
    "select status, to_char(appointment_date, 'MM-DD ') || to_char(appointment_time, 'HH24:MI') as at, version from appointments where user_id = $1",
    [owner.id],
  );
  return row;
};

describe("a private link", () => {
  test("shows its appointment, and opening any of its pages changes nothing", async () => {
    const { page, link } = await book();
    const shown = await openPage(t, link);
    expect(shown.body).toContain(texts.confirmed);
    expect(shown.headers["x-robots-tag"]).toContain("noindex");
    const before = await stored(page);
    const question = `${link}/move?date=${date}&time=11:00&with=${page.agentId}`;
    for (const url of [link, `${link}/cancel`, `${link}/move`, question, `${link}/appointment.ics`])
      expect((await openPage(t, url)).statusCode).toBe(200);
    expect(await stored(page)).toEqual(before);
  });

  test("cancels after a question, once, and notifies the owner's devices", async () => {
    const { page, link } = await book();
    const { body } = await openPage(t, `${link}/cancel`);
    expect(body).toContain(texts.askCancel);
    const answer = await sendForm(t, `${link}/cancel`, { version: "1" });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, link]);
    expect(await stored(page)).toMatchObject({ status: "cancelled", version: 2 });
    expect((await openPage(t, link)).body).toContain(texts.cancelled);
    const again = await sendForm(t, `${link}/cancel`, { version: "2" });
    expect(again.headers.location).toBe(`${link}?news=changed`);
    const audit = await readRows(
      t.adminUrl,
      "select action, actor from audit_log where user_id = $1 and action like 'appointment.%' order by id",
      [page.owner.id],
    );
    expect(audit).toEqual([
      { action: "appointment.created", actor: "client" },
      { action: "appointment.cancelled", actor: "client" },
    ]);
  });

  test("moves to a free time of the same person, and says it", async () => {
    const { page, link } = await book();
    const slot = `${date} 12:30 ${page.agentId}`;
    const answer = await sendForm(t, `${link}/move`, { slot, version: "1" });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${link}?news=moved`]);
    expect(await stored(page)).toMatchObject({ at: "03-03 12:30", status: "confirmed" });
    expect((await openPage(t, `${link}?news=moved`)).body).toContain(texts.moved);
    const stale = await sendForm(t, `${link}/move`, { slot: `${date} 14:00 ${page.agentId}`, version: "1" });
    expect(stale.headers.location).toBe(`${link}?news=changed`);
    const file = await openPage(t, `${link}/appointment.ics`);
    expect(file.headers["content-type"]).toContain("text/calendar");
    expect(file.body).toMatch(/DTSTART:20270303T113000Z/);
    expect(file.body).toMatch(/SEQUENCE:1/);
  });

  test.each([
    ["in the night", (id: string) => `${date} 03:00 ${id}`],
    ["between the offered times", (id: string) => `${date} 12:37 ${id}`],
    ["of nobody", () => `${date} 12:30 anyone`],
    ["of somebody else's business", () => `${date} 12:30 7f1c9a54-0000-4000-8000-000000000001`],
    ["that is none", () => "soon"],
  ])("moves to no time %s", async (_, slotOf) => {
    const { page, link } = await book();
    const answer = await sendForm(t, `${link}/move`, { slot: slotOf(page.agentId), version: "1" });
    expect(answer.headers.location).toBe(`${link}/move`);
    expect(await stored(page)).toMatchObject({ at: "03-03 10:00", version: 1 });
  });

  test("changes nothing shortly before the visit, nor after it, and ends a week later", async () => {
    const { page, link } = await book();
    at("2027-03-03T07:30:00Z");
    expect((await openPage(t, link)).body).toContain(texts.tooLate);
    expect((await sendForm(t, `${link}/cancel`, { version: "1" })).headers.location).toBe(`${link}?news=tooLate`);
    at("2027-03-04T12:00:00Z");
    expect((await openPage(t, link)).body).toContain(texts.past);
    at("2027-03-10T12:00:00Z");
    expect((await openPage(t, link)).statusCode).toBe(404);
    expect(await stored(page)).toMatchObject({ status: "confirmed", version: 1 });
  });

  test("works at its own business alone, and ends when it is revoked or its client erased", async () => {
    const { page, link } = await book();
    const other = await buildPage(t);
    const token = link.split("/").at(-1) ?? "";
    for (const url of [`/b/${other.slug}/${token}`, `/b/nobody-at-all/${token}`, link.slice(0, -1), `${link}x`])
      expect([url, (await openPage(t, url)).statusCode]).toEqual([url, 404]);
    const foreign = await sendForm(t, `/b/${other.slug}/${token}/cancel`, { version: "1" });
    expect(foreign.statusCode).toBe(404);
    expect(
      (await sendForm(t, `${link}/cancel`, { version: "1" }, { origin: "https://elsewhere.example" })).statusCode,
    ).toBe(403);
    expect(await stored(page)).toMatchObject({ status: "confirmed" });
    const hashes = await readRows<{ token_hash: string }>(t.adminUrl, "select token_hash from appointment_links");
    expect(hashes.every(({ token_hash }) => token_hash !== token)).toBe(true);
    await asAdmin(t.adminUrl, (client) =>
      client.query("update appointments set is_erased = true where user_id = $1", [page.owner.id]),
    );
    expect((await openPage(t, link)).statusCode).toBe(404);
    const second = await book();
    await asAdmin(t.adminUrl, (client) => client.query("update appointment_links set revoked_at = now()"));
    expect((await openPage(t, second.link)).statusCode).toBe(404);
  });

  test("can't be guessed at by one network", async () => {
    const { slug } = await buildPage(t);
    const ip = newNetwork();
    const guess = () => openPage(t, `/b/${slug}/${crypto.randomUUID().replaceAll("-", "").padEnd(43, "x")}`, { ip });
    expect((await guess()).statusCode).toBe(404);
    await asAdmin(t.adminUrl, (client) =>
      client.query("update rate_limits set hits = 60 where key = $1", [`unknown appointment link from ${ip}`]),
    );
    expect((await guess()).statusCode).toBe(429);
  });
});
