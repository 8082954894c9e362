import { expect, test } from "vitest";
import { literalsIn } from "./collect-patterns.ts";
import { findSlowText } from "./find-slow-text.ts";

const slowText = ({ source, flags }: RegExp) => findSlowText({ source, flags, file: "" });

test.each([
  [/\s+$/],
  [/[!.\s]+$/u],
  [/(?:\s+(?:also|and|also))*$/],
  [/^(?:a|a)*$/],
  [/(?:\s*[-,]\s*)+(?=[.]|$)/],
  [/^(\w+\s?)*$/],
  [/(\p{L})\1+$/u],
  [/[;\t\r\n][\s\p{Cf}]*(?==)/gu],
  [/a.+b.+c$/],
])("%s is slow for some text", (pattern) => expect(slowText(pattern)).not.toBeNull());

test.each([
  [/(?<!\s)\s+$/],
  [/^(?:a|b)*$/],
  [/(?<![-,\s])[-,\s]+(?=[.]|$)/],
  [/(\p{L})(?<!\1\1)\1+$/u],
  [/\b(?:take|get) (.{1,60}?) (?:off|out)$/],
  [/^[a-z]{1,5}(?:-[a-z]+)*$/],
  [/(?<![^.])[^.]*\./],
])("%s is quick for every text", (pattern) => expect(slowText(pattern)).toBeNull());

test("patterns are found wherever they stand in a source", () => {
  const source = "const a = /a+/u; type B = string; export const c = (d: B) => d.split(/[/]b/).map(() => `${/c/}`);";
  expect(literalsIn("a.ts", source).map((pattern) => pattern.source)).toEqual(["a+", "[/]b", "c"]);
});
