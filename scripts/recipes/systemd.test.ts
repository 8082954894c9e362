// @module-tag trial
import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "#server/platform/postgres/free-port.ts";
import { startInboxServer } from "#server/simulators/inbox/inbox-server.ts";
import { createFileInboxStore } from "#server/simulators/inbox/inbox-store.ts";
import { tempDir } from "#server/testing/temp-dir.ts";
import { openMachine } from "./open-machine.ts";
import { readRecipe } from "./read-recipe.ts";
import { stopProcesses } from "./start-process.ts";
import { parseEnvironmentFile, parseUnit } from "./systemd-environment.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const dir = tempDir();
const machine = openMachine(dir.path);
let smtp: Awaited<ReturnType<typeof startInboxServer>>;
let port: number;

beforeAll(async () => {
  smtp = await startInboxServer({
    ...{ store: createFileInboxStore(machine.at("mails")), now: () => Temporal.Now.instant(), onError: () => {} },
  });
  port = await freePort();
  const installed = await machine.run(readRecipe("docs/deploy.md", "systemd"));
  expect(installed.code, installed.output).toBe(0);
});
afterEach(stopProcesses);
afterAll(async () => {
  await smtp.close();
  dir[Symbol.dispose]();
});

/** As the recipe's comment says: the lines of the copied file, with values. */
const edit = (file: string): string =>
  file
    .replace(/^#?PUBLIC_URL=.*$/m, "PUBLIC_URL=https://book.example.com")
    .replace(/^#?SMTP_URL=.*$/m, `SMTP_URL=${smtp.smtpUrl}`)
    .replace(/^#?MAIL_FROM=.*$/m, "MAIL_FROM=Example <book@example.com>")
    .replace(/^#?PORT=.*$/m, `PORT=${port}`);

const envFile = machine.at("etc/daybook.env");

/** The unit's process, in the environment that systemd would give it. */
const startUnit = () => {
  const unit = parseUnit(machine.moved(readFileSync(machine.at("etc/systemd/system/daybook.service"), "utf8")));
  const [command = "", ...args] = unit.command;
  const env = { ...unit.environment, ...parseEnvironmentFile(readFileSync(unit.environmentFile, "utf8")) };
  return machine.start(command, args, { cwd: unit.cwd, env });
};

const ask = async (path: string, init: RequestInit = {}) =>
  (await fetch(`http://127.0.0.1:${port}${path}`, init)).status;

test("the recipe's unit serves a public installation without simulators, and the doctor looks at it", async () => {
  writeFileSync(envFile, edit(readFileSync(machine.at("source/.env.example"), "utf8")));
  const daybook = startUnit();
  await daybook.ready();
  expect(daybook.output()).toContain("WhatsApp off · PayPal off");
  expect(daybook.output()).not.toContain("/simulator");
  expect([await ask("/readyz"), await ask("/"), await ask("/auth")]).toEqual([200, 200, 200]);
  const clock = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
  expect([await ask("/simulator/api/clock", clock), await ask("/simulator/inbox")]).toEqual([404, 404]);

  // What systemd-run does: the file's lines, then the command.
  machine.addProgram(
    "systemd-run",
    `while case "$1" in --*) true;; *) false;; esac; do
       case "$1" in --property=EnvironmentFile=*) file=\${1#--property=EnvironmentFile=};; --working-directory=*) cd "\${1#*=}";; esac
       shift
     done
     while IFS= read -r line; do case "$line" in [A-Z]*=*) export "\${line%%=*}=\${line#*=}";; esac; done < "$file"
     exec "$@"`,
  );
  const commands = readRecipe("docs/operate.md", "Is all well?", 1);
  const script = machine.at("opt/daybook/deploy/daybook");
  writeFileSync(script, machine.moved(readFileSync(script, "utf8")));
  const done = await machine.run(commands, { cwd: machine.at("opt/daybook") });
  expect(done.code, done.output).toBe(0);
  expect(done.output).toMatch(/✓.* database/);
  expect(done.output).toMatch(/mnt\/nas\/daybook-.*\.tar\.gz/);
  expect(await daybook.stop(), daybook.output()).toBe(0);
});

test("nothing that is left empty in the environment file opens the installation", async () => {
  const all = readFileSync(machine.at("source/.env.example"), "utf8").replace(/^#([A-Z][A-Z0-9_]*)=.*$/gm, "$1=");
  writeFileSync(envFile, edit(all));
  const daybook = startUnit();
  await daybook.ready();
  expect([await ask("/readyz"), await ask("/simulator/inbox")]).toEqual([200, 404]);
  expect(await daybook.stop()).toBe(0);
});

test.each<[string, string, RegExp]>([
  ["unedited", "", /SMTP_URL must be set/],
  ["with http", "PUBLIC_URL=http://book.example.com", /PUBLIC_URL must begin with https/],
  ["with the sender of trials", "MAIL_FROM=Daybook <hello@daybook.localhost>", /MAIL_FROM must be an address/],
])("an environment file %s is refused", async (_, line, reason) => {
  const example = readFileSync(machine.at("source/.env.example"), "utf8");
  writeFileSync(envFile, line === "" ? example : `${edit(example)}\n${line}\n`);
  const daybook = startUnit();
  await expect(daybook.ready()).rejects.toThrow(reason);
});
