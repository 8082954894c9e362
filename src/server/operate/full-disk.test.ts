// @module-tag trial
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { freePort } from "../platform/postgres/free-port.ts";
import { startInboxServer } from "../simulators/inbox/inbox-server.ts";
import { createFileInboxStore } from "../simulators/inbox/inbox-store.ts";
import { runOperatorCommand, signOf } from "../testing/processes/run-operator-command.ts";
import { setUpProcessTests } from "../testing/processes/set-up-process-tests.ts";
import { spawnDaybook, startSpawned } from "../testing/processes/spawn-daybook.ts";
import { mountSmallDisk } from "../testing/small-disk.ts";
import { waitUntil } from "../testing/wait-until.ts";

const dir = setUpProcessTests();
const dataDir = join(dir.path, "data");
mkdirSync(dataDir);
const disk = mountSmallDisk(dataDir, 250);
afterAll(() => disk?.unmount());

test.skipIf(disk === null)(
  `a full disk is told to everyone who asks, and a backup leaves for elsewhere${disk === null ? " (skipped: none can be mounted here)" : ""}`,
  async () => {
    const mails = createFileInboxStore(join(dir.path, "inbox"));
    const smtp = await startInboxServer({ store: mails, now: () => Temporal.Now.instant(), onError: () => {} });
    const port = await freePort();
    const env = { DATA_DIR: dataDir, PORT: String(port), AUTH_SECRET: "", SIMULATORS: "off", SMTP_URL: smtp.smtpUrl };
    const daybook = await startSpawned({ ...env, SUPPORT_EMAIL: "operator@example.com" });
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect((await ask("/readyz")).status).toBe(200);

    disk?.fill();
    const unready = await ask("/readyz");
    expect([unready.status, await unready.json()]).toEqual([503, { status: "unready", disk: "full" }]);
    expect(await (await ask("/metrics")).text()).toMatch(/^daybook_disk_free_bytes \d{1,8}$/m);
    const mail = await waitUntil("the mail", async () => (await mails.list(10))[0]);
    expect(mail).toMatchObject({ to: "operator@example.com", subject: expect.stringContaining("almost full") });

    const doctor = await runOperatorCommand("doctor", env);
    expect([signOf(doctor.output, "disk"), signOf(doctor.output, "database")], doctor.output).toEqual(["✗", "✓"]);
    const elsewhere = join(dir.path, "elsewhere");
    const backup = await runOperatorCommand("backup", env, "--to", elsewhere);
    expect([backup.code, readdirSync(elsewhere)], backup.output).toEqual([0, [expect.stringMatching(/\.tar\.gz$/)]]);
    const here = await runOperatorCommand("backup", env);
    expect([here.code, here.output], here.output).toEqual([1, expect.stringContaining("ENOSPC: no space left")]);
    await daybook.stop();

    disk?.fill();
    const down = await runOperatorCommand("doctor", env);
    expect([signOf(down.output, "disk"), signOf(down.output, "database")], down.output).toEqual(["✗", "?"]);
    const refused = spawnDaybook(env);
    expect(await refused.ended).toBe(1);
    expect(refused.output().stderr).toMatch(/^Daybook can't start\. The disk of DATA_DIR \S+ is full[^\n]+\n$/);
    disk?.free();
    await (await startSpawned(env)).stop();
    await smtp.close();
  },
);
