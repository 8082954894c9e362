import { expect, test } from "vitest";
import { readCountries, suggestCountry } from "./number-country.ts";

test.each([
  ["US", ["US"]],
  ["US,DE", ["US", "DE"]],
  [" ES , US,ES ", ["ES", "US"]],
  ["us", null],
  ["USA", null],
  ["XX", null],
  ["US,UK", null],
  ["EU", null],
  ["ZZ", null],
  ["GB,BR", ["GB", "BR"]],
  ["US,", null],
  ["US;DE", null],
  ["", null],
])("the country %j is read as %j", (text, countries) => expect(readCountries(text)).toEqual(countries));

test.each([
  [["US", "ES"], "ES", "ES"],
  [["US", "ES"], "FR", "US"],
  [["US"], null, "US"],
  [[], "ES", null],
])("of %j, for a business in %j: %j", (allowed, own, country) => expect(suggestCountry(allowed, own)).toBe(country));
