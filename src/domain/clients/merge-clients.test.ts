import { expect, test } from "vitest";
import { mergeWords, unmergeWords } from "./merge-clients.ts";

const words = (over: object = {}) => ({
  ...{ name: "Ana", email: null as string | null, notes: "", tags: [] as string[], isBlocked: false },
  ...over,
});

test.each([
  [{ notes: "Tea" }, { notes: "Left-handed" }, { notes: "Tea\nLeft-handed" }],
  [{ notes: "Tea and more" }, { notes: "Tea" }, { notes: "Tea and more" }],
  [{ tags: ["vip"] }, { tags: ["VIP", "cut"] }, { tags: ["vip", "cut"] }],
  [{}, { isBlocked: true }, { isBlocked: true }],
  [{}, { email: "b@example.com" }, { email: "b@example.com" }],
  [{ email: "a@example.com" }, { email: "b@example.com" }, { email: "a@example.com" }],
])("two clients with %j and %j merge into %j", (kept, other, merged) => {
  expect(mergeWords(words(kept), words(other), "A. Ruiz")).toEqual({
    ok: true,
    words: words({ name: "A. Ruiz", ...merged }),
  });
});

test.each([
  [{ notes: "x".repeat(4_000) }, { notes: "y".repeat(2_000) }, "notesTooLong"],
  [
    { tags: Array.from({ length: 15 }, (_, n) => `a${n}`) },
    { tags: Array.from({ length: 9 }, (_, n) => `b${n}`) },
    "tooManyTags",
  ],
])("what would be lost is refused: %#", (kept, other, reason) => {
  expect(mergeWords(words(kept), words(other), null)).toEqual({ ok: false, reason });
});

test("taken apart, everything is as it was but for what was changed since", () => {
  const before = words({ notes: "Tea", tags: ["vip"] });
  const merged = words({ name: "A. Ruiz", notes: "Tea\nLeft-handed", tags: ["vip", "cut"] });
  expect(unmergeWords(merged, merged, before)).toEqual(before);
  const withEmail = { ...merged, email: "b@example.com" };
  expect(unmergeWords(withEmail, withEmail, before)).toEqual(before);
  expect(unmergeWords({ ...merged, notes: "New" }, merged, before)).toEqual({ ...before, notes: "New" });
});
