import { expect, inject, test } from "vitest";
import { asAdmin, cloneDatabase } from "../../testing/apps/test-cluster.ts";
import { checkBackup, checkQueue, checkVersions } from "./check-database.ts";

test("a single finding is written in the singular", async () => {
  const { url, drop } = await cloneDatabase(inject("adminUrl"));
  await asAdmin(url, async (client) => {
    const queueWith = async (workers: number): Promise<string> => {
      await client.query("delete from job_workers");
      await client.query(
        "insert into job_workers select gen_random_uuid(), '{}', now() from generate_series(1, $1::int)",
        [workers],
      );
      return (await checkQueue(client, true)).text;
    };
    expect(await queueWith(1)).toMatch(/, 1 worker$/);
    expect(await queueWith(2)).toMatch(/, 2 workers$/);
    const backupOf = async (age: string): Promise<string> => {
      await client.query("delete from backups");
      await client.query(
        "insert into backups (name, place, started_at, finished_at) values ('b', 'here', now(), now() - $1::interval)",
        [age],
      );
      return (await checkBackup(client, false)).text;
    };
    expect(await backupOf("20 seconds")).toBe("1 minute ago, here");
    expect(await backupOf("59 minutes 50 seconds")).toBe("1 hour ago, here");
    expect(await backupOf("5 minutes")).toBe("5 minutes ago, here");
    expect(await backupOf("80 minutes")).toBe("1 hour ago, here");
    expect(await backupOf("3 days")).toBe("3 days ago, here");
    await client.query("delete from schema_migrations where name = (select max(name) from schema_migrations)");
    expect((await checkVersions(client)).text).toMatch(/, 1 migration to be applied at the next start$/);
  });
  await drop();
});
