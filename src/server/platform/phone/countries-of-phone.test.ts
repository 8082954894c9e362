import { expect, test } from "vitest";
import { countriesOfPhone } from "./countries-of-phone.ts";

test.each([
  ["+34612345678", "ES"],
  ["+12133734253", "US"],
  ["+14165550123", "CA"],
  ["+18765551234", "JM"],
  ["+77012345678", "KZ"],
  ["+79161234567", "RU"],
])("the phone %s is of the country %s", (phone, country) => expect(countriesOfPhone(phone)).toEqual([country]));

test("a number of no one country may be of any that shares its code", () => {
  expect(countriesOfPhone("+15550100000")).toEqual(expect.arrayContaining(["US", "CA", "JM"]));
});

test.each(["trial", "user:abc", "+999123456789", ""])("the address %j tells no country", (address) =>
  expect(countriesOfPhone(address)).toEqual([]),
);
