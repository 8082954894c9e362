import { posix } from "node:path";

/**
 * Where an import leads: a path from the root of the repository (`src/server/main.ts`), or the bare name of a
 * package. Knows every spelling that a tool would follow, because a ban on one spelling only moves the import
 * to another: the alias, the relative path, the path from the root with and without a slash, with a query.
 */
export const resolveImport = (importer: string, specifier: string): { path: string } | { package: string } => {
  const bare = specifier.replace(/[?].*$/, "");
  if (bare.startsWith("#")) return { path: posix.normalize(`src/${bare.slice(1)}`) };
  if (bare.startsWith(".")) return { path: posix.join(posix.dirname(importer), bare) };
  if (bare.startsWith("/")) return { path: posix.normalize(bare.slice(1)) };
  if (/^(src|scripts|e2e|bench)(\/|$)/.test(bare)) return { path: posix.normalize(bare) };
  return { package: bare };
};
