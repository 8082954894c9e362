import { expect, test } from "vitest";
import { safeNext } from "./safe-next.ts";

test.each([
  ["/app", "/app"],
  ["/settings?tab=account#top", "/settings?tab=account#top"],
  ["/a/../app", "/app"],
  ["https://evil.example/app", undefined],
  ["//evil.example", undefined],
  ["/\\evil.example", undefined],
  ["/\t/evil.example", undefined],
  ["/..//evil.example", undefined],
  ["javascript:alert(1)", undefined],
  ["app", undefined],
  ["/auth?next=/auth", undefined],
  ["/auth", undefined],
  ["/a/../auth?x", undefined],
  ["/authors", "/authors"],
  ["", undefined],
  [undefined, undefined],
  [["/app"], undefined],
])("after sign-in %j leads to %j", (next, path) => {
  expect(safeNext(next)).toBe(path);
});
