import { expect, test } from "vitest";
import { readingText } from "../../testing/reading-text.ts";
import { readWhen } from "../read-when.ts";
import { dateOrderOf } from "./date-order.ts";

const wednesday = { today: "2026-11-18", nowTime: "10:00" };

test.each([
  ["12/11", "en", "US", "2026-12-11"],
  ["12/11", "en", "GB", "2027-11-12"],
  ["12/01 at 10", "en", "US", "2026-12-01 10:00/22:00"],
  ["1/12 at 10", "en", "IE", "2026-12-01 10:00/22:00"],
  ["25/11", "en", "US", "2026-11-25"],
  ["11/25", "en", "GB", "2026-11-25"],
  ["3/12", "en", "CA", "2026-12-03|2027-03-12"],
  ["3/12", "en", "ES", "2026-12-03|2027-03-12"],
  ["3/12", "es", "US", "2026-12-03|2027-03-12"],
  ["3/12", "es", "MX", "2026-12-03"],
  ["3.12.", "de", "AT", "2026-12-03"],
] as const)("the date %s in %s for a business in %s is %s", (text, language, country, expected) => {
  expect(readingText(readWhen(text, language, { ...wednesday, country }))).toBe(expected);
});

test("without a country English means both", () => {
  expect(dateOrderOf("en", undefined)).toBe("either");
  expect(dateOrderOf("fr", undefined)).toBe("day");
});
