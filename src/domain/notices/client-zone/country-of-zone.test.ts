import { expect, test } from "vitest";
import { countryOfZone } from "./country-of-zone.ts";

test.each([
  ["Europe/Madrid", "ES"],
  ["Atlantic/Canary", "ES"],
  ["America/Sao_Paulo", "BR"],
  ["America/New_York", "US"],
  ["US/Pacific", "US"],
  ["Asia/Kolkata", "IN"],
  ["Europe/Kyiv", "UA"],
  ["America/Argentina/Buenos_Aires", "AR"],
  ["UTC", null],
  ["Etc/GMT+3", null],
  ["Nowhere/Here", null],
])("the time zone %s is in the country %s", (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});

test("every zone the runtime offers belongs to a country", () => {
  const without = Intl.supportedValuesOf("timeZone").filter((zone) => countryOfZone(zone) === null);
  expect(without.filter((zone) => zone.includes("/") && !zone.startsWith("Etc/"))).toEqual([]);
});
