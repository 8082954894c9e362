import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { freePort } from "#server/platform/postgres/free-port.ts";
import { isAlive } from "#server/platform/postgres/process-status.ts";
import { embeddedServerPid, processTestTimeoutMs } from "#server/testing/processes/spawn-daybook.ts";
import { tempDir } from "#server/testing/temp-dir.ts";
import { waitUntil } from "#server/testing/wait-until.ts";

vi.setConfig({ testTimeout: processTestTimeoutMs });

const root = join(import.meta.dirname, "..");
const dir = tempDir();
const site = tempDir();
writeFileSync(join(site.path, "index.html"), "");
/** Longer than an orderly end may take. */
const stopMs = 65_000;
let left: (() => void)[] = [];

afterEach(() => {
  for (const clean of left) clean();
  left = [];
});

/** `npm start` as systemd or a terminal runs it: npm leads a process group of its own. */
const runNpmStart = async () => {
  const port = await freePort();
  const npm = spawn("npm", ["start"], {
    cwd: root,
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dir.path,
      SITE_DIR: site.path,
      PORT: String(port),
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
  };
  npm.stdout.on("data", hear);
  npm.stderr.on("data", hear);
  const ended = once(npm, "exit");
  const pid = npm.pid ?? 0;
  left.push(() => {
    for (const one of [readServerPid(), embeddedServerPid(dir.path)])
      if (one && isAlive(one)) process.kill(one, "SIGKILL");
  });
  return { pid, ended, port, output: () => output };
};

const readServerPid = (): number | null => {
  const lock = join(dir.path, "daybook.lock");
  return existsSync(lock) ? (JSON.parse(readFileSync(lock, "utf8")) as { pid: number }).pid : null;
};

const endsWhole = async (signal: (pid: number) => void): Promise<void> => {
  const run = await runNpmStart();
  await waitUntil("its start", () => run.output().includes("is ready") || null, 60_000);
  const processes = [run.pid, readServerPid() ?? 0, embeddedServerPid(dir.path) ?? 0];
  expect(processes.every((pid) => pid > 0 && isAlive(pid))).toBe(true);
  expect(run.output()).toContain("mail simulated · WhatsApp simulated · PayPal simulated");
  signal(run.pid);
  await run.ended;
  await waitUntil("the end of all", () => processes.every((pid) => !isAlive(pid)) || null, stopMs);
  expect(existsSync(join(dir.path, "daybook.lock"))).toBe(false);
};

test(
  "npm start ends with everything it started: SIGTERM to npm alone, as a supervisor sends it",
  {
    tags: "trial",
  },
  () => endsWhole((pid) => process.kill(pid, "SIGTERM")),
);

test("npm start ends with everything it started: Ctrl-C, which reaches all of them", () =>
  endsWhole((pid) => process.kill(-pid, "SIGINT")));
