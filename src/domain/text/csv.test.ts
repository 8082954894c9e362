import { expect, test } from "vitest";
import { csvLine, readHarmless } from "./csv.ts";

test.each([
  [["a", 1, true, null, undefined, "", "ñ 😀"], "a,1,true,,,,ñ 😀"],
  [['say "hi"', "a,b", "two\nlines"], '"say ""hi""","a,b","two\nlines"'],
  [[["x", "y"], { a: 1 }], '"[""x"",""y""]","{""a"":1}"'],
  [["=1+1", "+34 600", "-5", "@cmd", "|x", "%0A"], "'=1+1,'+34 600,'-5,'@cmd,'|x,'%0A"],
  [[" =1", "\t=1", "\u200b=1", "＝1"], "' =1,\"'\t'=1\",'\u200b=1,'＝1"],
  [[-5, 3.5], "-5,3.5"],
  [["1-2", "a=b", "'quoted'"], "1-2,a=b,'quoted'"],
])("the CSV text %j is parsed", (values, line) => expect(csvLine(values)).toBe(`${line}\r\n`));

// As a program of another country reads it: other separators, and quotes that don't begin a cell mean nothing.
test.each([
  ["x;=cmd()", ","],
  ["x; \u200b=cmd()", ","],
  ["two\n=cmd()", ","],
  ["two\r\n-1+cmd()", ";"],
  ["x,+cmd()", ";"],
  ["x,\t,@cmd()", ";"],
  ['x";=cmd()', ","],
] as const)("%j is no formula behind a foreign separator either", (text, separator) => {
  const line = csvLine(["first", text, "last"], separator);
  for (const foreign of [/[;\r\n\t]/, /[,\r\n\t]/]) {
    for (const cell of line.split(foreign)) expect(cell).not.toMatch(/^["\s\p{Cf}]*[=+\-@]/u);
  }
  expect(
    readHarmless(line.split(separator).slice(1, -1).join(separator).replace(/^"|"$/g, "").replaceAll('""', '"')),
  ).toBe(text);
});

test("a text that ends or goes on after a separator stays as it is", () => {
  expect(csvLine(["a; b, c", "1 - 2; 3", "tea\nmilk"], ";")).toBe('"a; b, c";"1 - 2; 3";"tea\nmilk"\r\n');
});
