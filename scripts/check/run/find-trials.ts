import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../source/list-files.ts";

/** Files of unit tests with trials among them, and those with nothing else: only what may run is worth loading. */
export type TrialFiles = { some: readonly string[]; only: readonly string[] };

export const findTrials = async (root: string): Promise<TrialFiles> => {
  const paths = (await listFiles(root, ["src", "scripts", "bench"])).filter((path) => path.endsWith(".test.ts"));
  const files = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(root, path), "utf8") })),
  );
  // However the tag is written: a trial that isn't found here would run in neither half.
  const only = files.filter(({ text }) => /^\/\/ *@module-tag +trial\b/m.test(text));
  const some = files.filter(({ text }) => /["'`]trial["'`]|@module-tag/.test(text));
  return { only: only.map(({ path }) => path), some: some.map(({ path }) => path) };
};

/** How Vitest is told to run one half of the tests: every day's, or the trials. Without it, all of them run. */
export const vitestHalf = (
  { some, only }: TrialFiles,
  half: "everyday" | "trials",
): { args: string[]; env: Record<string, string> } =>
  half === "trials"
    ? { args: ["--tags-filter=trial", ...some], env: {} }
    : { args: ["--tags-filter=!trial"], env: { TEST_FILES_LEFT_OUT: only.join(" ") } };
