import { expect, test } from "vitest";
import { type KeyNeed, type KeyScope, mayKeyCall } from "./key-scope.ts";

test.each<[KeyScope, KeyNeed, boolean]>([
  ["read", "read", true],
  ["read", "book", false],
  ["read", "manage", false],
  ["book", "read", true],
  ["book", "book", true],
  ["book", "manage", false],
  ["manage", "read", true],
  ["manage", "book", true],
  ["manage", "manage", true],
  ["read", "never", false],
  ["book", "never", false],
  ["manage", "never", false],
])("a key with the scope %s, asked for %s: %s", (scope, need, expected) => {
  expect(mayKeyCall(scope, need)).toBe(expected);
});
