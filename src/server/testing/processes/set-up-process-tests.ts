import { afterAll, afterEach, vi } from "vitest";
import { tempDir } from "../temp-dir.ts";
import { processTestTimeoutMs, stopAllSpawned } from "./spawn-daybook.ts";

/** For tests that start Daybook as a process of its own: time enough, a data folder, and no process left after a test. */
export const setUpProcessTests = (patience = 1): ReturnType<typeof tempDir> => {
  vi.setConfig({ testTimeout: patience * processTestTimeoutMs, hookTimeout: processTestTimeoutMs });
  const dir = tempDir();
  afterAll(() => dir[Symbol.dispose]());
  afterEach(stopAllSpawned);
  return dir;
};
