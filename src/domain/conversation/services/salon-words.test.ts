import { expect, test } from "vitest";
import { serviceBeyond } from "./salon-words.ts";

test.each([
  ["do you do keratin", "haircut colour", "keratin"],
  ["a keratinbehandlung please", "haarschnitt", "keratinbehandlung"],
  ["a haircut for my kid", "haircut colour", null],
  ["nails", "manicure nails", null],
])("%j where there is %j names beyond it: %j", (said, offered, beyond) => {
  expect(serviceBeyond(said.split(" "), offered.split(" "))).toBe(beyond);
});
