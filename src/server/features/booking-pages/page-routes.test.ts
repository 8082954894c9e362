import { beforeAll, describe, expect, test } from "vitest";
import { appPages } from "#contract/site/app-pages.ts";
import type { BookingPage } from "#contract/site/booking-page.ts";
import { publicPages } from "#contract/site/public-pages.ts";
import { mostSlugs, slugProblem } from "#domain/booking-page/page-slug.ts";
import { languages } from "#domain/languages.ts";
import { pageTexts } from "#locales/page-texts.ts";
import { escapeHtml } from "../../platform/safe-html.ts";
import { openTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { buildAppointment } from "../../testing/builders/build-appointment.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildPage, newNetwork, openPage } from "../../testing/builders/build-page.ts";

let t: TestApp;
beforeAll(async () => {
  t = await openTestApp();
  t.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z"));
});

const change = (text: string, values: unknown[]) => asAdmin(t.adminUrl, (client) => client.query(text, values));

describe("the page of a business", () => {
  test("shows what visitors need, and nothing of who else books", async () => {
    const { owner, slug, agentId } = await buildPage(t);
    await buildAppointment(t.adminUrl, {
      ...{ ownerId: owner.id, agentId, startsAt: "2027-03-01T08:30:00Z" },
      ...{ clientName: "Secret Client", clientPhone: "+34699999999" },
    });
    await change("update user_profiles set business_address = 'Calle Mayor 1 <Madrid>' where user_id = $1", [owner.id]);
    await change(
      "insert into house_answers (user_id, title, keywords, answer) values ($1, 'Parking', '', 'Behind us')",
      [owner.id],
    );
    const { statusCode, body, headers } = await openPage(t, `/b/${slug}`);
    expect(statusCode).toBe(200);
    for (const part of [
      "Salón Luna",
      "Calle Mayor 1 &lt;Madrid&gt;",
      "Haircut",
      "30 min",
      "Ana",
      "Behind us",
      "First free time",
    ])
      expect(body).toContain(part);
    expect(body).not.toMatch(/Secret|699999999|<script/);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none';style-src 'sha256-/);
    expect(headers["x-robots-tag"]).toBeUndefined();
  });

  test.each(languages)("is in the visitor's language: %s", async (language) => {
    const { slug } = await buildPage(t);
    const { body, headers } = await openPage(t, `/b/${slug}`, { language: `${language},en;q=0.5` });
    expect(headers["content-language"]).toBe(language);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(pageTexts[language].services);
  });

  test.each([
    ["switched off", "update booking_pages set is_on = false where user_id = $1", "off"],
    ["unpaid", "update subscribers set subscription_end = '2027-02-01' where user_id = $1", "paused"],
    ["without services", "update time_slot_configs set is_active = false where user_id = $1", "no-services"],
  ] as const)("that is %s says how to reach the shop and takes no booking", async (_, statement, state) => {
    const { owner, slug, typeId } = await buildPage(t);
    await change(statement, [owner.id]);
    const { statusCode, body } = await openPage(t, `/b/${slug}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(escapeHtml(pageTexts.en.closedState[state]));
    expect(body).toContain("tel:+34911000000");
    expect(body).not.toContain("/book?");
    const book = await openPage(t, `/b/${slug}/book?service=${typeId}`);
    expect([book.statusCode, book.headers.location]).toEqual([302, `/b/${slug}`]);
  });

  test.each([
    ["being deleted", `update "user" set deletion_requested_at = now() where id = $1`],
    ["suspended", `update "user" set suspended_at = now(), suspension_reason = 'spam' where id = $1`],
    ["deleted", `delete from "user" where id = $1`],
  ])("whose account is %s is gone", async (_, statement) => {
    const { owner, slug } = await buildPage(t);
    await change(statement, [owner.id]);
    const { statusCode, body } = await openPage(t, `/b/${slug}`);
    expect(statusCode).toBe(404);
    expect(body).toContain(escapeHtml(pageTexts.en.gone));
  });

  test("isn't read without end by one network", async () => {
    const { slug } = await buildPage(t);
    const ip = newNetwork();
    await openPage(t, `/b/${slug}`, { ip });
    await change("update rate_limits set hits = 300 where key = $1", [`booking pages from ${ip}`]);
    const answer = await openPage(t, `/b/${slug}`, { ip });
    expect([answer.statusCode, answer.body.includes("Too many attempts")]).toEqual([429, true]);
  });
});

describe("the address", () => {
  const save = async (owner: TestOwner, slug: string, version?: number) => {
    const before = (await owner.call("GET", "/api/v1/booking-page")).body as BookingPage;
    return owner.call("PUT", "/api/v1/booking-page", {
      ...{ slug, isOn: true, asksNote: false, version: version ?? before.version },
    });
  };

  test("is proposed from the company's name, and nothing is taken before it is saved", async () => {
    const owner = await t.owner();
    await change("update user_profiles set company_name = 'Café Açaí' where user_id = $1", [owner.id]);
    const { body } = await owner.call("GET", "/api/v1/booking-page");
    expect(body).toMatchObject({ slug: null, proposedSlug: "cafe-acai", address: null, isOn: false, version: 0 });
    expect((await openPage(t, "/b/cafe-acai")).statusCode).toBe(404);
    expect((await save(owner, "cafe-acai")).body).toMatchObject({ slug: "cafe-acai", version: 1 });
    expect((await openPage(t, "/b/cafe-acai")).statusCode).toBe(200);
  });

  test("leads on when it has changed, with everything behind it, and may be taken up again", async () => {
    const { owner, slug } = await buildPage(t);
    expect((await save(owner, `${slug}-new`)).status).toBe(200);
    const answer = await openPage(t, `/b/${slug}/book?service=x`);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, `/b/${slug}-new/book?service=x`]);
    expect((await save(owner, slug)).status).toBe(200);
    expect((await openPage(t, `/b/${slug}-new`)).headers.location).toBe(`/b/${slug}`);
    expect((await openPage(t, `/b/${slug.toUpperCase()}`)).headers.location).toBe(`/b/${slug}`);
  });

  test("belongs to one business for good, even after that is deleted", async () => {
    const first = await buildPage(t);
    const other = await t.owner();
    const taken = { status: 400, body: { fields: { slug: "slugTaken" } } };
    expect(await save(other, first.slug)).toMatchObject(taken);
    expect((await save(first.owner, `${first.slug}-new`)).status).toBe(200);
    expect(await save(other, first.slug)).toMatchObject(taken);
    await change(`delete from "user" where id = $1`, [first.owner.id]);
    expect(await save(other, first.slug)).toMatchObject(taken);
    expect((await other.call("GET", "/api/v1/booking-page")).body).toMatchObject({ slug: null });
  });

  test("of many businesses that want one goes to one of them", async () => {
    const owners = await Promise.all(Array.from({ length: 8 }, () => t.owner()));
    const answers = await Promise.all(owners.map((owner) => save(owner, "wanted-by-all")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)]);
  });

  test("can't be changed without end, nor over another change", async () => {
    const { owner, slug } = await buildPage(t);
    for (let nth = 1; nth < mostSlugs; nth++) expect((await save(owner, `${slug}-${nth}`)).status).toBe(200);
    expect(await save(owner, `${slug}-more`)).toMatchObject({ status: 400, body: { fields: { slug: "slugTooMany" } } });
    expect((await save(owner, slug, 1)).status).toBe(409);
  });

  test("is never the first part of one of ours", () => {
    const served = t.app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── \/?([a-z][\w-]*)/gm);
    const first = (path: string) => path.split("/")[1] ?? "";
    const ours = new Set([...[...served].map(([, part = ""]) => part), ...appPages.map(first), ...publicPages]);
    expect(ours.size).toBeGreaterThan(20);
    const free = [...ours].filter((part) => part.length > 2 && slugProblem(part) === null);
    expect(free).toEqual([]);
  });
});
