import { expect, test } from "vitest";
import { parseSource } from "../source/parse-source.ts";
import { findTextMarks } from "./find-marks.ts";

const marks = (text: string) => parseSource("x.test.ts", text).marks;

test.each([
  ["const a = 1;\n// TODO later", /TODO: finish it/, 2],
  ["/* FIXME */", /FIXME: finish it/, 1],
  ["// @ts-ignore\nconst a = 1;", /@ts-ignore: fix the type/, 1],
  ["// @ts-nocheck", /@ts-nocheck/, 1],
  ["const a = b as any;", /as any/, 1],
  ["const a = (<any>b).c;", /as any/, 1],
  [`\ntest.only("a", () => {});`, /\.only: every test runs/, 2],
  [`describe.skip("a", () => {});`, /\.skip: every test runs/, 1],
  [`test.describe.skip("a", () => {});`, /\.skip/, 1],
  [`it.skip.each([1])("a", () => {});`, /\.skip/, 1],
  [`test.fixme("a", () => {});`, /\.fixme/, 1],
])("%s", (text, message, line) => {
  expect(marks(text)).toEqual([{ line, message: expect.stringMatching(message) }]);
});

test.each([
  `const text = "TODO: as any @ts-ignore test.only(1)";`,
  "// todo el día, method, TODOS",
  "const a = b as unknown;",
  `const rows = page.skip(3); cursor.only("a");`,
])("%s carries no mark", (text) => {
  expect(marks(text)).toEqual([]);
});

test("other files are searched line by line", () => {
  expect(findTextMarks("SELECT 1;\n-- FIXME slow\n")).toEqual([{ line: 2, message: expect.stringContaining("FIXME") }]);
});
