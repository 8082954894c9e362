import { expect, test } from "vitest";
import { weekdays } from "../../../scheduling/clock/weekday.ts";
import { readWhen } from "../read-when.ts";
import { middayBreaks } from "./lunch-hours.ts";

const pause = (dayOfWeek: (typeof weekdays)[number], startTime: string, endTime: string) => ({
  ...{ dayOfWeek, startTime, endTime },
  isActive: true,
});

/** Half past one to three, on Fridays two to four; a short one in the morning. */
const breaks = middayBreaks([
  ...weekdays.filter((day) => day !== "Friday").map((day) => pause(day, "13:30", "15:00")),
  ...[pause("Friday", "14:00", "16:00"), pause("Friday", "10:00", "10:15")],
]);

const context = { today: "2026-11-18", nowTime: "10:00" };

test.each([
  ["en", "tomorrow at lunchtime", 12.5, 16],
  ["en", "Friday at midday break", 13, 17],
  ["es", "el viernes a la hora de comer", 13, 17],
  ["fr", "vendredi pendant la pause de midi", 13, 17],
  ["de", "Freitag in der Mittagspause", 13, 17],
  ["pt", "sexta na hora do almoço", 13, 17],
  ["en", "tomorrow before lunch", 0, 13.5],
  ["es", "mañana después de comer", 15, 18],
  ["de", "Freitag nach der Mittagspause", 16, 19],
  ["en", "lunchtime please", 12.5, 16],
] as const)("%s: lunch is when the business makes its break: %s", (language, text, from, to) => {
  expect(readWhen(text, language, { ...context, breaks }).time).toMatchObject({
    ...{ kind: "window", fromMinute: from * 60, toMinute: to * 60 },
  });
});

test("without a break, lunch is from twelve to two", () => {
  const noon = { kind: "window", part: "noon", fromMinute: 720, toMinute: 840 };
  expect(readWhen("Friday at lunchtime", "en", context).time).toEqual(noon);
  expect(readWhen("Friday at lunchtime", "en", { ...context, breaks: {} }).time).toEqual(noon);
});

test("noon is noon, whatever the business does", () => {
  expect(readWhen("Friday around midday", "en", { ...context, breaks }).time).toMatchObject({ fromMinute: 720 });
});
