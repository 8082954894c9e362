import { expect, test } from "vitest";
import { createRecentChanges } from "./recent-changes.ts";

const ownerId = "11111111-1111-4111-8111-111111111111";
const change = (id: string) => ({ ownerId, table: "appointments", id });
const deletion = (id: string) => ({ ...change(id), isGone: true as const });

test("what was deleted is named to its owner alone, until it comes back", () => {
  const recent = createRecentChanges(() => 0);
  for (const id of ["a", "b"]) recent.note(deletion(id));
  recent.note(change("c"));
  expect(recent.goneOf(ownerId)).toEqual(["a", "b"]);
  expect(recent.goneOf("22222222-2222-4222-8222-222222222222")).toEqual([]);
  recent.note(change("a"));
  expect(recent.goneOf(ownerId)).toEqual(["b"]);
});

test("a deletion is forgotten once nobody opens a stream who began before it", () => {
  let nowMs = 0;
  const recent = createRecentChanges(() => nowMs);
  recent.note(deletion("a"));
  nowMs = 60_000;
  recent.note(deletion("b"));
  recent.tidy();
  expect(recent.goneOf(ownerId)).toEqual(["a", "b"]);
  nowMs = 65_001;
  recent.tidy();
  expect(recent.goneOf(ownerId)).toEqual(["b"]);
});

test("of very many deletions the last five hundred are named", () => {
  const recent = createRecentChanges(() => 0);
  for (let id = 0; id < 501; id++) recent.note(deletion(`${id}`));
  const gone = recent.goneOf(ownerId);
  expect([gone.length, gone[0], gone.at(-1)]).toEqual([500, "1", "500"]);
});
