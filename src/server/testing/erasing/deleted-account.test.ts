import { describe, expect, test } from "vitest";
import { deleteAccountHandler } from "../../features/accounts/deletion/deletion-jobs.ts";
import { testOrigin } from "../apps/sample-app-deps.ts";
import { openTestApp } from "../apps/test-app.ts";
import { asAdmin } from "../apps/test-cluster.ts";
import { buildScene, scenePassword } from "../builders/build-scene.ts";
import { readRows } from "../read-rows.ts";
import { buildFullAccount } from "./build-full-account.ts";

const t = await openTestApp();

type Table = { schema: string; name: string; has_owner: boolean };

/** Every table there is, no matter whose schema it is in: the queue's too. */
const listTables = (): Promise<Table[]> =>
  readRows<Table>(
    t.adminUrl,
    `select table_schema as schema, table_name as name,
       exists (select from information_schema.columns c where c.table_schema = t.table_schema
         and c.table_name = t.table_name and c.column_name = 'user_id') as has_owner
       from information_schema.tables t
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
  );

/** Rows of any table with one of the words in any cell. */
const traces = async (words: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const { schema, name } of await listTables()) {
    const rows = await readRows<{ row: string }>(
      t.adminUrl,
      `select to_jsonb(r)::text as row from "${schema}"."${name}" r`,
    );
    const hits = rows.filter(({ row }) => words.some((word) => row.toLowerCase().includes(word.toLowerCase())));
    found.push(...hits.map(({ row }) => `${schema}.${name}: ${row}`));
  }
  return found;
};

/** There is one administrator at most, made with a secret; their row goes with the user's by its key. */
const notSeeded = ["admin_users"];

/** Everybody's pages of a sign-in that fails, as an owner tries who wants to know whether it worked. */
const tryToSignIn = (email: string) =>
  t.app.inject({
    method: "POST",
    url: "/api/auth/sign-in/email",
    headers: { origin: testOrigin },
    payload: { email, password: scenePassword },
  });

describe("an account that is deleted", () => {
  test("leaves no trace in any cell of any table; neighbors and their shared clients keep theirs", async () => {
    const phone = "+34611222333";
    const neighbour = await t.owner({ name: "Nora Neighbour" });
    await buildScene(t.adminUrl, neighbour, "Neighbour");
    await asAdmin(t.adminUrl, (client) =>
      client.query(`insert into platform_sender (address) values ('+15550100000');
        insert into platform_opt_outs (client, opted_out_at) values ('+34677777777', now())`),
    );
    // What was changed is announced by the app a moment later, and then forgotten.
    await asAdmin(t.adminUrl, (client) => client.query("select announce_changes()"));
    const before = await traces([neighbour.id]);
    const windows = await readRows(t.adminUrl, "select * from whatsapp_windows");
    const { owner, words } = await buildFullAccount(t, phone);

    const owned = (await listTables()).filter(({ has_owner, name }) => has_owner && !notSeeded.includes(name));
    for (const { schema, name } of owned) {
      const rows = await readRows(t.adminUrl, `select 1 from "${schema}"."${name}" where user_id = $1`, [owner.id]);
      expect(rows.length, `${name} has to be seeded in build-full-account.ts`).toBeGreaterThan(0);
    }

    const closing = { currentPassword: scenePassword, confirm: true };
    expect((await owner.call("POST", "/api/v1/account/delete", closing)).status).toBe(204);
    expect((await tryToSignIn(owner.email)).statusCode).toBe(401);
    // What was still to be mailed has left, to the owner and to the support: a job's row goes with its end.
    await asAdmin(t.adminUrl, (client) =>
      client.query(
        "delete from graphile_worker._private_jobs where payload -> 'mail' ->> 'kind' in ('accountDeleted', 'supportTicket')",
      ),
    );
    await deleteAccountHandler({ db: t.db, endings: [] }).run({ ownerId: owner.id });

    await asAdmin(t.adminUrl, (client) => client.query("select announce_changes()"));
    expect(await traces(words)).toEqual([]);
    expect(await traces([neighbour.id])).toEqual(before);
    expect(await readRows(t.adminUrl, "select * from whatsapp_windows")).toEqual(windows);
    expect(await readRows(t.adminUrl, "select 1 from platform_opt_outs")).toHaveLength(1);
  });

  test("lets the last mail leave, and drops those that were waiting for the address", async () => {
    const { owner } = await buildFullAccount(t, "+34611222334");
    await owner.call("POST", "/api/v1/account/delete", { currentPassword: scenePassword, confirm: true });
    const mails = await readRows(
      t.adminUrl,
      "select payload -> 'mail' ->> 'kind' as kind from graphile_worker._private_jobs where payload ->> 'to' = $1",
      [owner.email],
    );
    expect(mails).toEqual([{ kind: "accountDeleted" }]);
    await deleteAccountHandler({ db: t.db, endings: [] }).run({ ownerId: owner.id });
    expect(
      await readRows(t.adminUrl, "select 1 from graphile_worker._private_jobs where payload ->> 'to' = $1", [
        owner.email,
      ]),
    ).toHaveLength(1);
  });

  test("leaves a client's open window to another business on the same number", async () => {
    const phone = "+34611222335";
    const [leaving, staying] = [await buildFullAccount(t, phone), await t.owner()];
    await asAdmin(t.adminUrl, (client) =>
      client.query("insert into platform_threads (client, user_id, written_at) values ($1, $2, now())", [
        phone,
        staying.id,
      ]),
    );
    await leaving.owner.call("POST", "/api/v1/account/delete", { currentPassword: scenePassword, confirm: true });
    await deleteAccountHandler({ db: t.db, endings: [] }).run({ ownerId: leaving.owner.id });
    const windows = await readRows(t.adminUrl, "select sender from whatsapp_windows where client = $1", [phone]);
    expect(windows).toEqual([{ sender: "+15550100000" }]);
  });
});
