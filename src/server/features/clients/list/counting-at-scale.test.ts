// @module-tag trial
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddress } from "#domain/clients/trial-address.ts";
import { createTestApp, type TestApp } from "../../../testing/apps/test-app.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import type { TestOwner } from "../../../testing/builders/build-owner.ts";
import { vacuumWhole } from "../../../testing/vacuum-whole.ts";
import { countClients } from "./list-store.ts";

const planted = 3_000;

let t: TestApp;
let owner: TestOwner;

beforeAll(async () => {
  t = await createTestApp();
  owner = await t.owner();
  const other = await t.owner();
  await asAdmin(t.adminUrl, async (client) => {
    await client.query(
      `insert into clients (user_id, channel_address, phone, name, wants_human_since)
       select $1, '+4915' || 1000000 + n, '+4915' || 1000000 + n, 'Person ' || n, case when n <= 3 then now() end
         from generate_series(1, $2::int) n`,
      [owner.id, planted],
    );
    await client.query(
      `insert into clients (user_id, channel_address, name)
       select $1, '+4915' || 1000000 + n, 'Person ' || n from generate_series(1, 3 * $2::int) n`,
      [other.id, planted],
    );
    await client.query("insert into clients (user_id, channel_address, name) values ($1, $2, 'Trial')", [
      owner.id,
      trialAddress,
    ]);
    await client.query(
      `update clients set merged_into = (select id from clients where name = 'Person 9' and user_id = $1)
        where name = 'Person 10' and user_id = $1`,
      [owner.id],
    );
    // One who runs the day and has no appointment isn't a client.
    await client.query(
      `insert into command_senders (user_id, address, verified_at, last_used_at) values ($1, '+49151000011', now(), now())`,
      [owner.id],
    );
    await vacuumWhole(client, ["clients"]);
  });
}, 60_000);
afterAll(() => t.close());

test("everyone is counted, and no record is read for it", async () => {
  let read = 0;
  await asAdmin(t.adminUrl, async (client) => {
    await client.query("begin");
    const { rows } = await client.query(countClients.text, countClients.bind({ ownerId: owner.id }));
    expect(rows.map((row) => ({ total: Number(row.total), waiting: Number(row.waiting) }))).toEqual([
      { total: planted - 2, waiting: 3 },
    ]);
    const stats = await client.query(
      "select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables",
    );
    read = stats.rows[0].read;
    await client.query("rollback");
  });
  expect(read).toBeLessThan(100);
  const { body } = await owner.call("GET", "/api/v1/clients");
  expect(body).toMatchObject({ total: planted - 2, waitingForHuman: 3 });
});
