import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findTrials, vitestHalf } from "./check/run/find-trials.ts";
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

/**
 * `npm test`: what every change has to pass. `npm run proof:trials` (`--trials`): what it leaves out, and nothing else;
 * CONTRIBUTING.md says what is a trial. Everything after the options goes to the browser tests, and files that are
 * named run whole: `npm run test:e2e -- e2e/accounts/sign-up.spec.ts`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" }, trials: { type: "boolean", default: false } },
});
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
  const trials = await findTrials(join(import.meta.dirname, ".."));
  const { args, env } = vitestHalf(trials, values.trials ? "trials" : "everyday");
  const ok = await run(toolCommand("vitest", "vitest", "run", ...reporters, ...args), env);
  return { ok, counts: await readVitestCounts(report) };
};

const journeys = (): string[] => {
  if (positionals.length > 0) return positionals;
  if (!values.trials) return ["--grep-invert=@trial"];
  return process.env["LONG_TRIALS"] ? ["--grep=@trial"] : ["--grep=@trial", "--grep-invert=@form"];
};

const e2e = async (): Promise<StageResult> => {
  if (!(await run(scriptCommand("scripts/build-web.ts")))) return { ok: false, counts: none };
  const report = join(reports, "e2e.json");
  const env = { CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const ok = await run(
    toolCommand("playwright", "@playwright/test", "test", "--reporter=list,json", ...journeys()),
    env,
  );
  return { ok, counts: await readPlaywrightCounts(report), retried: await readRetriedJourneys(report) };
};

const stages: Readonly<Record<string, () => Promise<StageResult>>> = values.trials
  ? { unit, e2e }
  : { check, unit, e2e };

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
