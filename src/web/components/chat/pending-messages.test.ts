import { describe, expect, test } from "vitest";
import type { ChatEntry } from "./log/chat-entry.ts";
import { type PendingMessage, withPending } from "./pending-messages.ts";

const entry = (id: string, text: string, side: ChatEntry["side"] = "own"): ChatEntry => ({
  id,
  side,
  text,
  kind: "text",
  opener: null,
  options: [],
  at: "2027-03-01T09:00:00Z",
  tick: side === "own" ? "read" : null,
});

const sent = (key: string, text: string, knownIds: readonly string[] = [], hasFailed = false): PendingMessage => ({
  key,
  text,
  kind: "text",
  at: "2027-03-01T09:00:00Z",
  knownIds: new Set(knownIds),
  hasFailed,
});

describe("what was sent from here", () => {
  test.each<[string, ChatEntry[], PendingMessage[], string[]]>([
    ["stands at the end until it is on the list", [entry("1", "hi")], [sent("a", "menu", ["1"])], ["1", "a"]],
    ["isn't shown twice once it is", [entry("1", "hi"), entry("2", "menu")], [sent("a", "menu", ["1"])], ["1", "2"]],
    ["isn't an older message of the same words", [entry("1", "2")], [sent("a", "2", ["1"])], ["1", "a"]],
    ["isn't what the other side wrote", [entry("1", "menu", "other")], [sent("a", "menu")], ["1", "a"]],
    ["shows twice when sent twice", [entry("1", "2")], [sent("a", "2"), sent("b", "2")], ["1", "b"]],
  ])("%s", (_, entries, pending, shown) => {
    expect(withPending(entries, pending).map(({ id }) => id)).toEqual(shown);
  });

  test.each([
    [false, "queued"],
    [true, "failed"],
  ])("failed: %s shows as %s", (hasFailed, tick) => {
    expect(withPending([], [sent("a", "hi", [], hasFailed)])[0]?.tick).toBe(tick);
  });
});
