import { expect, test } from "vitest";
import { type OverloadLevel, overloadLevel, usualLimits } from "./overload-level.ts";

test.each<[what: string, lagMs: number, waitingPerConnection: number, level: OverloadLevel]>([
  ["at rest", 0, 0, "nobody"],
  ["busy", 90, 4, "nobody"],
  ["at the limit", 100, 5, "nobody"],
  ["behind with its own work", 101, 0, "strangers"],
  ["behind with the database", 0, 6, "strangers"],
  ["far behind", 1_001, 0, "everyone"],
  ["the database far behind", 50, 51, "everyone"],
])("%s: %d ms, %d waiting → %s", (_, lagMs, waitingPerConnection, level) => {
  expect(overloadLevel({ lagMs, waitingPerConnection }, usualLimits)).toBe(level);
});
