import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import { type AccountPerson, createPerson, createSignedUp } from "../../../testing/builders/account-person.ts";
import { queuedMails } from "../../../testing/queued-mails.ts";
import { readRows } from "../../../testing/read-rows.ts";

const t = await openTestApp();

let count = 0;
const newAddress = () => `new-address${count++}@example.com`;

const ask = (person: AccountPerson, newEmail: string, more: object = {}, headers: object = {}) =>
  person.request(
    "POST",
    "/api/v1/account/email-change",
    { newEmail, currentPassword: person.password, ...more },
    headers,
  );
const confirm = (person: AccountPerson, token: string) =>
  person.request("POST", "/api/v1/account/email-change/confirmation", { token });
const newestMail = async (email: string) => (await queuedMails(t.adminUrl, email)).at(-1)?.mail;
const mailedToken = async (email: string) => {
  const mail = await newestMail(email);
  return new URL(mail && "url" in mail ? mail.url : "").searchParams.get("emailToken") ?? "";
};
const security = async (person: AccountPerson) => (await person.request("GET", "/api/v1/account")).json();
const signIn = (email: string, password: string) => createPerson(t).auth("/sign-in/email", { email, password });

describe("another email address", () => {
  test("is confirmed at the new address, and notified at the old one", async () => {
    const ada = await createSignedUp(t);
    const newEmail = newAddress();
    await asAdmin(t.adminUrl, (client) =>
      client.query(`insert into subscribers (user_id, email) select id, email from "user" where email = $1`, [
        ada.email,
      ]),
    );
    expect((await ask(ada, ` ${newEmail.toUpperCase()} `)).statusCode).toBe(204);
    expect(await security(ada)).toMatchObject({ email: ada.email, pendingEmail: newEmail });
    expect(await newestMail(ada.email)).toMatchObject({ kind: "emailChangeNotice", name: "Ada Barber", newEmail });
    expect(await newestMail(newEmail)).toMatchObject({
      kind: "emailChange",
      newEmail,
      url: expect.stringMatching(/^http:\/\/localhost:3000\/settings\?tab=account&emailToken=[\w-]{43}$/),
    });
    expect((await signIn(newEmail, ada.password)).statusCode).toBe(401);

    const answer = await confirm(ada, await mailedToken(newEmail));
    expect([answer.statusCode, answer.json()]).toEqual([200, { email: newEmail }]);
    expect(await security(ada)).toMatchObject({ email: newEmail, pendingEmail: null });
    const replyTo = "support@example.com";
    expect(await newestMail(ada.email)).toEqual({ kind: "emailChanged", name: "Ada Barber", newEmail, replyTo });
    expect((await signIn(newEmail, ada.password)).statusCode).toBe(200);
    expect((await signIn(ada.email, ada.password)).statusCode).toBe(401);
    expect(await readRows(t.adminUrl, "select 1 from subscribers where email = $1", [newEmail])).toHaveLength(1);
    // The old address is free again.
    expect((await createSignedUp(t, ada.email)).cookies()).not.toBe("");
  });

  test.each([
    [{ currentPassword: undefined }, { currentPassword: "passwordRequired" }],
    [{ currentPassword: "wrong password" }, { currentPassword: "passwordWrong" }],
    [{ newEmail: "no address" }, { newEmail: "emailInvalid" }],
    [{ newEmail: "a@example.com\r\nbcc: b@example.com" }, { newEmail: "emailInvalid" }],
    [{ newEmail: `${"x".repeat(243)}@example.com` }, { newEmail: "emailInvalid" }],
  ])("%j is refused: %j", async (more, fields) => {
    const ada = await createSignedUp(t);
    const answer = await ask(ada, newAddress(), more);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
    expect(await security(ada)).toMatchObject({ pendingEmail: null });
    expect((await newestMail(ada.email))?.kind).toBe("verifyEmail");
  });

  test("the address one has is none to change to", async () => {
    const ada = await createSignedUp(t);
    expect((await ask(ada, ada.email)).json().fields).toEqual({ newEmail: "emailUnchanged" });
  });
});

describe("the mailed token", () => {
  test("belongs to one account, works once, and gives way to a later one", async () => {
    const [ada, eve] = [await createSignedUp(t), await createSignedUp(t)];
    const [first, second] = [newAddress(), newAddress()];
    await ask(ada, first);
    const firstToken = await mailedToken(first);
    expect((await confirm(eve, firstToken)).json().fields).toEqual({ token: "tokenInvalid" });
    expect((await confirm(createPerson(t), firstToken)).statusCode).toBe(401);
    await ask(ada, second);
    expect((await confirm(ada, firstToken)).json().fields).toEqual({ token: "tokenInvalid" });
    const token = await mailedToken(second);
    const answers = await Promise.all([confirm(ada, token), confirm(ada, token), confirm(ada, token)]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400]);
    expect(await security(ada)).toMatchObject({ email: second });
  });

  test("is too old after a day", async () => {
    const ada = await createSignedUp(t);
    const newEmail = newAddress();
    await ask(ada, newEmail);
    await asAdmin(t.adminUrl, (client) => client.query("update email_changes set expires_at = now()"));
    expect(await security(ada)).toMatchObject({ pendingEmail: null });
    expect((await confirm(ada, await mailedToken(newEmail))).json().fields).toEqual({ token: "tokenInvalid" });
  });

  test("isn't kept as it is, and leads to the configured site alone", async () => {
    const ada = await createSignedUp(t);
    const newEmail = newAddress();
    await ask(ada, newEmail, {}, { host: "evil.example", "x-forwarded-host": "evil.example" });
    expect(JSON.stringify(await newestMail(newEmail))).not.toContain("evil");
    const rows = JSON.stringify(await readRows(t.adminUrl, "select * from email_changes"));
    expect(rows).not.toContain(await mailedToken(newEmail));
  });
});

describe("an address that somebody has", () => {
  test("is answered like any other; its owner is notified, and nothing can confirm it", async () => {
    const [ada, eve] = [await createSignedUp(t), await createSignedUp(t)];
    const [taken, free] = [await ask(eve, ada.email), await ask(eve, newAddress())];
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    expect(Object.keys(taken.headers)).toEqual(Object.keys(free.headers));
    expect(await newestMail(ada.email)).toMatchObject({ kind: "accountExists", name: "Ada Barber" });
    const kinds = (await queuedMails(t.adminUrl, eve.email)).map(({ mail }) => mail.kind);
    expect(kinds).toEqual(["verifyEmail", "emailChangeNotice", "emailChangeNotice"]);
  });

  test("goes to the first who confirms it", async () => {
    const people = [await createSignedUp(t), await createSignedUp(t), await createSignedUp(t)];
    const newEmail = newAddress();
    const tokens: string[] = [];
    for (const person of people) {
      await ask(person, newEmail);
      tokens.push(await mailedToken(newEmail));
    }
    const answers = await Promise.all(people.map((person, index) => confirm(person, tokens[index] ?? "")));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 400, 400]);
    expect(await readRows(t.adminUrl, `select 1 from "user" where email = $1`, [newEmail])).toHaveLength(1);
  });
});
