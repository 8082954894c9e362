import { describe, expect, test } from "vitest";
import { openTestApp } from "../../testing/apps/test-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { queuedMails } from "../../testing/queued-mails.ts";
import { readRows } from "../../testing/read-rows.ts";

const t = await openTestApp({ supportEmail: "help@daybook.example" });

let count = 0;
const form = () => ({
  name: "María O'Brien",
  email: `maria${count++}@example.com`,
  description: "The calendar\nis empty.",
});

const submit = (owner: TestOwner, body: object, key?: string) =>
  owner.call("POST", "/api/v1/support-tickets", body, key ? { "idempotency-key": key } : {});

const ticketsOf = (owner: TestOwner) =>
  readRows(t.adminUrl, "select reference, name, email, description from support_tickets where user_id = $1", [
    owner.id,
  ]);

describe("a support ticket", () => {
  test("is stored, reaches the operator and is confirmed to its author, under one reference", async () => {
    t.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z"));
    const owner = await t.owner({ language: "de" });
    const body = form();
    const { status, body: answer } = await submit(owner, body);
    const { reference } = answer as { reference: string };
    expect(status).toBe(201);
    expect(reference).toMatch(/^DB-2027-\d{6}$/);
    expect(await ticketsOf(owner)).toEqual([{ reference, ...body }]);
    const toOperator = (await queuedMails(t.adminUrl, "help@daybook.example")).at(-1);
    expect(toOperator).toEqual({
      to: "help@daybook.example",
      language: "en",
      mail: { kind: "supportTicket", reference, ...body },
    });
    expect(await queuedMails(t.adminUrl, body.email)).toEqual([
      { to: body.email, language: "de", mail: { kind: "supportTicketReceived", name: body.name, reference } },
    ]);
    const next = (await submit(owner, form())).body as { reference: string };
    expect(Number(next.reference.slice(-6))).toBe(Number(reference.slice(-6)) + 1);
  });

  test("is kept as typed, without the spaces around it", async () => {
    const owner = await t.owner();
    const description = "<script>alert(1)</script>\n\t=1+1 {{name}} 😀";
    await submit(owner, { name: "  Ana <b>  ", email: "  ANA@Example.com ", description: ` ${description}\n` });
    expect(await ticketsOf(owner)).toMatchObject([{ name: "Ana <b>", email: "ana@example.com", description }]);
  });

  test.each([
    [{ name: "  " }, { name: "ticketNameRequired" }],
    [{ name: undefined }, { name: "ticketNameRequired" }],
    [{ name: "x".repeat(101) }, { name: "ticketNameTooLong" }],
    [{ email: " " }, { email: "emailRequired" }],
    [{ email: "nobody" }, { email: "emailInvalid" }],
    [{ email: "a@example.com, b@example.com" }, { email: "emailInvalid" }],
    [{ description: "\n \t" }, { description: "descriptionRequired" }],
    [{ description: "x".repeat(5001) }, { description: "ticketDescriptionTooLong" }],
    [{ description: "a\u0007b" }, { description: "controlCharacters" }],
    [
      { name: "", email: "", description: "" },
      { name: "ticketNameRequired", email: "emailRequired", description: "descriptionRequired" },
    ],
  ])("with %j is refused: %j", async (wrong, fields) => {
    const owner = await t.owner();
    const answer = await submit(owner, { ...form(), ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid-input", fields } });
    expect(await ticketsOf(owner)).toEqual([]);
  });

  test("sent again with its key is the same ticket, and mailed once", async () => {
    const owner = await t.owner();
    const body = form();
    const answers = await Promise.all([submit(owner, body, "k"), submit(owner, body, "k"), submit(owner, body, "k")]);
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
    expect(await ticketsOf(owner)).toHaveLength(1);
    expect(await queuedMails(t.adminUrl, body.email)).toHaveLength(1);
    expect((await submit(owner, { ...body, description: "Another" }, "k")).body).toMatchObject({
      code: "idempotency-mismatch",
    });
  });

  test("ten an hour are enough", async () => {
    const owner = await t.owner();
    const statuses: number[] = [];
    for (let sent = 0; sent < 12; sent++) statuses.push((await submit(owner, form())).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await ticketsOf(owner)).length).toBeLessThanOrEqual(10);
  });
});
