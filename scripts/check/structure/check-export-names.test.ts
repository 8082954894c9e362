import { expect, test } from "vitest";
import { parseSource } from "../source/parse-source.ts";
import { checkExportNames } from "./check-export-names.ts";

const found = (files: Record<string, string>) =>
  checkExportNames(Object.entries(files).map(([path, text]) => parseSource(path, text))).map(
    ({ path, message }) => `${path}: ${message.split(";")[0]}`,
  );

test("a name that two files of a layer export is found, whatever it names", () => {
  expect(
    found({
      "src/domain/a.ts": "export type Span = { from: number };",
      "src/domain/b/c.ts": "export const Span = () => 1;",
    }),
  ).toEqual(['src/domain/b/c.ts: "Span" is exported by src/domain/a.ts too']);
});

test("a type and a value of one file are one thing", () => {
  expect(found({ "src/domain/a.ts": "export type Tone = string; export const Tone = 1;" })).toEqual([]);
});

test.each([
  ["another layer", "src/server/a.ts"],
  ["a test", "src/domain/a.test.ts"],
  ["a generated file", "src/domain/a.gen.ts"],
  ["strangers' material", "src/domain/testing/blind/a.ts"],
  ["a script", "scripts/a.ts"],
])("%s may export the same name", (_what, path) => {
  expect(found({ "src/domain/b.ts": "export const move = 1;", [path]: "export const move = 2;" })).toEqual([]);
});

test("a name that stays in its file, or is passed on, isn't declared twice", () => {
  expect(
    found({
      "src/web/a.ts": "export const move = 1;",
      "src/web/b.ts": "const move = 2; console.log(move);",
      "src/web/c.ts": 'export { move } from "./a.ts";',
    }),
  ).toEqual([]);
});
