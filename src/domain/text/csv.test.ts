import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  [["a", 1, true, null, undefined, "", "ñ 😀"], "a,1,true,,,,ñ 😀"],
  [['say "hi"', "a,b", "two\nlines"], '"say ""hi""","a,b","two\nlines"'],
  [[["x", "y"], { a: 1 }], '"[""x"",""y""]","{""a"":1}"'],
  [["=1+1", "+34 600", "-5", "@cmd", "|x", "%0A"], "'=1+1,'+34 600,'-5,'@cmd,'|x,'%0A"],
  [[" =1", "\t=1", "\u200b=1", "＝1"], "' =1,'\t=1,'\u200b=1,'＝1"],
  [[-5, 3.5], "-5,3.5"],
  [["1-2", "a=b", "'quoted'"], "1-2,a=b,'quoted'"],
])("the CSV text %j is parsed", (values, line) => expect(csvLine(values)).toBe(`${line}\r\n`));
