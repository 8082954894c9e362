// @module-tag trial
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, inject, test, vi } from "vitest";
import { freePort } from "#server/platform/postgres/free-port.ts";
import { asAdmin } from "#server/testing/apps/test-cluster.ts";
import { testSecret } from "#server/testing/builders/build-owner.ts";
import { databaseOverTcp } from "#server/testing/processes/database-address.ts";
import { tempDir } from "#server/testing/temp-dir.ts";
import { openMachine } from "./open-machine.ts";
import { readRecipe, root } from "./read-recipe.ts";
import { stopProcesses } from "./start-process.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const dir = tempDir();
const machine = openMachine(dir.path);
const name = `split_${process.pid}`;

afterAll(async () => {
  await stopProcesses();
  await asAdmin(inject("adminUrl"), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`drop role if exists ${name}`);
  });
  dir[Symbol.dispose]();
});

const readSql = (document: string): string =>
  /```sql\n([\s\S]*?)```/.exec(readFileSync(join(root, document), "utf8"))?.[1] ?? "";

test("an own PostgreSQL made as the document says carries processes that are split as it says", async () => {
  // The tests' server has a user of that name already.
  const statements = readSql("docs/deploy.md")
    .replace(/\bdaybook\b/g, name)
    .replace("…", "sesame")
    .split(";\n");
  await asAdmin(inject("adminUrl"), async (client) => {
    for (const statement of statements) if (statement.trim() !== "") await client.query(statement);
    // On a server of its own, this user makes that role and may grant it.
    await client.query(`grant daybook_app to ${name} with admin option`);
  });
  const url = new URL(databaseOverTcp(inject("adminUrl"), name));
  url.username = name;
  url.password = "sesame";

  const cwd = machine.at("source");
  const build = await machine.run("npm ci && node_modules/.bin/node scripts/build-web.ts", { cwd });
  expect(build.code, build.output).toBe(0);
  const ports = [await freePort(), await freePort()];
  const lines = readRecipe("docs/deploy.md", "Splitting")
    .replace("3000", String(ports[0]))
    .replace("3001", String(ports[1]))
    .trim()
    .split("\n");
  expect(lines).toHaveLength(3);
  const env = { DATABASE_URL: url.href, AUTH_SECRET: testSecret, DATA_DIR: machine.at("data") };
  const processes = lines.map((line) => machine.start("sh", ["-euc", `exec env ${line}`], { cwd, env }));
  for (const daybook of processes) await daybook.ready();
  for (const port of ports) expect((await fetch(`http://127.0.0.1:${port}/auth`)).status).toBe(200);
  expect(await Promise.all(processes.map((daybook) => daybook.stop()))).toEqual([0, 0, 0]);

  // After the secret was lost, as the same user.
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(readSql("docs/operate.md"));
  await client.end();
});
