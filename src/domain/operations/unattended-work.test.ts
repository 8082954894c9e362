import { expect, test } from "vitest";
import { unattendedSeconds, type WaitingWork } from "./unattended-work.ts";

test.each<[string, WaitingWork, number]>([
  ["nothing is due", { dueSeconds: 0, begunSeconds: null }, 0],
  ["due for a moment, nothing under way", { dueSeconds: 15, begunSeconds: null }, 0],
  ["due for too long, nothing under way", { dueSeconds: 15.1, begunSeconds: null }, 15.1],
  ["much to do, and it is being done", { dueSeconds: 600, begunSeconds: 0.2 }, 0],
  ["much to do, and something began a while ago", { dueSeconds: 600, begunSeconds: 15 }, 0],
  ["nothing began for too long", { dueSeconds: 600, begunSeconds: 15.1 }, 600],
  ["a long job, and nothing else to do", { dueSeconds: 0, begunSeconds: 800 }, 0],
])("%s", (_case, work, seconds) => {
  expect(unattendedSeconds(work)).toBe(seconds);
});
