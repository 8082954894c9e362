import { registerHooks } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrokenBuild } from "./broken-build.ts";
import { brokenBuilds } from "./broken-builds.ts";

const root = join(import.meta.dirname, "../../..");
const applied = new Set<string>();

/** The build the process was asked to break; `BROKEN_BUILD` is the harness's own word and unknown to the product. */
export const chosenBuild = (): BrokenBuild | null => {
  const name = process.env.BROKEN_BUILD;
  if (name === undefined) return null;
  const build = brokenBuilds.find((each) => each.name === name);
  if (!build) throw new Error(`there is no broken build called ${name}`);
  return build;
};

/** Patches of the chosen build that no module was found for, or whose text isn't there any more. */
export const unusedPatches = (): string[] =>
  (chosenBuild()?.patches ?? []).filter(({ file, from }) => !applied.has(file + from)).map(({ file }) => file);

const build = chosenBuild();
if (build !== null) {
  registerHooks({
    load: (url, context, nextLoad) => {
      const result = nextLoad(url, context);
      const patches = url.startsWith("file:")
        ? build.patches.filter(({ file }) => fileURLToPath(url) === join(root, file))
        : [];
      let source = String(result.source);
      for (const { file, from, to } of patches) {
        if (source.includes(from)) applied.add(file + from);
        source = source.replaceAll(from, to);
      }
      return patches.length === 0 ? result : { ...result, source };
    },
  });
}
