import { expect, test } from "vitest";
import { readWhen } from "../read-when.ts";
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
  ["nationalDay", 2026, "JP", null],
  ["nothing", 2026, "DE", null],
] as const)("%s %i in %s is %s", (name, year, country, date) => {
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
] as const)("%s: %s", (language, text, date) => {
  expect(readWhen(text, language, wednesday).date).toEqual({ kind: "day", date });
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
