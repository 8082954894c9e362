// @module-tag trial
import { copyFileSync, readdirSync } from "node:fs";
import { request } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "#server/platform/postgres/free-port.ts";
import { startFakeS3 } from "#server/testing/apps/fake-s3.ts";
import { tempDir } from "#server/testing/temp-dir.ts";
import { openMachine } from "./open-machine.ts";
import { readRecipe } from "./read-recipe.ts";
import { stopProcesses } from "./start-process.ts";

vi.setConfig({ testTimeout: 400_000, hookTimeout: 400_000 });

const dir = tempDir();
const machine = openMachine(dir.path);
const cwd = machine.at("source");
let port: number;
let s3: Awaited<ReturnType<typeof startFakeS3>>;
/** What these recipes leave to the machine: a free port, and a bucket. */
let env: Record<string, string>;

beforeAll(async () => {
  port = await freePort();
  s3 = await startFakeS3();
  const bucket = { S3_BUCKET: "backups", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "s", S3_ENDPOINT: s3.endpoint };
  env = { PORT: String(port), DATA_DIR: machine.at("source/data"), ...bucket };
});
afterAll(async () => {
  await stopProcesses();
  await s3.close();
  dir[Symbol.dispose]();
});

const start = async (recipe: string, more: Record<string, string> = {}) => {
  const daybook = machine.start("sh", ["-euc", machine.moved(recipe)], { cwd, env: { ...env, ...more } });
  await daybook.ready();
  return daybook;
};

/** With its output, if it doesn't end well. */
const run = async (lines: string): Promise<string> => {
  const { code, output } = await machine.run(lines, { cwd, env });
  expect(code, `${lines}\n${output}`).toBe(0);
  return output;
};

const statusOf = (path: string, headers: Record<string, string> = {}): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on("error", reject)
      .end();
  });

const nameOfNewest = (folder: string): string => readdirSync(machine.at(folder)).at(-1) ?? "";

test("README's first start serves this machine, and nobody whom a proxy brings", async () => {
  const daybook = await start(readRecipe("README.md", "Try it"));
  expect([await statusOf("/"), await statusOf("/simulator/inbox"), await statusOf("/simulator")]).toEqual([
    200, 200, 200,
  ]);
  const strangers = [
    { host: "book.example.com" },
    { "x-forwarded-for": "203.0.113.9" },
    { "x-real-ip": "203.0.113.9" },
  ];
  for (const headers of strangers) expect(await statusOf("/simulator/inbox", headers)).toBe(404);

  expect(await run(readRecipe("docs/operate.md", "Is all well?"))).toMatch(/✓.* app .*is ready/);
  expect(await run(readRecipe("docs/operate.md", "The administrator's secret"))).toMatch(/^\S{20,}$/m);
  const made = await run(readRecipe("docs/operate.md", "Backups"));
  expect(made.match(/daybook-\S+\.tar\.gz/g)).toHaveLength(3);
  expect([readdirSync(machine.at("source/data/backups")), readdirSync(machine.at("mnt/nas"))]).toMatchObject([
    [{}],
    [{}],
  ]);
  await run(readRecipe("docs/operate.md", "A newer PostgreSQL for the embedded database"));
  await daybook.stop();
});

test("what was backed up is restored as the document says, in its place and elsewhere", async () => {
  const name = nameOfNewest("source/data/backups");
  const recipe = readRecipe("docs/operate.md", "Restoring").replace("daybook-2027-03-01T02-40-00Z.tar.gz", name);
  const restored = await run(recipe);
  expect(restored.match(/^Restored\.$/gm)).toHaveLength(3);

  copyFileSync(machine.at(`source/data/backups/${name}`), machine.at(`source/${name}`));
  const trial = readRecipe("docs/operate.md", "Restoring", 1).replace("daybook-….tar.gz", name);
  expect(await run(trial)).toMatch(/Restored\.[\s\S]*✓.* database/);

  const [move = "", restore = ""] = readRecipe(
    "docs/operate.md",
    "A newer PostgreSQL for the embedded database",
    1,
  ).split("\n");
  await run(`${move}\n${restore.replace("daybook-….tar.gz", nameOfNewest("var/backups/daybook"))}`);
});

test("README's demo prints the way in", async () => {
  const daybook = await start("npm start -- --demo");
  expect(daybook.output()).toMatch(/^demo sign-in: http:/m);
  await daybook.stop();
});

test("the recipe of one process serves a public address, without simulators", async () => {
  const daybook = await start(readRecipe("docs/deploy.md", "One process"));
  expect([await statusOf("/readyz"), await statusOf("/"), await statusOf("/simulator/inbox")]).toEqual([200, 200, 404]);
  expect(daybook.output()).toContain("mail live (mail.example.com)");
  await daybook.stop();
});
