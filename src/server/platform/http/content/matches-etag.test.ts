import { expect, test } from "vitest";
import { matchesEtag } from "./matches-etag.ts";

test.each([
  [undefined, false],
  ["", false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['"b"', false],
  ["a", false],
  ['"aa"', false],
])("%j against the version a: %s", (header, known) => {
  expect(matchesEtag(header, '"a"')).toBe(known);
  expect(matchesEtag(header, 'W/"a"')).toBe(known);
});
