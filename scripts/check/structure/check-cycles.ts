import type { Finding } from "../finding.ts";
import type { Source } from "../source/parse-source.ts";
import { findCycles } from "./find-cycles.ts";
import { resolveImport } from "./resolve-import.ts";

/**
 * Files that need each other to load. Only imports that are evaluated on loading count: a type-only import is
 * gone at run time and a dynamic one runs later, so neither can see a half-loaded module, and two files that
 * describe each other's types are fine.
 */
export const checkCycles = (sources: readonly Source[]): Finding[] => {
  const graph = new Map(
    sources.map((source) => {
      const targets = source.imports
        .filter((use) => use.kind === "value")
        .map((use) => resolveImport(source.path, use.specifier))
        .flatMap((target) => ("path" in target ? [target.path] : []));
      return [source.path, new Set(targets)];
    }),
  );
  return findCycles(graph).map((cycle) => ({
    path: cycle[0] ?? "",
    message: `import cycle ${cycle.join(" → ")}; move what both need into a file of its own`,
  }));
};
