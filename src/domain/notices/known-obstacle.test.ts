import { expect, test } from "vitest";
import { knownObstacle } from "./known-obstacle.ts";

const open = { sender: "+15550100000", recipient: "+34612345678", isOptedOut: false, lastFailure: null };

test.each([
  ["nothing in the way", {}, null],
  ["no number to write from", { sender: null, recipient: null }, "no-sender"],
  ["no number to write to", { recipient: null }, "phone-unusable"],
  ["wrote STOP", { isOptedOut: true }, "opted-out"],
  ["not on WhatsApp the last time", { lastFailure: "not-on-whatsapp" }, "not-on-whatsapp"],
  ["blocked the sender", { lastFailure: "opted-out" }, "opted-out"],
  ["can't be reached", { lastFailure: "unreachable" }, "unreachable"],
  ["a passing failure", { lastFailure: "provider-away" }, null],
  ["a refused text", { lastFailure: "content-rejected" }, null],
  ["too late for the last one", { lastFailure: "too-late" }, null],
] as const)("the obstacle to a message: %s", (_, changes, obstacle) => {
  expect(knownObstacle({ ...open, ...changes })).toBe(obstacle);
});
