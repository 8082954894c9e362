import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findTrials, vitestHalf } from "./find-trials.ts";

let root = "";
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "find-trials-"));
  await mkdir(join(root, "src"));
  await writeFile(join(root, "src/whole.test.ts"), ["// @module-tag", "trial\n"].join(" "));
  await writeFile(join(root, "src/mixed.test.ts"), 'test("a", () => {});\ntest("b", { tags: "trial" }, () => {});\n');
  await writeFile(join(root, "src/everyday.test.ts"), 'test("a", () => {});\n');
});
afterAll(() => rm(root, { recursive: true }));

test("trials are found by their tags, and whole files of them aren't loaded every day", async () => {
  const found = await findTrials(root);
  expect(found).toEqual({ only: ["src/whole.test.ts"], some: ["src/mixed.test.ts", "src/whole.test.ts"] });
  expect(vitestHalf(found, "everyday")).toEqual({
    args: ["--tags-filter=!trial"],
    env: { TEST_FILES_LEFT_OUT: "src/whole.test.ts" },
  });
  expect(vitestHalf(found, "trials")).toEqual({
    args: ["--tags-filter=trial", "src/mixed.test.ts", "src/whole.test.ts"],
    env: {},
  });
});
