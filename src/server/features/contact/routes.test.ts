import { describe, expect, test } from "vitest";
import { testOrigin } from "../../testing/apps/sample-app-deps.ts";
import { openTestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { queuedMails } from "../../testing/queued-mails.ts";
import { readRows } from "../../testing/read-rows.ts";
import { contactRoutines } from "./jobs.ts";

const t = await openTestApp({ salesEmail: "sales@daybook.example" });

const form = { name: "María", email: "maria@example.com", message: "Do you have\na plan?", language: "es" };

const send = (body: object, remoteAddress: string) =>
  t.app.inject({ method: "POST", url: "/api/v1/contact-messages", body, remoteAddress });

const messages = () => readRows(t.adminUrl, "select name, email, message, language from contact_messages");

const sentBy = async (ids: readonly string[]): Promise<string[]> =>
  (
    await readRows<{ sent_by: string }>(t.adminUrl, "select sent_by from contact_messages where sent_by = any ($1)", [
      ids,
    ])
  ).map((row) => row.sent_by);

const eraseAccount = async ({ id }: { id: string }): Promise<void> => {
  await asAdmin(t.adminUrl, async (client) => {
    await client.query(`update "user" set deletion_requested_at = now() where id = $1`, [id]);
    await client.query("select erase_account($1)", [id]);
  });
};

describe("a contact message", () => {
  test("is stored and mailed to the sales address, without an account", async () => {
    expect((await send(form, "192.0.2.1")).statusCode).toBe(204);
    expect(await messages()).toEqual([form]);
    expect(await queuedMails(t.adminUrl, "sales@daybook.example")).toEqual([
      {
        to: "sales@daybook.example",
        language: "en",
        mail: { kind: "contactMessage", ...form, language: "Español" },
      },
    ]);
    expect(await queuedMails(t.adminUrl, form.email)).toEqual([]);
  });

  test("a form that is wrong names the field and stores nothing", async () => {
    const before = (await messages()).length;
    const answer = await send({ ...form, name: " ", message: "short" }, "192.0.2.2");
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: "invalid-input",
      fields: { name: "contactNameInvalid", message: "messageTooShort" },
    });
    expect(await messages()).toHaveLength(before);
  });

  test("five an hour from one network; a mistake doesn't count, another network does", async () => {
    for (let tried = 0; tried < 10; tried++) await send({ ...form, email: "nobody" }, "192.0.2.3");
    const statuses: number[] = [];
    for (let sent = 0; sent < 7; sent++) statuses.push((await send(form, "192.0.2.3")).statusCode);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
    expect((await send(form, "192.0.2.4")).statusCode).toBe(204);
  });

  test("of a machine that fills in everything is thanked for and thrown away", async () => {
    const before = (await messages()).length;
    expect((await send({ ...form, topic: "Cheap pills" }, "192.0.2.5")).statusCode).toBe(204);
    expect(await messages()).toHaveLength(before);
    expect((await send({ ...form, topic: "" }, "192.0.2.5")).statusCode).toBe(204);
    expect(await messages()).toHaveLength(before + 1);
  });

  test("goes with the account it was sent from, whatever address it gives", async () => {
    const [owner, other] = [await t.owner(), await t.owner()];
    for (const { cookie } of [owner, other]) {
      const headers = { cookie, origin: testOrigin };
      const request = { method: "POST", headers, remoteAddress: "192.0.2.6" } as const;
      const answer = await t.app.inject({ ...request, url: "/api/v1/contact-messages", body: form });
      expect(answer.statusCode).toBe(204);
    }
    await eraseAccount(owner);
    expect(await sentBy([owner.id, other.id])).toEqual([other.id]);
  });

  test("goes with the account whose address it gives, also once that has another one", async () => {
    const [owner, unverified] = [await t.owner(), await t.owner()];
    await asAdmin(t.adminUrl, (client) =>
      client.query(`update "user" set email_verified = false where id = $1`, [unverified.id]),
    );
    for (const { id, email } of [owner, unverified]) {
      expect((await send({ ...form, email }, "192.0.2.7")).statusCode).toBe(204);
      await asAdmin(t.adminUrl, (client) =>
        client.query(`update "user" set email = 'new-' || email where id = $1`, [id]),
      );
    }
    await eraseAccount(owner);
    const left = await readRows<{ email: string }>(t.adminUrl, "select email from contact_messages");
    const addresses = left.map(({ email }) => email);
    expect(addresses).not.toContain(owner.email);
    // It may be another person's: nobody has proved to own the address.
    expect(addresses).toContain(unverified.email);
  });

  test("is forgotten after a year", async () => {
    const now = t.clock.now();
    const [routine] = contactRoutines(t);
    t.clock.moveTo(now.add({ hours: 364 * 24 }));
    await routine?.run();
    expect(await messages()).not.toEqual([]);
    t.clock.moveTo(now.add({ hours: 366 * 24 }));
    await routine?.run();
    expect(await messages()).toEqual([]);
  });
});
