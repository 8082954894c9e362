import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { captureLog } from "../../testing/capture-log.ts";
import { watchDisk } from "./watch-disk.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const space = (freeMegabytes: number) => ({ freeBytes: freeMegabytes * 1e6, totalBytes: 10e9 });

test("the operator is told of a full disk once, again when it fills up anew, and until a mail has left", async () => {
  const { log, lines } = captureLog();
  const looks = [space(3_000), space(400), space(0), null, space(900), space(300), space(300)];
  const told: number[] = [];
  const warn = async ({ freeBytes }: { freeBytes: number }) => {
    told.push(freeBytes / 1e6);
    if (told.length === 1) throw new Error("the mail server is away");
  };
  const watch = watchDisk({ read: () => looks.shift() ?? null, warn, log, everyMs: 1_000 });
  await vi.advanceTimersByTimeAsync(10_000);
  watch.stop();
  expect(told).toEqual([400, 0, 300]);
  expect(lines.map(({ msg }) => msg)).toEqual([
    "the disk is almost full",
    "the operator couldn't be told about the disk",
    "the disk is almost full",
    "the disk has space again",
    "the disk is almost full",
  ]);
});
