import { expect, test } from "vitest";
import { type OverloadLevel, overloadLevel, usualLimits } from "./overload-level.ts";

test.each<[what: string, lagMs: number, waitingPerConnection: number, openRequests: number, level: OverloadLevel]>([
  ["at rest", 0, 0, 0, "nobody"],
  ["busy", 90, 4, 30, "nobody"],
  ["at the limit", 100, 5, 30, "nobody"],
  ["behind with its own work", 101, 0, 30, "strangers"],
  ["behind with the database", 0, 6, 30, "strangers"],
  ["far behind", 1_001, 0, 30, "everyone"],
  ["the database far behind", 50, 51, 30, "everyone"],
  ["just started, and the first visitor comes", 900, 0, 1, "nobody"],
  ["far behind with other work than requests", 2_000, 0, 8, "nobody"],
  ["the database behind with few requests", 0, 6, 2, "strangers"],
])("%s: %d ms, %d waiting, %d open → %s", (_, lagMs, waitingPerConnection, openRequests, level) => {
  expect(overloadLevel({ lagMs, waitingPerConnection, openRequests }, usualLimits)).toBe(level);
});
