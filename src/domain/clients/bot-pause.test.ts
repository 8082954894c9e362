import { expect, test } from "vitest";
import { isBotPaused, pauseEnd } from "./bot-pause.ts";

const now = Temporal.Instant.from("2027-03-01T08:00:00Z");

test("the bot is silent for an hour after the owner's message, and not a moment longer", () => {
  const until = pauseEnd(now);
  expect(isBotPaused(until, now)).toBe(true);
  expect(isBotPaused(until, now.add({ minutes: 59, seconds: 59 }))).toBe(true);
  expect(isBotPaused(until, now.add({ hours: 1 }))).toBe(false);
  expect(isBotPaused(null, now)).toBe(false);
});
