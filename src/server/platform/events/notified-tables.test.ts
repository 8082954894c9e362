import { expect, test } from "vitest";
import { notifiedTables } from "#contract/notified-tables.ts";
import { openTestApp } from "../../testing/apps/test-app.ts";
import { readRows } from "../../testing/read-rows.ts";

const testApp = await openTestApp();

test("the list of notified tables names exactly those whose changes are noted", async () => {
  const rows = await readRows<{ name: string }>(
    testApp.adminUrl,
    `select distinct tgrelid::regclass::text as name from pg_trigger
      where tgfoid in ('notify_change'::regproc, 'notify_owner_change'::regproc, 'notify_followed_change'::regproc) and tgparentid = 0 order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...notifiedTables].sort());
});
