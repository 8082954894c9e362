import { expect, test } from "vitest";
import { rangeTitle, weekdayName } from "./calendar-names.ts";

test.each([
  ["en", "Mon", "Monday"],
  ["es", "lun", "lunes"],
  ["fr", "lun.", "lundi"],
  ["de", "Mo", "Montag"],
  ["pt", "seg.", "segunda-feira"],
] as const)('Monday in %s is "%s" for short and "%s" in full', (language, short, long) => {
  expect(weekdayName("2027-03-01", language, "short")).toBe(short);
  expect(weekdayName("2027-03-01", language, "long")).toBe(long);
});

test("a week's title says its month and year once", () => {
  // Locale data sets thin spaces around the dash.
  const plain = (text: string) => text.replaceAll(/\s/g, " ");
  expect(plain(rangeTitle("2027-03-01", "2027-03-07", "en"))).toBe("Mar 1 – 7, 2027");
  expect(plain(rangeTitle("2026-12-28", "2027-01-03", "en"))).toBe("Dec 28, 2026 – Jan 3, 2027");
  expect(plain(rangeTitle("2027-03-01", "2027-03-07", "de"))).toBe("1.–7. März 2027");
});
