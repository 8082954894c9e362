// @module-tag trial
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { processTestTimeoutMs, stopAllSpawned } from "../processes/spawn-daybook.ts";
import { tempDir } from "../temp-dir.ts";
import { runRestartTrial, type TrialReport, type TrialSetting } from "./restart-trial.ts";
import { embeddedSetting, externalSetting } from "./trial-settings.ts";

/** Whether the queue hangs after a restart is a matter of milliseconds: more trials find more. */
const trials = Number(process.env.RESTART_TRIALS ?? 1);

vi.setConfig({ testTimeout: 2 * trials * processTestTimeoutMs, hookTimeout: processTestTimeoutMs });

afterEach(stopAllSpawned);

const prove = (report: TrialReport, processes: number): void => {
  expect(report.booked).toBeGreaterThan(0);
  expect(report.delivered).toBeGreaterThan(0);
  expect(report.ends.map(({ code }) => code)).toEqual(Array(processes).fill(0));
  // Longer than jobs and requests get to finish, shorter than the steps' limits together.
  for (const { ms } of report.ends) expect(ms).toBeLessThan(30_000);
};

const inFolder = async (work: (dir: string) => Promise<void>): Promise<void> => {
  for (let trial = 0; trial < trials; trial++) {
    using dir = tempDir();
    mkdirSync(join(dir.path, "external"), { mode: 0o711 });
    await work(dir.path);
  }
};

test("a restart of the embedded PostgreSQL under load: everything is sent, and SIGTERM ends it", () =>
  inFolder(async (dir) => prove(await runRestartTrial(embeddedSetting(dir)), 1)));

const oneProcess: [string, TrialSetting["roles"]] = ["one process", ["all"]];

test.each<[string, TrialSetting["roles"]]>([
  // In the short form one process is tried with the embedded PostgreSQL alone.
  ...(trials > 1 ? [oneProcess] : []),
  ["a web process and a worker", ["web", "worker"]],
])("a restart of the operator's PostgreSQL under %s: everything is sent, and SIGTERM ends it", (_, roles) =>
  inFolder(async (dir) => {
    const setting = await externalSetting(dir, roles);
    try {
      prove(await runRestartTrial(setting), roles.length);
    } finally {
      await stopAllSpawned();
      await setting.stopPostgres();
    }
  }),
);
