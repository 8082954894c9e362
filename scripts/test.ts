import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runCommand, scriptCommand, toolCommand } from "./check/run/run-command.ts";
import {
  addCounts,
  readPlaywrightCounts,
  readRetriedJourneys,
  readVitestCounts,
  type TestCounts,
} from "./check/run/test-counts.ts";
import { ensureBrowser } from "./ensure-browser.ts";

/** What a stage found; `ok` is false as well when it broke off without a failing test. */
type StageResult = { ok: boolean; counts: TestCounts; retried?: readonly string[] };

const none: TestCounts = { passed: 0, failed: 0 };

// Everything after the options goes to the browser tests: `npm run test:e2e -- e2e/accounts/sign-up.spec.ts`.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: "string" } } });
const reports = await mkdtemp(join(tmpdir(), "daybook-test-"));

const run = async (command: readonly [string, ...string[]], env: Record<string, string> = {}): Promise<boolean> => {
  // Machines are in different zones; tests that need another zone name it.
  const { exitCode } = await runCommand(command, { output: "inherit", env: { TZ: "UTC", ...env } });
  return exitCode === 0;
};

const check = async (): Promise<StageResult> => ({ ok: await run(scriptCommand("scripts/check.ts")), counts: none });

const unit = async (): Promise<StageResult> => {
  const report = join(reports, "unit.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const ok = await run(toolCommand("vitest", "vitest", "run", ...reporters));
  return { ok, counts: await readVitestCounts(report) };
};

/** Whether a change has made something slower, by figures that a busy machine changes least. */
const bench = async (): Promise<StageResult> => ({
  ok: await run(scriptCommand("bench/run.ts", "--quick")),
  counts: none,
});

const e2e = async (): Promise<StageResult> => {
  if (!(await run(scriptCommand("scripts/build-web.ts")))) return { ok: false, counts: none };
  const report = join(reports, "e2e.json");
  const env = { CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const ok = await run(
    toolCommand("playwright", "@playwright/test", "test", "--reporter=list,json", ...positionals),
    env,
  );
  return { ok, counts: await readPlaywrightCounts(report), retried: await readRetriedJourneys(report) };
};

const stages: Readonly<Record<string, () => Promise<StageResult>>> = { check, bench, unit, e2e };

const brokenOff = (error: unknown): StageResult => {
  console.error(error instanceof Error ? error.message : error);
  return { ok: false, counts: none };
};

const main = async (): Promise<void> => {
  const names = values.only === undefined ? Object.keys(stages) : [values.only];
  let total = none;
  for (const name of names) {
    const stage = stages[name];
    if (!stage) throw new Error(`--only takes ${Object.keys(stages).join(", ")}; there is no ${name}.`);
    const { ok, counts, retried = [] } = await stage().catch(brokenOff);
    total = addCounts(total, counts);
    for (const journey of retried) console.log(`needed a second try, which is a defect to mend: ${journey}`);
    if (ok) continue;
    // A stage that fails without a failing test must not read as "0 failed".
    if (counts.failed === 0) total = addCounts(total, { passed: 0, failed: 1 });
    console.log(`${name} failed`);
    process.exitCode = 1;
    break;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
};

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(reports, { recursive: true, force: true });
}
