import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { printTable } from "../shared/print-table.ts";
import type { BrokenBuild } from "./broken-build.ts";
import { brokenBuilds } from "./broken-builds.ts";

type Proof = { threat: string; findings: string[]; unused: string[] };

const runFile = promisify(execFile);

/** Every check on a build that is broken where it looks: each has to notice. Returns how many didn't. */
export const proveChecks = async (clusterUrl: string): Promise<number> => {
  const rows: string[][] = [];
  const waiting = [...brokenBuilds];
  const proveNext = async (): Promise<void> => {
    for (let build = waiting.shift(); build; build = waiting.shift()) {
      const { threat, caught } = await prove(clusterUrl, build);
      rows.push([threat, build.name, caught]);
      console.error(`  ${rows.length} of ${brokenBuilds.length}: ${build.name}: ${caught}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, proveNext));
  printTable([["class", "build that is broken on purpose", "caught"], ...rows]);
  return rows.filter(([, , caught]) => !caught?.startsWith("yes")).length;
};

const prove = async (clusterUrl: string, build: BrokenBuild): Promise<{ threat: string; caught: string }> => {
  const env = { ...process.env, BROKEN_BUILD: build.name };
  try {
    const file = join(import.meta.dirname, "run-check.ts");
    const { stdout } = await runFile(process.execPath, [file, clusterUrl], { env, timeout: 600_000, maxBuffer: 1e8 });
    const { threat, findings, unused } = JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Proof;
    // The source has changed since the list was written.
    if (unused.length > 0) return { threat, caught: `no: ${unused.join(", ")} has no such text` };
    const [first] = findings;
    return { threat, caught: first === undefined ? "no" : `yes: ${first.slice(0, 90)}` };
  } catch (error) {
    return { threat: "?", caught: `no: the build doesn't start: ${String(error).slice(0, 200)}` };
  }
};
