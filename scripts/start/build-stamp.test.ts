import { globSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { expect, test } from "vitest";
import { webSources } from "../build-web.ts";
import { serverSources } from "./build-server.ts";
import type { Sources } from "./build-stamp.ts";

const root = join(import.meta.dirname, "../..");

const importsOf = (path: string): string[] =>
  [...readFileSync(join(root, path), "utf8").matchAll(/(?:from|import\() ?"([^"]+)"/g)].map(([, from = ""]) => from);

/** The folders of `src` and the scripts that a build is made of but doesn't name among its sources. */
const missingIn = ({ folders, files }: Sources): string[] => {
  const code = folders.flatMap((folder) => globSync(`src/${folder}/**/*.{ts,tsx}`, { cwd: root }));
  const product = code.filter((path) => !path.endsWith(".test.ts") && !path.includes("/testing/"));
  const used = product.flatMap(importsOf).flatMap((from) => /^#(\w+)\//.exec(from)?.[1] ?? []);
  const scripts = files.filter((path) => path.endsWith(".ts"));
  const own = scripts.flatMap((path) =>
    importsOf(path)
      .filter((from) => from.startsWith("./") || from.startsWith("../"))
      .map((from) => normalize(join(path, "..", from))),
  );
  const isNamed = (path: string) => files.includes(path) || path.startsWith("src/") || path.endsWith("build-stamp.ts");
  return [...new Set([...used.filter((folder) => !folders.includes(folder)), ...own.filter((path) => !isNamed(path))])];
};

// A build whose stamp knows less than it is made of is taken for current after an upgrade.
test.each([
  ["server", serverSources],
  ["web client", webSources],
])("the stamp of the %s covers everything it is built from", (_, sources) => expect(missingIn(sources)).toEqual([]));
