import { describe, expect, test } from "vitest";
import type { ImportLine } from "#contract/clients/client-files.ts";
import type { Client } from "#contract/clients/clients.ts";
import { clientFileBytes } from "#domain/clients/csv/read-client-file.ts";
import { openTestApp } from "../../../testing/apps/test-app.ts";
import { buildAppointment } from "../../../testing/builders/build-appointment.ts";
import type { TestOwner } from "../../../testing/builders/build-owner.ts";
import { buildAgent } from "../../../testing/builders/build-scheduling.ts";
import { readRows } from "../../../testing/read-rows.ts";

const t = await openTestApp();

type Counts = { added: number; updated: number; unchanged: number; wrong: number };

const preview = async (owner: TestOwner, text: string) =>
  (await owner.call("POST", "/api/v1/clients/import/preview", { text })).body as Counts & {
    lines: ImportLine[];
    ignored: string[];
  };
const importText = (owner: TestOwner, text: string) => owner.call("POST", "/api/v1/clients/import", { text });
const list = async (owner: TestOwner) =>
  ((await owner.call("GET", "/api/v1/clients")).body as { clients: Client[] }).clients;
const people = async (owner: TestOwner) =>
  (await list(owner)).map(({ name, phone, tags }) => `${name} ${phone} ${tags.join("+")}`.trim()).sort();
const exported = (owner: TestOwner) =>
  t.app.inject({ method: "GET", url: "/api/v1/clients/export", headers: { cookie: owner.cookie } });

const file = `\uFEFFVorname;Nachname;Handynummer;Schlagworte;Notizen
Ana;Peters;0151 23456789;stamm;Kaffee
Luis;Koch;12
;;;;
Ana;Peters;+49 151 23456789;neu;
Eva;;;"stamm, neu";"zwei
Zeilen"`;

