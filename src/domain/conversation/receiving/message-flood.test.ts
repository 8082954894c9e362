import { expect, test } from "vitest";
import { judgeFlood, mostMessagesPerMinute } from "./message-flood.ts";

test.each([
  [1, "answer"],
  [mostMessagesPerMinute, "answer"],
  [mostMessagesPerMinute + 1, "warn"],
  [mostMessagesPerMinute + 2, "silent"],
  [1_000, "silent"],
])("message %i of a minute: %s", (count, expected) => {
  expect(judgeFlood(count)).toBe(expected);
});
