import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCounts, readPlaywrightCounts, readRetriedJourneys, readVitestCounts } from "./test-counts.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "test-counts-"));
});
afterAll(() => rm(folder, { recursive: true }));

const report = async (content: unknown): Promise<string> => {
  const path = join(folder, "report.json");
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
};

test("Vitest's and Playwright's counts add up, and a test that passed at a second try counts as passed", async () => {
  const unit = await readVitestCounts(await report({ numPassedTests: 7, numFailedTests: 1, numTotalTests: 8 }));
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  const browser = await readPlaywrightCounts(await report({ stats, suites: [] }));
  expect(addCounts(unit, browser)).toEqual({ passed: 11, failed: 2 });
});

test.each(["", "{", "{}"])("a run that broke off and left %j has counted nothing", async (content) => {
  const path = await report(content);
  expect(await readVitestCounts(path)).toEqual({ passed: 0, failed: 0 });
  expect(await readPlaywrightCounts(path)).toEqual({ passed: 0, failed: 0 });
  expect(await readVitestCounts(join(folder, "none.json"))).toEqual({ passed: 0, failed: 0 });
});

test("journeys that needed a second try are named, at any depth", async () => {
  const spec = (title: string, status: string) => ({ title, file: "bot.spec.ts", tests: [{ status }] });
  const suites = [
    { specs: [spec("booked", "flaky"), spec("moved", "expected")], suites: [{ specs: [spec("in German", "flaky")] }] },
  ];
  const path = await report({ stats: { expected: 1, unexpected: 0, flaky: 2 }, suites });
  expect(await readRetriedJourneys(path)).toEqual(["bot.spec.ts: booked", "bot.spec.ts: in German"]);
  expect(await readRetriedJourneys(await report("{"))).toEqual([]);
});
