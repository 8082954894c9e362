import { expect, test } from "vitest";
import { countryOfZone } from "#domain/notices/client-zone/country-of-zone.ts";
import { toE164 } from "./to-e164.ts";

test.each([
  ["+34 612 345 678", "Europe/Berlin", "+34612345678"],
  ["+34612345678", "UTC", "+34612345678"],
  ["612 345 678", "Europe/Madrid", "+34612345678"],
  ["612-345-678", "Atlantic/Canary", "+34612345678"],
  ["0034 612 345 678", "Europe/Madrid", "+34612345678"],
  ["0151 23456789", "Europe/Berlin", "+4915123456789"],
  ["(11) 96123-4567", "America/Sao_Paulo", "+5511961234567"],
  ["(212) 555-0123", "America/New_York", "+12125550123"],
  ["+44 (0)20 7946 0958", "UTC", "+442079460958"],
  // WhatsApp still knows Mexican mobiles by their former form.
  ["+52 1 55 1234 5678", "UTC", "+5215512345678"],
  ["612 345 678", "UTC", null],
  ["612 345 678", "America/New_York", null],
  ["12", "Europe/Madrid", null],
  ["+12", "Europe/Madrid", null],
  ["+0612345678", "Europe/Madrid", null],
  ["+", "Europe/Madrid", null],
])("the phone %s in the zone %s is dialled as %s", (phone, zone, number) => {
  expect(toE164(phone, countryOfZone(zone))).toBe(number);
});
