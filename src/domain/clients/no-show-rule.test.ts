import { expect, test } from "vitest";
import { bookingAfterNoShows, type NoShowRule } from "./no-show-rule.ts";

test.each<[NoShowRule, number, number, string]>([
  ["off", 1, 50, "free"],
  ["ask", 2, 0, "free"],
  ["ask", 2, 1, "free"],
  ["ask", 2, 2, "ask"],
  ["ask", 2, 9, "ask"],
  ["refuse", 1, 0, "free"],
  ["refuse", 1, 1, "refuse"],
  ["refuse", 20, 19, "free"],
])("rule %s from %d on, after %d: %s", (noShowRule, noShowLimit, noShows, allowed) => {
  expect(bookingAfterNoShows({ noShowRule, noShowLimit }, noShows)).toBe(allowed);
});
