import { expect, test } from "vitest";
import { parseSource } from "../source/parse-source.ts";
import { findTextMarks } from "./find-marks.ts";

const marks = (text: string) => parseSource("x.test.ts", text).marks;

test.each([
  ["const a = 1;\n// TODO later", /TODO: finish it/, 2],
  ["/* FIXME */", /FIXME: finish it/, 1],
  ["// @ts-nocheck", /@ts-nocheck/, 1],
])("a forbidden mark is found in %s", (text, message, line) => {
  expect(marks(text)).toEqual([{ line, message: expect.stringMatching(message) }]);
});

test.each([`const text = "TODO: @ts-nocheck";`, "// todo el día, method, TODOS"])(
  "no forbidden mark is found in %s",
  (text) => {
    expect(marks(text)).toEqual([]);
  },
);

test("other files are searched line by line", () => {
  expect(findTextMarks("SELECT 1;\n-- FIXME slow\n")).toEqual([{ line: 2, message: expect.stringContaining("FIXME") }]);
});
