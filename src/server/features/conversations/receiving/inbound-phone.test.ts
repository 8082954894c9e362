import { expect, test } from "vitest";
import { phoneOf } from "./receiving-service.ts";

test.each([
  ["+34612345678", "+34612345678"],
  // What WhatsApp calls people who hide their number.
  ["US.13491208655302741918", null],
  ["13491208655302741918", null],
  ["trial", null],
])("the WhatsApp address %s has the number %s", (address, phone) => {
  expect(phoneOf(address)).toBe(phone);
});
