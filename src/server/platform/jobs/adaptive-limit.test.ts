import { expect, test } from "vitest";
import { adaptiveLimit } from "./adaptive-limit.ts";

const range = { least: 4, start: 16, most: 64 };

test("grows slowly while all is well, never above its most", () => {
  const limit = adaptiveLimit(range);
  for (let count = 0; count < 17; count += 1) limit.raise();
  expect(limit.current()).toBe(17);
  for (let count = 0; count < 10_000; count += 1) limit.raise();
  expect(limit.current()).toBe(64);
});

test("the limit shrinks at once, never below its least, and grows again", () => {
  const limit = adaptiveLimit(range);
  limit.lower();
  expect(limit.current()).toBe(8);
  for (let count = 0; count < 10; count += 1) limit.lower();
  expect(limit.current()).toBe(4);
  for (let count = 0; count < 20; count += 1) limit.raise();
  expect(limit.current()).toBeGreaterThan(4);
});
