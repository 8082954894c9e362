import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openTestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import type { TestOwner } from "../../../testing/builders/build-owner.ts";
import { buildScene } from "../../../testing/builders/build-scene.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { readZip } from "../../../testing/read-zip.ts";

const t = await openTestApp();

const download = ({ cookie }: { cookie: string }) =>
  t.app.inject({ url: "/api/v1/account/export", headers: { cookie } });

const exported = async (owner: TestOwner): Promise<Map<string, string>> => {
  const answer = await download(owner);
  expect(answer.statusCode).toBe(200);
  return readZip(answer.rawPayload);
};

const rowsOf = (files: Map<string, string>, table: string): Record<string, unknown>[] =>
  JSON.parse(files.get(`json/${table}.json`) ?? "null");

describe("the exported archive", () => {
  test("has every table of the owner as JSON and as CSV, with all of its rows", async () => {
    const owner = await t.owner({ name: "Ada Barber" });
    const scene = await buildScene(t.adminUrl, owner, "Own");
    const files = await exported(owner);
    const tables = await readRows<{ name: string }>(
      t.adminUrl,
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity
          and relname not in ('idempotency_keys', 'email_changes', 'calendar_secrets', 'client_data_links', 'appointment_links',
            'settings_versions')`,
    );
    expect(tables.length).toBeGreaterThanOrEqual(10);
    for (const { name } of tables) {
      const [counted] = await readRows<{ count: number }>(
        t.adminUrl,
        `select count(*)::integer as count from "${name}" where user_id = $1`,
        [owner.id],
      );
      expect({ name, rows: rowsOf(files, name).length }).toEqual({ name, rows: counted?.count });
      const lines = (files.get(`csv/${name}.csv`) ?? "").split("\r\n");
      if (counted?.count) expect(lines[0]).toContain("user_id");
    }
    expect(rowsOf(files, "account")).toMatchObject([{ email: owner.email, name: "Ada Barber" }]);
    expect(rowsOf(files, "sign_in_methods")).toMatchObject([{ provider_id: "credential" }]);
    expect(rowsOf(files, "appointments").map(({ id }) => id)).toContain(scene.appointmentId);
    expect(rowsOf(files, "agents").map(({ name }) => name)).toContain("Own Agent");
  });

  test("is a download of its own day that nobody keeps", async () => {
    const { headers } = await download(await t.owner());
    expect(headers).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "no-store",
      "content-disposition": expect.stringMatching(/^attachment; filename="daybook-export-\d{4}-\d\d-\d\d\.zip"$/),
    });
  });

  test("has nothing of anybody else, and nothing that would open the account", async () => {
    const [owner, other] = [await t.owner(), await t.owner({ name: "Foreign Owner" })];
    await buildScene(t.adminUrl, owner);
    await buildScene(t.adminUrl, other, "Foreign");
    const text = [...(await exported(owner)).values()].join("\n");
    for (const trace of ["Foreign", other.id, other.email]) expect(text).not.toContain(trace);
    const token = decodeURIComponent(owner.cookie.split("=")[1] ?? "").split(".")[0] ?? "";
    const [{ password } = { password: "" }] = await readRows<{ password: string }>(
      t.adminUrl,
      "select password from account where user_id = $1",
      [owner.id],
    );
    for (const secret of [token, password]) {
      expect(secret).not.toBe("");
      expect(text).not.toContain(secret);
    }
  });

  test("has thousands of rows without a page missing", { tags: "trial" }, async () => {
    const owner = await t.owner();
    await asAdmin(t.adminUrl, (client) =>
      client.query(
        `insert into audit_log (user_id, actor, action, subject_id)
         select $1, 'system', 'test.row', n::text from generate_series(1, 3456) n`,
        [owner.id],
      ),
    );
    const ids = rowsOf(await exported(owner), "audit_log").map(({ subject_id }) => Number(subject_id));
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 3456 }, (_, index) => index + 1));
  });

  test("opened in a spreadsheet it runs nothing", async () => {
    const owner = await t.owner();
    const formula = '=HYPERLINK("http://evil.example";"x")';
    await asAdmin(t.adminUrl, (client) =>
      client.query(
        "insert into support_tickets (user_id, reference, name, email, description) values ($1, $2, $3, '@cmd', $4)",
        [owner.id, randomUUID(), formula, '+1\n"quoted", and more'],
      ),
    );
    const csv = (await exported(owner)).get("csv/support_tickets.csv") ?? "";
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"";""x"")",'@cmd,"'+1\n""quoted"", and more"`);
  });
});

test("the export is for someone signed in, ten times an hour", async () => {
  const answer = await download({ cookie: "" });
  expect([answer.statusCode, answer.json().code]).toEqual([401, "signed-out"]);
  const owner = await t.owner();
  await download(owner);
  await asAdmin(t.adminUrl, (client) =>
    client.query("update rate_limits set hits = 10 where key = $1", [`export for ${owner.id}`]),
  );
  expect((await download(owner)).statusCode).toBe(429);
});
