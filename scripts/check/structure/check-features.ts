import type { Finding } from "../finding.ts";
import type { Source } from "../source/parse-source.ts";
import { findCycles } from "./find-cycles.ts";
import { resolveImport } from "./resolve-import.ts";

/** An import from one web feature to another that is tolerated: `agents -> appointments`. */
export type AllowedFeatureImport = `${string} -> ${string}`;

type Feature = { layer: "server" | "web"; noun: string };

/**
 * Features know little of each other: on the server only services, and never in a circle; on the web nothing
 * but what the allowlist still tolerates. Types count: the dependency is one of design, not of loading.
 */
export const checkFeatures = (
  sources: readonly Source[],
  allowed: readonly AllowedFeatureImport[],
  allowlistPath: string,
): Finding[] => {
  const findings: Finding[] = [];
  const used = new Set<AllowedFeatureImport>();
  const serverGraph = new Map<string, Set<string>>();

  for (const { path, line, specifier, from, to, target } of featureImports(sources)) {
    if (from.layer === "web") {
      const pair: AllowedFeatureImport = `${from.noun} -> ${to.noun}`;
      if (allowed.includes(pair)) used.add(pair);
      else findings.push({ path, line, message: webMessage(from, to, specifier) });
      continue;
    }
    serverGraph.set(from.noun, (serverGraph.get(from.noun) ?? new Set()).add(to.noun));
    if (!/(^|[/-])service\.ts$/.test(target))
      findings.push({ path, line, message: serverMessage(from, to, specifier) });
  }

  for (const pair of allowed) {
    if (!used.has(pair)) findings.push({ path: allowlistPath, message: `"${pair}" is no longer needed; delete it` });
  }
  for (const cycle of findCycles(serverGraph)) {
    const message = `features need each other: ${cycle.join(" → ")}; move the shared rule to src/domain, or let one enqueue a job`;
    findings.push({ path: `src/server/features/${cycle[0]}`, message });
  }
  return findings;
};

const featureImports = (sources: readonly Source[]) =>
  sources.flatMap((source) => {
    const from = featureOf(source.path);
    // A test may arrange its scene with another feature's store.
    if (!from || /\.test\.tsx?$/.test(source.path)) return [];
    return source.imports.flatMap(({ specifier, line }) => {
      const target = resolveImport(source.path, specifier);
      const to = "path" in target ? featureOf(target.path) : undefined;
      if (!to || !("path" in target) || to.layer !== from.layer || to.noun === from.noun) return [];
      return [{ path: source.path, line, specifier, from, to, target: target.path }];
    });
  });

const featureOf = (path: string): Feature | undefined => {
  const [, layer, noun] = /^src\/(server|web)\/features\/([^/]+)\//.exec(path) ?? [];
  return noun && (layer === "server" || layer === "web") ? { layer, noun } : undefined;
};

const webMessage = (from: Feature, to: Feature, specifier: string): string =>
  `feature ${from.noun} imports feature ${to.noun} (${specifier}); compose them in src/web/pages, or move the shared part to src/web/components or src/web/lib`;

const serverMessage = (from: Feature, to: Feature, specifier: string): string =>
  `feature ${from.noun} reaches into feature ${to.noun} (${specifier}); call a function of its service instead`;
