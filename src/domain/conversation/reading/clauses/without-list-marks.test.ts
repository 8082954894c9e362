import { expect, test } from "vitest";
import { withoutListMarks } from "./without-list-marks.ts";

test.each([
  ["1) move it to 3pm\n2) how much is a cut?", "move it to 3pm\nhow much is a cut?"],
  ["- Friday at 10\n- for two", "Friday at 10\nfor two"],
  ["2) the second", "2) the second"],
  ["10. Dezember um 9 Uhr", "10. Dezember um 9 Uhr"],
])("a list item %j is read as %j", (text, read) => {
  expect(withoutListMarks(text)).toBe(read);
});
