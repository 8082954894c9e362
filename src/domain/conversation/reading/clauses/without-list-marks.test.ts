import { expect, test } from "vitest";
import { withoutListMarks } from "./without-list-marks.ts";

test.each([
  ["1) move it to 3pm\n2) how much is a cut?", "move it to 3pm\nhow much is a cut?"],
  ["- Friday at 10\n- for two", "Friday at 10\nfor two"],
  ["2 things. 1) do you open saturdays 2) take my slot out", "do you open saturdays \ntake my slot out"],
  ["Dos cositas: 1) qué cuesta y 2) resérvame el 27", "qué cuesta \nresérvame el 27"],
  ["Zwei Fragen: 1. habt ihr offen? 2. bitte streichen", "habt ihr offen? \nbitte streichen"],
  ["Deux choses : a) le prix b) mardi 24 à 9h", "le prix \nmardi 24 à 9h"],
  ["1️⃣ quanto custa 2️⃣ marca terça", "quanto custa \nmarca terça"],
  ["am 1. oder 2. Dezember", "am 1. oder 2. Dezember"],
  ["Termin am 1. Dezember. 2. Dezember geht nicht", "Termin am 1. Dezember. 2. Dezember geht nicht"],
  ["Friday (2) or Saturday (3)", "Friday (2) or Saturday (3)"],
  ["my kids (1) and (2)", "my kids (1) and (2)"],
  ["2) the second", "2) the second"],
  ["10. Dezember um 9 Uhr", "10. Dezember um 9 Uhr"],
])("a list item %j is read as %j", (text, read) => {
  expect(withoutListMarks(text)).toBe(read);
});
