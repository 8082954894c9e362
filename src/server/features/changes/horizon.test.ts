import { expect, inject, test } from "vitest";
import { openTestApp } from "../../testing/apps/test-app.ts";
import { asAdmin, cloneDatabase } from "../../testing/apps/test-cluster.ts";
import { readRows } from "../../testing/read-rows.ts";
import { waitUntil } from "../../testing/wait-until.ts";

const t = await openTestApp();
const isHeldBackBy = async (xid: string): Promise<boolean> => {
  const [row] = await readRows<{ is_held: boolean }>(t.adminUrl, "select changes_horizon() <= $1::xid8 as is_held", [
    xid,
  ]);
  return row?.is_held ?? true;
};
const begin = "select pg_current_xact_id()::text as xid";

test("a transaction of this database holds readers back, and one of another database doesn't", async () => {
  const other = await cloneDatabase(inject("adminUrl"));
  for (const [url, isHeld] of [[t.adminUrl, true] as const, [other.url, false] as const])
    await asAdmin(url, async (client) => {
      await client.query("begin");
      const { rows } = await client.query<{ xid: string }>(begin);
      const xid = rows[0]?.xid ?? "";
      if (isHeld) expect(await isHeldBackBy(xid)).toBe(true);
      else await waitUntil("a horizon past it", async () => !(await isHeldBackBy(xid)));
      await client.query("rollback");
    });
  await other.drop();
});
