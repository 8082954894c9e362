import { expect, inject, test } from "vitest";
import type { WhatsAppChannel } from "../integrations/whatsapp/channel.ts";
import { openDatabase } from "../platform/db/database.ts";
import { sampleAppDeps } from "../testing/apps/sample-app-deps.ts";
import { cloneDatabase } from "../testing/apps/test-cluster.ts";
import { readRows } from "../testing/read-rows.ts";
import { tempDir } from "../testing/temp-dir.ts";
import { startBackgroundWork } from "./start-background-work.ts";

/** The last step of the start asks for it. */
const unanswered = {
  get account(): string {
    throw new Error("timeout expired");
  },
} as WhatsAppChannel;

test("a part that can't be started leaves none of the others at work", async () => {
  using dir = tempDir();
  const database = await cloneDatabase(inject("adminUrl"));
  const db = openDatabase(database.url, 3);
  const start = startBackgroundWork({
    ...sampleAppDeps({ db, databaseUrl: database.url, siteDir: dir.path }),
    ...{
      adminUrl: database.url,
      smtpUrl: "smtp://127.0.0.1:1",
      mailFrom: "Daybook <hello@example.com>",
      isAlone: true,
    },
    ...{ authSecret: "secret", keepsSecret: false, backups: null, whatsapp: unanswered },
  });
  await expect(start).rejects.toThrow("timeout expired");
  await db.close();
  expect(await readRows(database.url, "select from job_workers")).toEqual([]);
  const others = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend'`;
  expect(await readRows(database.url, others)).toEqual([]);
  await database.drop();
});
