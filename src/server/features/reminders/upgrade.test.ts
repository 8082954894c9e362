import { randomUUID } from "node:crypto";
import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { migrateDatabase, migrationsDir } from "../../platform/db/migrate-database.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { readRows } from "../../testing/read-rows.ts";
import { tempDir } from "../../testing/temp-dir.ts";

const name = `daybook_upgrade_${process.pid}`;
let url: string;
let dir: ReturnType<typeof tempDir>;

beforeEach(async () => {
  await asAdmin(inject("adminUrl"), (client) => client.query(`create database ${name}`));
  const address = new URL(inject("adminUrl"));
  address.pathname = `/${name}`;
  url = address.href;
  dir = tempDir();
  cpSync(migrationsDir, dir.path, { recursive: true });
  for (const file of readdirSync(dir.path)) if (file >= "0028") rmSync(join(dir.path, file));
  await migrateDatabase(url, dir.path);
});

afterEach(async () => {
  await asAdmin(inject("adminUrl"), (client) => client.query(`drop database ${name} with (force)`));
  dir[Symbol.dispose]();
});

test("the jobs that waited are gone, and appointments are reminded of as they would have been", async () => {
  const [owner, agent] = [randomUUID(), randomUUID()];
  await asAdmin(url, async (client) => {
    await client.query(`insert into "user" (id, name, email) values ($1, 'Ana', 'ana@example.com')`, [owner]);
    await client.query(
      `insert into agents (id, user_id, name, email, working_hours) values ($1, $2, 'Ana', 'ana@example.com', '{}')`,
      [agent, owner],
    );
    await client.query(
      `insert into appointments (user_id, agent_id, client_name, client_phone, appointment_date, appointment_time, duration,
         service_type, starts_at, ends_at, blocks, updated_at)
       select $1, $2, 'Cleo', '+34600000000', '2027-03-05', at, 30, 'Haircut', '2027-03-05'::date + at at time zone 'UTC',
         ('2027-03-05'::date + at at time zone 'UTC') + interval '30 minutes',
         tstzrange('2027-03-05'::date + at at time zone 'UTC',
           ('2027-03-05'::date + at at time zone 'UTC') + interval '30 minutes'), changed
         from (values (time '10:00', timestamptz '2027-03-01T09:00:00Z'),
                      (time '11:00', timestamptz '2027-03-04T12:00:00Z')) as given (at, changed)`,
      [owner, agent],
    );
    await client.query("select graphile_worker.add_job('remind-client', job_key => 'reminder2h:x')");
    await client.query("select graphile_worker.add_job('send-notice', job_key => 'notice:x')");
  });
  await migrateDatabase(url);
  expect(await readRows(url, "select key from graphile_worker._private_jobs")).toEqual([{ key: "notice:x" }]);
  const due = await readRows(
    url,
    `select to_char(starts_at at time zone 'UTC', 'HH24:MI') as at from find_due_reminders('reminder24h',
       interval '24 hours', '2027-03-05T06:00:00Z', '2027-03-05T12:00:00Z', null, null, 10)`,
  );
  // The one that was moved to eleven when its moment had passed had no job, either.
  expect(due).toEqual([{ at: "10:00" }]);
});
