import { afterEach, expect, test, vi } from "vitest";
import { ensureBrowser } from "./ensure-browser.ts";

afterEach(() => vi.unstubAllEnvs());

test("CHROMIUM_PATH wins over whatever else is installed", async () => {
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  expect(await ensureBrowser()).toBe(process.execPath);
});

test("a wrong CHROMIUM_PATH is named instead of quietly replaced", async () => {
  vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
  await expect(ensureBrowser()).rejects.toThrow("CHROMIUM_PATH is /nowhere/chromium");
});
