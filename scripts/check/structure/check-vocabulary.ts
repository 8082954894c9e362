import type { Finding } from "../finding.ts";
import type { Source } from "../source/parse-source.ts";

const serverWords = ["routes", "service", "store", "present", "jobs"];

const vagueNames = ["index", "util", "utils", "helper", "helpers", "common", "misc"];

/** The names files and folders may have. */
export const checkVocabulary = (paths: readonly string[]): Finding[] =>
  paths.flatMap((path) =>
    [kebabCase(path), vague(path), serverFeature(path), webFeature(path)]
      .filter((message) => message !== undefined)
      .map((message) => ({ path, message })),
  );

/** A default export has no name of its own to search for; only tools' configuration needs one. */
export const checkDefaultExports = (sources: readonly Source[]): Finding[] =>
  sources
    .filter(({ path }) => !/\.config\.ts$/.test(path) && !/^e2e\/global-[a-z-]+\.ts$/.test(path))
    .flatMap(({ path, defaultExportLine: line }) =>
      line === undefined ? [] : [{ path, line, message: "default export; export it by name" }],
    );

/** `src/web/use-today.test.ts` → `use-today` */
const stem = (path: string): string => (path.split("/").at(-1) ?? "").replace(/\..*$/, "");

const kebabCase = (path: string): string | undefined => {
  if (path.endsWith("/README.md")) return undefined;
  // A test of one aspect says which: `main.kill.test.ts`.
  const parts = path.replace(/((\.[a-z-]+)?\.(test|spec)|\.(gen|config|module|d))?\.[a-z0-9]+$/, "").split("/");
  const wrong = parts.find((part) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part));
  return wrong && `${wrong} isn't kebab-case; name the file after its main export`;
};

const vague = (path: string): string | undefined => {
  if (!/\.tsx?$/.test(path)) return undefined;
  const names = [...path.split("/").slice(0, -1), stem(path)];
  const wrong = names.find((name) => vagueNames.includes(name.split("-").at(-1) ?? ""));
  return wrong && `"${wrong}" says nothing; name it after the one thing it holds, and import files directly`;
};

const serverFeature = (path: string): string | undefined => {
  const inside = /^src\/server\/features\/(.+)$/.exec(path)?.[1];
  if (inside === undefined) return undefined;
  if (!/^[^/]+\/([^/]+\/)?[^/]+$/.test(inside))
    return "a server feature is a folder, cut once by thing: src/server/features/<noun>/<thing>/<file>.ts";
  if (/\.test\.ts$/.test(path)) return undefined;
  if (serverWords.includes(stem(path).split("-").at(-1) ?? "") && path.endsWith(".ts")) return undefined;
  return `a server feature holds ${serverWords.join(", ")} (or <what>-store.ts and so on): HTTP in routes, deeds in service, SQL in store, rows to answers in present, background work in jobs; rules belong in src/domain, what several features use in src/server/platform`;
};

const webFeature = (path: string): string | undefined => {
  const inside = /^src\/web\/features\/(.+)$/.exec(path)?.[1];
  if (inside === undefined) return undefined;
  if (/^[^/]+\/(api|components)\//.test(inside)) return undefined;
  if (/^[^/]+\/(use-[a-z0-9-]+\.tsx?|[a-z0-9-]+(\.test)?\.ts)$/.test(inside)) return undefined;
  return "a web feature holds api/, components/, hooks use-*.ts and plain modules; put screens in src/web/pages and rules in src/domain";
};
