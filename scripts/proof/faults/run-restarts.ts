import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { stopAllSpawned } from "#server/testing/processes/spawn-daybook.ts";
import { runRestartTrial, type TrialReport } from "#server/testing/restart/restart-trial.ts";
import { embeddedSetting, externalSetting } from "#server/testing/restart/trial-settings.ts";
import { tempDir } from "#server/testing/temp-dir.ts";

/** Longer than jobs and requests get to finish, shorter than the steps' limits together. */
const longestEndMs = 30_000;

type Setting = { name: string; run(dir: string): Promise<TrialReport> };

const withExternal = async (dir: string, roles: Parameters<typeof externalSetting>[1]): Promise<TrialReport> => {
  const setting = await externalSetting(dir, roles);
  try {
    return await runRestartTrial(setting);
  } finally {
    await stopAllSpawned();
    await setting.stopPostgres();
  }
};

const settings: readonly Setting[] = [
  { name: "embedded, one process", run: (dir) => runRestartTrial(embeddedSetting(dir)) },
  { name: "external, one process", run: (dir) => withExternal(dir, ["all"]) },
  { name: "external, web and worker", run: (dir) => withExternal(dir, ["web", "worker"]) },
];

/** PostgreSQL restarted under load, so often in each setting: everything is sent, and SIGTERM ends it. Returns failures. */
export const runRestarts = async (trials: number): Promise<number> => {
  let failures = 0;
  for (const { name, run } of settings) {
    const recoveries: number[] = [];
    for (let trial = 1; trial <= trials; trial++) {
      const wrong = await tryOnce(run, recoveries).catch((error: unknown) => String(error));
      await stopAllSpawned();
      if (wrong === null) continue;
      failures += 1;
      console.log(`  ✗ ${name}, trial ${trial}: ${wrong.slice(0, 300)}`);
    }
    const slowest = Math.round(Math.max(0, ...recoveries));
    console.log(`  ${name}: ${recoveries.length} of ${trials} trials, slowest recovery ${slowest} ms`);
  }
  return failures;
};

const tryOnce = async (run: Setting["run"], recoveries: number[]): Promise<string | null> => {
  using dir = tempDir();
  mkdirSync(join(dir.path, "external"), { mode: 0o711 });
  const { booked, delivered, ends, recoveryMs } = await run(dir.path);
  if (booked === 0 || delivered === 0) return `${booked} booked, ${delivered} delivered`;
  const badEnd = ends.find(({ code, ms }) => code !== 0 || ms > longestEndMs);
  if (badEnd) return `a process ended with ${badEnd.code} after ${Math.round(badEnd.ms)} ms`;
  recoveries.push(recoveryMs);
  return null;
};
