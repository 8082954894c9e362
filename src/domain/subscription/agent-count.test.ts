import { expect, test } from "vitest";
import { firstAgentCount, toAgentCount } from "./agent-count.ts";

test.each([
  ["nobody yet, nothing paid", 0, 1, 1],
  ["nobody yet, two paid for: nothing to lower", 0, 2, 2],
  ["one in use of three paid for", 1, 3, 1],
  ["more in use than paid for", 4, 2, 4],
  ["more than can be bought", 80, 1, 50],
])("the picker begins with what is in use, else with what is paid for: %s", (_, activeAgents, maxAgents, count) => {
  expect(firstAgentCount({ activeAgents, maxAgents })).toBe(count);
});

test.each([
  [Number.NaN, 1],
  [Number.POSITIVE_INFINITY, 1],
  [-3, 1],
  [2.6, 3],
  [51, 50],
])("%d becomes %d, which can be bought", (wanted, count) => expect(toAgentCount(wanted)).toBe(count));
