import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appConnection } from "../../../platform/db/role/connection-settings.ts";
import { createTestApp, type TestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import { buildClient } from "../../../testing/builders/build-client.ts";
import type { TestOwner } from "../../../testing/builders/build-owner.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { selectThread } from "./thread-store.ts";

const count = 50;
let t: TestApp;
let owner: TestOwner;
let clientId: string;

/** Months of a chat, many of them in the same second, and of notices to this person and to others. */
beforeAll(async () => {
  t = await createTestApp();
  owner = await t.owner();
  const built = await buildClient(t.adminUrl, owner.id, { name: "Ada", at: "2027-03-01T08:00:00Z" });
  clientId = built.clientId;
  await asAdmin(t.adminUrl, async (admin) => {
    await admin.query(
      `insert into messages (user_id, conversation_id, client_id, author, kind, text, status, created_at)
       select $1, $2, $3, 'bot', 'text', 'm' || n, 'sent', '2027-03-01T08:00:00Z'::timestamptz - (n / 7) * interval '7 min'
         from generate_series(1, 2000) n`,
      [owner.id, built.conversationId, clientId],
    );
    await admin.query(
      `insert into notices (user_id, appointment_id, kind, appointment_version, status, details, body, written_at)
       select $1, gen_random_uuid(), 'confirmation', 1, case n % 5 when 0 then 'superseded' else 'sent' end,
              jsonb_build_object('recipient', case when n % 20 < 2 then '+34600000000' else '+34600' || n end), 'n' || n,
              '2027-03-01T08:00:00Z'::timestamptz - (n / 3) * interval '1 min'
         from generate_series(1, 5000) n`,
      [owner.id],
    );
    await admin.query("analyze");
  });
});
afterAll(() => t.close());

const page = (before: string | null) =>
  t.db.withOwner(owner.id, (tx) => tx.run(selectThread, { ownerId: owner.id, clientId, before, count }));

test("page after page, each message and notice comes once and in order", async () => {
  const shown: { id: string; created_at: Temporal.Instant }[] = [];
  for (let rows = await page(null); rows.length > 0; rows = await page(rows.at(-1)?.id ?? null)) shown.push(...rows);
  const expected = await readRows<{ id: string }>(
    t.adminUrl,
    `select id from (
       select id, created_at, position from messages where client_id = $1
       union all
       select id, written_at, 0 from notices
        where user_id = $2 and details ->> 'recipient' = '+34600000000' and status <> 'superseded'
     ) thread order by created_at desc, position desc, id desc`,
    [clientId, owner.id],
  );
  expect(shown.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  expect(await page(randomUUID())).toEqual([]);
});

type Plan = { "Node Type": string; "Actual Rows"?: number; "Rows Removed by Filter"?: number; Plans?: Plan[] };

/** All rows that were touched to find those of a page. */
const touched = (plan: Plan): number => {
  const own = plan["Node Type"].includes("Scan")
    ? (plan["Actual Rows"] ?? 0) + (plan["Rows Removed by Filter"] ?? 0)
    : 0;
  return own + (plan.Plans ?? []).reduce((sum, inner) => sum + touched(inner), 0);
};

test("a page is found without reading the rest, in the middle as at the end", async () => {
  const [middle] = await readRows<{ id: string }>(t.adminUrl, "select id from messages where text = 'm1000'", []);
  const client = new pg.Client(appConnection(t.adminUrl));
  await client.connect();
  await client.query("begin");
  await client.query("select set_config('app.owner_id', $1, true)", [owner.id]);
  for (const before of [null, middle?.id ?? null]) {
    const values = selectThread.bind({ ownerId: owner.id, clientId, before, count });
    const { rows } = await client.query(`explain (analyze, format json) ${selectThread.text}`, values);
    const [{ Plan: plan }] = rows[0]["QUERY PLAN"] as [{ Plan: Plan }];
    expect(touched(plan)).toBeLessThan(10 * count);
  }
  await client.end();
});
