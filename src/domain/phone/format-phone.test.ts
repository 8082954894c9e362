import { expect, test } from "vitest";
import { countryOfZone } from "../notices/client-zone/country-of-zone.ts";
import { formatPhone } from "./format-phone.ts";

test.each([
  ["+34612345678", undefined, "+34 612 34 56 78"],
  ["+34 612-345-678", undefined, "+34 612 34 56 78"],
  ["+4915123456789", undefined, "+49 1512 3456789"],
  ["+493012345678", undefined, "+49 30 12345678"],
  ["+33612345678", undefined, "+33 6 12 34 56 78"],
  ["+351912345678", undefined, "+351 912 345 678"],
  ["+5511987654321", undefined, "+55 11 98765 4321"],
  ["+12025550123", undefined, "+1 202 555 0123"],
  ["+442079460958", undefined, "+44 20 7946 0958"],
  ["612345678", "Europe/Madrid", "+34 612 34 56 78"],
  ["0151 23456789", "Europe/Berlin", "+49 1512 3456789"],
  ["06 12 34 56 78", "Europe/Paris", "+33 6 12 34 56 78"],
  ["(202) 555-0123", "America/New_York", "+1 202 555 0123"],
  ["612345678", undefined, "612345678"],
  ["612345678", "Etc/UTC", "612345678"],
  ["12", "Europe/Madrid", "12"],
  ["+999", undefined, "+999"],
  ["+99912345678", undefined, "+99912345678"],
  ["ask at the desk", "Europe/Madrid", "ask at the desk"],
  ["", "Europe/Madrid", ""],
])("the phone %s in the zone %s is shown as %s", (phone, zone, shown) => {
  expect(formatPhone(phone, zone === undefined ? null : countryOfZone(zone))).toBe(shown);
});
