import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder.ts";

const program = join(projectFolder, "src/server/testing/threads/stray-errors.ts");
const run = (...args: string[]) => promisify(execFile)(process.execPath, [program, ...args]);

test("a process that serves survives stray errors, counts them all and logs a few", async () => {
  const { stdout } = await run("after", "20");
  expect(JSON.parse(stdout)).toEqual({ logged: 10, counted: 40 });
});

test("a stray error during the start ends it", async () => {
  await expect(run("before", "1")).rejects.toMatchObject({ code: 1, stdout: "" });
});
