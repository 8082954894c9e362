import type { Finding } from "../finding.ts";
import type { Source } from "../source/parse-source.ts";
import { findCycles } from "./find-cycles.ts";
import { resolveImport } from "./resolve-import.ts";

type Feature = { layer: "server" | "web"; noun: string };

/**
 * Features know little of each other: on the server only services, and never in a circle; on the web nothing. Types
 * count: the dependency is one of design, not of loading. That layers keep apart is `tsc -b`'s and the linter's.
 */
export const checkFeatures = (sources: readonly Source[]): Finding[] => {
  const findings = sources.flatMap(wrongDirections);
  const serverGraph = new Map<string, Set<string>>();

  for (const { path, line, specifier, from, to, target } of featureImports(sources)) {
    if (from.layer === "web") {
      findings.push({ path, line, message: webMessage(from, to, specifier) });
      continue;
    }
    serverGraph.set(from.noun, (serverGraph.get(from.noun) ?? new Set()).add(to.noun));
    if (!/(^|[/-])service\.ts$/.test(target))
      findings.push({ path, line, message: serverMessage(from, to, specifier) });
  }

  for (const cycle of findCycles(serverGraph)) {
    const message = `features need each other: ${cycle.join(" → ")}; move the shared rule to src/domain, or let one enqueue a job`;
    findings.push({ path: `src/server/features/${cycle[0]}`, message });
  }
  return findings;
};

/** Inside a layer, what is general never knows what is particular. */
const directions: readonly { from: string; to: readonly string[]; instead: string }[] = [
  {
    from: "src/server/platform/",
    to: ["src/server/features/", "src/server/simulators/"],
    instead: "let app.ts or main.ts pass it in",
  },
  {
    from: "src/web/components/",
    to: ["src/web/features/", "src/web/pages/"],
    instead: "take it as a prop, or move the component into the feature",
  },
  {
    from: "src/web/lib/",
    to: ["src/web/features/", "src/web/pages/", "src/web/components/"],
    instead: "take it as a parameter, or move the code into the feature",
  },
  { from: "src/web/features/", to: ["src/web/pages/"], instead: "pages compose features, never the other way" },
];

const wrongDirections = ({ path, imports }: Source): Finding[] =>
  imports.flatMap(({ specifier, line }) => {
    const target = resolveImport(path, specifier);
    const direction = directions.find(
      ({ from, to }) =>
        "path" in target && path.startsWith(from) && to.some((folder) => target.path.startsWith(folder)),
    );
    return direction ? [{ path, line, message: `${direction.from} imports ${specifier}; ${direction.instead}` }] : [];
  });

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
