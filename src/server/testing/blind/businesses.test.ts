import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("no business takes the name of an earlier one, whose conversations would be about another trade", () => {
  const text = readFileSync(join(import.meta.dirname, "businesses.json"), "utf8");
  const keys = [...text.matchAll(/^\s*"([\w-]+)": \{/gm)].map(([, key]) => key);
  expect(keys.filter((key, at) => keys.indexOf(key) < at)).toEqual([]);
  expect(keys).toHaveLength(Object.keys(JSON.parse(text) as object).length);
});
