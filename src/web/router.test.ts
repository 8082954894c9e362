import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { appPages, isAppPage } from "#contract/site/app-pages.ts";

test("the server knows the address of every page, and of no other", () => {
  const source = readFileSync(new URL("router.tsx", import.meta.url), "utf8");
  const paths = [...source.matchAll(/\bpath: "([^"]+)"/g)].map(([, path = ""]) => path.replace(/\$\w+/g, "$"));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.toSorted()).toEqual(appPages.toSorted());
});

test.each([
  ["/", true],
  ["/clients", true],
  ["/clients/", true],
  ["/clients/42", true],
  ["/clients/42/43", false],
  ["/client", false],
  ["//", false],
  ["/settings/agents", false],
])("the path %s is a page of the app: %s", (path, known) => {
  expect(isAppPage(path)).toBe(known);
});
