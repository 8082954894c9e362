// @module-tag trial
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { cloneDatabase, createEmptyDatabase } from "../../testing/apps/test-cluster.ts";
import { readRows } from "../../testing/read-rows.ts";
import { tempDir } from "../../testing/temp-dir.ts";
import { createDiskStorage } from "../storage/create-disk-storage.ts";
import { writeArchive } from "./archive.ts";
import { backUp } from "./back-up.ts";
import { inspectArchive, restoreBackup } from "./restore-backup.ts";

const cron = '{"_cron":{"ts":"2026-03-01T02:40:00.000Z","backfilled":false}}';

const jobNames = async (url: string): Promise<string[]> => {
  const rows = await readRows<{ name: string }>(
    url,
    "select t.identifier as name from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id",
  );
  return rows.map(({ name }) => name).sort();
};

test("a job that a schedule added is neither backed up nor restored from an archive that holds one", async () => {
  using dir = tempDir();
  const first = await cloneDatabase(inject("adminUrl"));
  const source = (url: string) => ({
    ...{ url, storage: createDiskStorage(join(dir.path, "files")), authSecret: "x".repeat(32), keepsSecret: false },
    onProgress: () => {},
  });
  await readRows(
    first.url,
    `select graphile_worker.add_job('send-mail', '{}'), graphile_worker.add_job('send-mail', '["_cron"]'),
       graphile_worker.add_job('nightly-backup', '${cron}')`,
  );
  const path = join(dir.path, "new.tar.gz");
  await backUp(source(first.url), createWriteStream(path));
  const manifest = await inspectArchive(path);
  const second = await createEmptyDatabase(inject("adminUrl"));
  await restoreBackup(path, manifest, source(second.url));
  expect(await jobNames(second.url)).toEqual(["send-mail", "send-mail"]);

  const older = join(dir.path, "older.tar.gz");
  const rowOf = (name: string, payload: string) =>
    [name, payload, "\\N", "2026-03-01T02:40:00Z", "25", "\\N", "0"].join("\t");
  await writeArchive(createWriteStream(older), new Date(), (to) =>
    to.add("jobs/000001.copy", Buffer.from(`${rowOf("nightly-backup", cron)}\n${rowOf("send-mail", "{}")}\n`)),
  );
  const third = await createEmptyDatabase(inject("adminUrl"));
  await restoreBackup(older, { ...manifest, tables: [] }, source(third.url));
  expect(await jobNames(third.url)).toEqual(["send-mail"]);
  for (const { drop } of [first, second, third]) await drop();
}, 120_000);
