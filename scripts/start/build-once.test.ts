import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { tempDir } from "#server/testing/temp-dir.ts";
import { buildOnce } from "./build-once.ts";

const stampOf = (dist: string) => ({
  isCurrent: () => existsSync(join(dist, "web/.stamp")),
  begin: () => (folder: string) => writeFileSync(join(folder, ".stamp"), "x"),
});

test("of several builds that start together one is made, and none is seen before it is whole", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  using dir = tempDir();
  let builds = 0;
  const build = async (folder: string): Promise<void> => {
    builds += 1;
    mkdirSync(folder);
    writeFileSync(join(folder, "a"), "");
    await sleep(50);
    expect(existsSync(join(dir.path, "web"))).toBe(false);
    writeFileSync(join(folder, "b"), "");
  };
  const building = { name: "web", dist: dir.path, stamp: stampOf(dir.path), build };
  await Promise.all([buildOnce(building), buildOnce(building), buildOnce(building)]);
  expect(builds).toBe(1);
  expect(readdirSync(join(dir.path, "web")).sort()).toEqual([".stamp", "a", "b"]);
  expect(readdirSync(dir.path)).toEqual(["web"]);
});

test("a build that fails leaves the last one as it was, and what a killed one left is removed", async () => {
  using dir = tempDir();
  mkdirSync(join(dir.path, "web"));
  writeFileSync(join(dir.path, "web/a"), "old");
  mkdirSync(join(dir.path, "web-4194303"));
  const stamp = { isCurrent: () => false, begin: () => () => {} };
  const build = async (folder: string): Promise<void> => {
    mkdirSync(folder);
    throw new Error("no memory");
  };
  await expect(buildOnce({ name: "web", dist: dir.path, stamp, build })).rejects.toThrow("no memory");
  expect(readFileSync(join(dir.path, "web/a"), "utf8")).toBe("old");
  expect(readdirSync(dir.path)).toEqual(["web"]);
});
