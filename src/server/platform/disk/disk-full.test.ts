import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { readRows } from "../../testing/read-rows.ts";
import { tempDir } from "../../testing/temp-dir.ts";
import { createDiskStorage } from "../storage/create-disk-storage.ts";
import type { StorageKey } from "../storage/storage.ts";
import { isDiskFull } from "./is-disk-full.ts";

const dir = tempDir();
const small = join(dir.path, "small");
mkdirSync(small);
/** A disk of one megabyte; only root can have one, and not in every container. */
const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", small]).status === 0;

afterAll(() => {
  if (isMounted) spawnSync("umount", ["-l", small]);
  dir[Symbol.dispose]();
});

describe.skipIf(!isMounted)(
  `a disk without space${isMounted ? "" : " (skipped: a small one can't be mounted here)"}`,
  async () => {
    const testApp = await openTestApp();
    const tablespace = `small_${process.pid}`;
    const form = { name: "Haircut", durationMinutes: 45, bufferMinutes: 5, description: null, price: null };

    beforeAll(async () => {
      const folder = join(small, "postgres");
      mkdirSync(folder);
      const [server] = await readRows<{ folder: string }>(
        testApp.adminUrl,
        "select setting as folder from pg_settings where name = 'data_directory'",
      );
      const { uid, gid } = statSync(server?.folder ?? "");
      chownSync(folder, uid, gid);
      await asAdmin(testApp.adminUrl, async (client) => {
        await client.query(`create tablespace ${tablespace} location '${folder}'`);
        await client.query(`alter table time_slot_configs set tablespace ${tablespace}`);
        await client.query(`create table filler (row text) tablespace ${tablespace}`);
      });
    });
    afterAll(async () => {
      await asAdmin(testApp.adminUrl, async (client) => {
        await client.query("drop table if exists filler");
        await client.query("alter table time_slot_configs set tablespace pg_default");
        await client.query(`drop tablespace ${tablespace}`);
      });
    });

    const fill = () =>
      asAdmin(testApp.adminUrl, async (client) => {
        for (;;) await client.query("insert into filler select repeat('x', 1000) from generate_series(1, 7)");
      });

    test("is answered with 503, and with success again once there is some", async () => {
      const owner = await testApp.owner();
      await expect(fill()).rejects.toMatchObject({ code: "53100" });
      const refused = await owner.call("POST", "/api/v1/appointment-types", form);
      expect(refused).toMatchObject({ status: 503, body: { code: "unavailable" } });
      await asAdmin(testApp.adminUrl, (client) => client.query("drop table filler"));
      expect((await owner.call("POST", "/api/v1/appointment-types", form)).status).toBe(201);
    });

    test("refuses a picture as well", async () => {
      const storage = createDiskStorage(join(small, "files"));
      const failure = await storage
        .put("profile-images/big" as StorageKey, Buffer.alloc(2_000_000), "image/png")
        .catch((error: unknown) => error);
      expect(isDiskFull(failure)).toBe(true);
      expect(readdirSync(join(small, "files"), { recursive: true })).toEqual(["profile-images"]);
    });
  },
);
