import { expect, test } from "vitest";
import { formatDate, formatTime } from "./format-date-time.ts";
import { localeOf } from "./locale-of.ts";

test.each([
  ["en", "US", "Friday, November 20, 2026"],
  ["en", "GB", /^Friday,? 20 November 2026$/],
  ["en", "ES", "Friday, November 20, 2026"],
  ["es", "MX", /^viernes, 20 de noviembre de 2026$/],
  ["de", "AT", "Freitag, 20. November 2026"],
  ["pt", "PT", /20 de novembro de 2026/],
] as const)("a date is written in %s as a business in %s does", (language, country, expected) => {
  const written = formatDate("2026-11-20", language, "full", country);
  if (typeof expected === "string") expect(written).toBe(expected);
  else expect(written).toMatch(expected);
});

test("January has its own name in Austria", () => {
  expect(formatDate("2027-01-07", "de", "long", "AT")).toBe("7. Jänner 2027");
});

test("times keep the language's form", () => {
  expect(formatTime("15:30", "fr", "CA")).toBe(formatTime("15:30", "fr"));
  expect(localeOf("de", null)).toBe("de");
});
