import { expect, test } from "vitest";
import { readWhen } from "../../read-when.ts";
import { feastDate } from "./feasts.ts";

test.each([
  ["easter", 2024, "DE", "2024-03-31"],
  ["easter", 2025, "DE", "2025-04-20"],
  ["easter", 2026, "DE", "2026-04-05"],
  ["easter", 2038, "DE", "2038-04-25"],
  ["goodFriday", 2027, "GB", "2027-03-26"],
  ["ashWednesday", 2027, "BR", "2027-02-10"],
  ["ascension", 2026, "DE", "2026-05-14"],
  ["whitMonday", 2026, "FR", "2026-05-25"],
  ["corpusChristi", 2026, "BR", "2026-06-04"],
  ["advent1", 2026, "DE", "2026-11-29"],
  ["advent1", 2023, "DE", "2023-12-03"],
  ["advent4", 2023, "DE", "2023-12-24"],
  ["thanksgiving", 2026, "US", "2026-11-26"],
  ["thanksgiving", 2026, "CA", "2026-10-12"],
  ["labourDay", 2026, "US", "2026-09-07"],
  ["labourDay", 2026, "ES", "2026-05-01"],
  ["memorialDay", 2026, "US", "2026-05-25"],
  ["motherDay", 2026, "US", "2026-05-10"],
  ["motherDay", 2026, "ES", "2026-05-03"],
  ["motherDay", 2026, "FR", "2026-05-31"],
  ["motherDay", 2026, "GB", "2026-03-15"],
  ["motherDay", 2026, "MX", "2026-05-10"],
  ["nationalDay", 2026, "AT", "2026-10-26"],
  ["nationalDay", 2026, "CH", "2026-08-01"],
  ["motherDay", 2027, "AR", "2027-10-17"],
  ["motherDay", 2027, "PT", "2027-05-02"],
  ["motherDay", 2027, "DE", "2027-05-09"],
  ["motherDay", 2027, "BR", "2027-05-09"],
  ["motherDay", 2027, "FR", "2027-05-30"],
  ["motherDay", 2027, "BO", "2027-05-27"],
  ["fatherDay", 2027, "DE", "2027-05-06"],
  ["fatherDay", 2027, "AT", "2027-06-13"],
  ["fatherDay", 2027, "CH", "2027-06-06"],
  ["fatherDay", 2027, "BR", "2027-08-08"],
  ["fatherDay", 2027, "ES", "2027-03-19"],
  ["pentecost", 2027, "DE", "2027-05-16"],
  ["corpusChristi", 2027, "DE", "2027-05-27"],
  ["corpusChristi", 2027, "CO", "2027-05-31"],
  ["carnivalTuesday", 2027, "BR", "2027-02-09"],
  ["epiphany", 2027, "CO", "2027-01-11"],
  ["earlyMayHoliday", 2027, "GB", "2027-05-03"],
  ["bankHolidayAugust", 2027, "GB", "2027-08-30"],
  ["victoriaDay", 2027, "CA", "2027-05-24"],
  ["repentanceDe", 2026, "DE", "2026-11-18"],
  ["sundayOfDead", 2026, "DE", "2026-11-22"],
  ["diwali", 2027, "IN", "2027-10-29"],
  ["diwali", 2050, "IN", null],
  ["nationalDay", 2026, "JP", null],
  ["nothing", 2026, "DE", null],
] as const)("the feast %s of %i in %s is on %s", (name, year, country, date) => {
  expect(feastDate(name, year, country)).toBe(date);
});

const wednesday = { today: "2026-11-18", nowTime: "10:00" };

test.each([
  ["en", "Ash Wednesday", "2027-02-10"],
  ["es", "viernes santo", "2027-03-26"],
  ["es", "miércoles de ceniza", "2027-02-10"],
  ["fr", "mardi gras", "2027-02-09"],
  ["fr", "vendredi saint", "2027-03-26"],
  ["pt", "sexta-feira santa", "2027-03-26"],
  ["pt", "quarta-feira de cinzas", "2027-02-10"],
  ["de", "am Buß- und Bettag", "2026-11-18"],
  ["de", "am Samstag vor Totensonntag", "2026-11-21"],
  ["es", "la noche de Reyes", "2027-01-05"],
] as const)("the date of a feast, %s: %s", (language, text, date) => {
  expect(readWhen(text, language, wednesday).date).toEqual({ kind: "day", date });
});

test("a week of feasts is a stretch of days", () => {
  const holyWeek = { kind: "range", from: "2027-03-21", to: "2027-03-28" };
  expect(readWhen("en semana santa", "es", wednesday).date).toEqual(holyWeek);
  expect(readWhen("in der Karwoche", "de", wednesday).date).toEqual(holyWeek);
  expect(readWhen("semana santa à tarde", "pt", wednesday).date).toEqual(holyWeek);
});

test("the business's country decides whose feast is meant, and its own table before ours", () => {
  const mothersDay = (country: string) => readWhen("mother's day", "en", { ...wednesday, country }).date;
  expect(mothersDay("GB")).toEqual({ kind: "day", date: "2027-03-07" });
  expect(mothersDay("US")).toEqual({ kind: "day", date: "2027-05-09" });
  const feasts = { motherDay: ["2027-05-16"] };
  expect(readWhen("the day before mother's day", "en", { ...wednesday, feasts }).date).toEqual({
    kind: "day",
    date: "2027-05-15",
  });
});
