import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { builtServer } from "#server/testing/processes/built-server.ts";
import { apart } from "./build-server.ts";

// What a start takes depends on the machine; how many files it has to find doesn't.
test("the joined server imports no package but those that stay apart", () => {
  const folder = dirname(builtServer());
  const imported = globSync("**/*.js", { cwd: folder })
    .flatMap((name) => [...readFileSync(join(folder, name), "utf8").matchAll(/^import .* from "([^"]+)";$/gm)])
    .map(([, from = ""]) => from)
    .filter((from) => !from.startsWith(".") && !from.startsWith("node:"));
  expect(imported).toContain("pg");
  const isApart = (name: string) => apart.some((one) => name === one || name.startsWith(`${one}/`));
  expect(imported.filter((name) => !isApart(name))).toEqual([]);
});