describe("importing clients", () => {
  test("a preview changes nothing, names what is wrong, and the import does what it said", async () => {
    const owner = await t.owner({ timeZone: "Europe/Berlin" });
    const shown = await preview(owner, file);
    expect(shown).toMatchObject({ added: 2, updated: 1, unchanged: 0, wrong: 1 });
    expect(shown.lines).toMatchObject([
      { line: 2, outcome: "new", name: "Ana Peters", phone: "+4915123456789" },
      { line: 3, outcome: "wrong", problem: "phoneInvalid", text: "Luis · Koch · 12" },
      { line: 5, outcome: "update", fields: ["tags"], sameAsLine: 2 },
      { line: 6, outcome: "new", name: "Eva", phone: null },
    ]);
    expect(await list(owner)).toEqual([]);
    const answer = await importText(owner, file);
    expect(answer).toMatchObject({ status: 201, body: { added: 2, updated: 1, wrong: 1 } });
    expect(await people(owner)).toEqual(["Ana Peters +4915123456789 stamm+neu", "Eva null stamm+neu"]);
    // The same file again finds them all.
    expect(await preview(owner, file)).toMatchObject({ added: 0, updated: 0, unchanged: 3, wrong: 1 });
  });

  test("a known client is updated, and the import can be undone except for what has happened since", async () => {
    const owner = await t.owner({ timeZone: "Europe/Berlin" });
    const agentId = await buildAgent(t.adminUrl, owner.id);
    const book = (clientPhone: string, startsAt: string) =>
      buildAppointment(t.adminUrl, { ownerId: owner.id, agentId, startsAt, clientName: "A. Peters", clientPhone });
    await book("+49 151 23456789", "2027-03-01T09:00:00Z");
    const text = "Name,Phone,Tags\nAna Peters,0151 23456789,vip\nEva,0151 23456780,\nLena,0151 23456781,";
    const { importId } = (await importText(owner, text)).body as { importId: string };
    expect(await people(owner)).toEqual([
      ...["Ana Peters +4915123456789 vip", "Eva +4915123456780", "Lena +4915123456781"],
    ]);
    await book("+49 151 23456781", "2027-03-01T10:00:00Z");
    const undo = () => owner.call("POST", `/api/v1/clients/import/${importId}/undo`);
    expect(await undo()).toMatchObject({ status: 200, body: { removed: 1, restored: 1, kept: 1 } });
    expect(await people(owner)).toEqual(["A. Peters +4915123456789", "Lena +4915123456781"]);
    expect((await undo()).status).toBe(404);
    const audit = await readRows<{ action: string }>(
      t.adminUrl,
      "select action from audit_log where user_id = $1 and action like 'clients.%' order by id",
      [owner.id],
    );
    expect(audit.map(({ action }) => action)).toEqual(["clients.imported", "clients.import-undone"]);
  });

  test.each([
    ["Color;Size\nred;2", { text: "noColumns", line: "1" }],
    ["Name,Phone", { text: "noRows" }],
    ['Name\n"Ana', { text: "openQuote", line: "2" }],
    [`Name\n${"A\n".repeat(5_001)}`, { text: "tooManyRows" }],
    ["", { text: "fileEmpty" }],
    ["x".repeat(clientFileBytes + 1), { text: "fileTooLarge" }],
  ])("a file that can't be read is refused with the reason: %#", async (text, fields) => {
    const owner = await t.owner();
    for (const path of ["import", "import/preview"]) {
      const answer = await owner.call("POST", `/api/v1/clients/${path}`, { text });
      expect(answer).toMatchObject({ status: 400, body: { code: "invalid-input", fields } });
    }
    expect(await list(owner)).toEqual([]);
  });

  test("5,000 lines are a single import", async () => {
    const owner = await t.owner({ timeZone: "Europe/Madrid" });
    const lines = Array.from({ length: 5_000 }, (_, n) => `Client ${n};6${String(10_000_000 + n)}`);
    const answer = await importText(owner, `Nombre;Teléfono\n${lines.join("\n")}`);
    expect(answer).toMatchObject({ status: 201, body: { added: 5_000, wrong: 0 } });
  });

  test("another owner's import isn't found", async () => {
    const [owner, other] = [await t.owner(), await t.owner()];
    const { importId } = (await importText(owner, "Name\nAna")).body as { importId: string };
    expect((await other.call("POST", `/api/v1/clients/import/${importId}/undo`)).status).toBe(404);
    expect(await list(owner)).toHaveLength(1);
  });
});

describe("exporting clients", () => {
  test("the file is for spreadsheets, without formulas, and can be imported again", async () => {
    const owner = await t.owner({ timeZone: "Europe/Madrid", language: "es" });
    await importText(
      owner,
      `Name,Phone,Email,Notes,Tags\n"=HYPERLINK(""x"")",612 345 678,Ana@Example.com,"-1\nb",vip\nZoë;Ruiz,,,@x,`,
    );
    const response = await exported(owner);
    expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(response.headers["content-disposition"]).toMatch(/^attachment; filename="clients-\d{4}-\d\d-\d\d\.csv"$/);
    const text = response.body;
    expect(text.startsWith("\uFEFFNombre;Teléfono;Correo electrónico;Etiquetas;Notas;")).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""x"")";'+34 612 34 56 78;ana@example.com;vip;"'-1\nb"`);
    expect(text).toContain(`"Zoë;Ruiz";;;;'@x`);
    expect(await preview(owner, text)).toMatchObject({ added: 0, updated: 0, unchanged: 2, wrong: 0 });
  });

  test("an owner who is signed in gets their own clients alone", async () => {
    const [owner, other] = [await t.owner(), await t.owner()];
    await importText(owner, "Name\nSecret Person");
    expect((await exported(other)).body).not.toContain("Secret");
    expect((await t.app.inject({ method: "GET", url: "/api/v1/clients/export" })).statusCode).toBe(401);
  });
});
