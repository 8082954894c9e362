import { availableParallelism } from "node:os";
import { runCommand, scriptCommand, toolCommand } from "./check/run/run-command.ts";

// tsc -b takes the longest, so it begins at once.
const checks: readonly { name: string; command: readonly [string, ...string[]] }[] = [
  { name: "types", command: toolCommand("tsc", "typescript", "-b", "--force") },
  { name: "format and lint", command: toolCommand("biome", "@biomejs/biome", "check", "--error-on-warnings") },
  { name: "structure", command: scriptCommand("scripts/check-structure.ts") },
  { name: "commits", command: scriptCommand("scripts/check-commits.ts") },
  { name: "patterns", command: scriptCommand("scripts/check/patterns/check-patterns.ts") },
  { name: "locales", command: scriptCommand("scripts/check-locales.ts") },
  { name: "unused code", command: toolCommand("knip", "knip", "--no-progress") },
  { name: "database types", command: scriptCommand("scripts/generate-db-types.ts", "--check") },
];

const waiting = [...checks];
let failures = 0;

const runNext = async (): Promise<void> => {
  const check = waiting.shift();
  if (!check) return;
  const startedAt = performance.now();
  const { exitCode, output } = await runCommand(check.command, { output: "collect" });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${exitCode === 0 ? "✓" : "✗"} ${check.name} (${seconds} s)`);
  if (exitCode !== 0) {
    failures += 1;
    console.log(output.trimEnd().replace(/^/gm, "    "));
  }
  await runNext();
};

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, runNext));
if (failures > 0) {
  console.log(`${failures} of ${checks.length} checks failed`);
  process.exitCode = 1;
}
