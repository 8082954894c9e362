import type { Finding } from "../finding.ts";

const serverWords = ["routes", "service", "store", "present", "jobs"];

const vagueNames = ["index", "util", "utils", "helper", "helpers", "common", "misc"];

/** The names files and folders may have, beyond what the linter holds (kebab-case). */
export const checkVocabulary = (paths: readonly string[]): Finding[] =>
  paths.flatMap((path) =>
    [vague(path), serverFeature(path), webFeature(path)]
      .filter((message) => message !== undefined)
      .map((message) => ({ path, message })),
  );

/** `src/web/use-today.test.ts` → `use-today` */
const stem = (path: string): string => (path.split("/").at(-1) ?? "").replace(/\..*$/, "");

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
  return `a server feature holds ${serverWords.join(", ")} (or <what>-store.ts and so on): HTTP in routes, actions in service, SQL in store, rows to answers in present, background work in jobs; rules belong in src/domain, what several features use in src/server/platform`;
};

const webFeature = (path: string): string | undefined => {
  const inside = /^src\/web\/features\/(.+)$/.exec(path)?.[1];
  if (inside === undefined) return undefined;
  if (/^[^/]+\/(api|components)\//.test(inside)) return undefined;
  if (/^[^/]+\/(use-[a-z0-9-]+\.tsx?|[a-z0-9-]+(\.test)?\.ts)$/.test(inside)) return undefined;
  return "a web feature holds api/, components/, hooks use-*.ts and plain modules; put screens in src/web/pages and rules in src/domain";
};
