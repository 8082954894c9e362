import type { Finding } from "../finding.ts";
import type { ImportUse, Source } from "../source/parse-source.ts";
import { packageName, resolveImport } from "./resolve-import.ts";

/** The layers of ARCHITECTURE.md: which layers each may import, and which packages when not any. */
const layers: Record<string, { layers: readonly string[]; packages?: readonly string[] }> = {
  domain: { layers: [], packages: ["zod"] },
  contract: { layers: ["domain"], packages: ["zod"] },
  locales: { layers: [], packages: [] },
  server: { layers: ["domain", "contract", "locales"] },
  web: { layers: ["domain", "contract", "locales"] },
};

const testPackages = ["vitest", "fast-check"];

/** Inside a layer, what is general never knows what is particular. */
const rooms: readonly { from: string; to: readonly string[]; instead: string }[] = [
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

const instead: Record<string, string> = {
  domain: "domain is pure: take what you need as a parameter",
  contract: "contract describes the API: move shared rules to src/domain",
  locales: "locales is data: build on it in server or web",
  server: "server never sees web: move what both need to src/domain or src/contract",
  web: "web never sees server: call a contract route, or move the rule to src/domain",
};

/** Imports that go the wrong way between layers, or between the rooms of one. Type-only imports count too. */
export const checkLayers = (sources: readonly Source[]): Finding[] =>
  sources.flatMap((source) => {
    const layer = layerOf(source.path);
    if (!layer) return [];
    return source.imports.flatMap((use) => {
      const message = wrongImport(source.path, layer, use);
      return message ? [{ path: source.path, line: use.line, message }] : [];
    });
  });

const layerOf = (path: string): string | undefined => {
  const name = /^src\/([^/]+)(\/|$)/.exec(path)?.[1];
  return name !== undefined && name in layers ? name : undefined;
};

const wrongImport = (path: string, layer: string, use: ImportUse): string | undefined => {
  const rule = layers[layer];
  const target = resolveImport(path, use.specifier);
  if (!rule) return undefined;
  if ("package" in target) return wrongPackage(path, layer, rule.packages, target.package);

  const targetLayer = layerOf(target.path);
  if (targetLayer === layer) return wrongRoom(path, target.path, use);
  if (!targetLayer) return leavesSource(path, layer, target.path, use);
  if (!rule.layers.includes(targetLayer))
    return `${layer} imports ${targetLayer} (${use.specifier}); ${instead[layer]}`;
  if (!use.specifier.startsWith("#")) {
    return `${use.specifier} crosses layers by path; write #${target.path.slice("src/".length)}`;
  }
  return undefined;
};

const leavesSource = (path: string, layer: string, target: string, use: ImportUse): string | undefined => {
  const isFree = layer === "server" || isTest(path) || target === "package.json";
  return isFree ? undefined : `${layer} imports ${use.specifier} from outside src; ${instead[layer]}`;
};

const wrongRoom = (path: string, target: string, use: ImportUse): string | undefined => {
  if (use.specifier.startsWith("#") || use.specifier.startsWith("src/")) {
    return `${use.specifier} is in the same layer; write the relative path`;
  }
  const room = rooms.find(({ from, to }) => path.startsWith(from) && to.some((folder) => target.startsWith(folder)));
  return room && `${room.from} imports ${use.specifier}; ${room.instead}`;
};

const wrongPackage = (
  path: string,
  layer: string,
  allowed: readonly string[] | undefined,
  specifier: string,
): string | undefined => {
  const name = packageName(specifier);
  if (isTest(path) && (testPackages.includes(name) || name.startsWith("node:"))) return undefined;
  if (layer === "web" && name.startsWith("node:")) return `web runs in a browser, which has no ${name}`;
  if (!allowed || allowed.includes(name)) return undefined;
  const list = allowed.length > 0 ? `only ${allowed.join(", ")}` : "no package";
  return `${layer} imports the package ${name}, and may import ${list}; ${instead[layer]}`;
};

const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);
