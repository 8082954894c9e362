import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "../../platform/postgres/process-status.ts";
import { loadSecrets } from "../../platform/secrets.ts";
import { testSecret } from "../builders/build-owner.ts";
import { waitUntil } from "../wait-until.ts";
import { builtServer } from "./built-server.ts";

export type SpawnedDaybook = {
  readonly pid: number;
  /** Resolves when it says that it is ready; fails with what it said when it ends before. */
  readonly ready: Promise<void>;
  /** Resolves with the exit code, or null for a kill. */
  readonly ended: Promise<number | null>;
  /** All it wrote so far. */
  output(): { stdout: string; stderr: string };
  signal(signal: NodeJS.Signals): void;
  /** Asks it to stop and waits until it has. */
  stop(): Promise<number | null>;
  /** `kill -9`. */
  kill(): Promise<void>;
};

/** Starts take a second on an idle machine, and many more on a busy one. */
export const processTestTimeoutMs = 120_000;

/** Compiling takes most of a start; the tests start many. */
export const compileCache = join(import.meta.dirname, "../../../../.cache/compiled");
const spawned = new Set<SpawnedDaybook>();
const dataDirs = new Set<string>();

/** Daybook as a process of its own, with exactly this environment beside quiet logs and the tests' secret. */
export const spawnDaybook = (environment: Record<string, string>): SpawnedDaybook => {
  const child = spawn(process.execPath, [builtServer()], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      NODE_ENV: "test",
      LOG_LEVEL: "error",
      AUTH_SECRET: testSecret,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output.stdout += chunk.toString();
      if (output.stdout.includes("is ready")) resolve();
    });
    child.stderr.on("data", (chunk: Buffer) => {
      output.stderr += chunk.toString();
    });
    void ended.then((code) => reject(new Error(`Daybook ended with ${code}: ${output.stderr}`)));
  });
  // A test that expects a refusal never waits for it.
  ready.catch(() => {});
  const daybook: SpawnedDaybook = {
    pid: child.pid ?? 0,
    ready,
    ended,
    output: () => ({ ...output }),
    signal: (signal) => void child.kill(signal),
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
  spawned.add(daybook);
  if (environment.DATA_DIR) dataDirs.add(environment.DATA_DIR);
  void ended.then(() => spawned.delete(daybook));
  return daybook;
};

/** A web client of one empty page, for processes that are asked for nothing but the API outside of NODE_ENV=test. */
export const emptySite = (dataDir: string): string => {
  const folder = join(dataDir, "site");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), "");
  return folder;
};

/** Starts it and waits until it is ready. */
export const startSpawned = async (environment: Record<string, string>): Promise<SpawnedDaybook> => {
  const daybook = spawnDaybook(environment);
  await daybook.ready;
  return daybook;
};

/** For after each test: whatever a failed one left running is stopped, its PostgreSQL too. */
export const stopAllSpawned = async (): Promise<void> => {
  await Promise.all([...spawned].map((daybook) => daybook.stop()));
  for (const dataDir of dataDirs) {
    const pid = embeddedServerPid(dataDir);
    if (pid === null || !isAlive(pid)) continue;
    process.kill(pid, "SIGINT");
    await waitUntil("PostgreSQL's end", () => !isAlive(pid));
  }
};

/** The private database of a running Daybook, for the user that owns the schema. */
export const embeddedDatabaseUrl = (dataDir: string): string => {
  const port = readFileSync(join(dataDir, "postgres.port"), "utf8");
  const password = encodeURIComponent(loadSecrets(dataDir).databasePassword);
  return `postgres://daybook:${password}@127.0.0.1:${port}/daybook`;
};

/** The pid of the embedded server, or null when none is running. */
export const embeddedServerPid = (dataDir: string): number | null => {
  try {
    // Empty for a moment while it is being written.
    return Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]) || null;
  } catch {
    return null;
  }
};
