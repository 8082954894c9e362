import { describe, expect, test } from "vitest";
import { isReminderDue, planReminders } from "./decide-reminder.ts";

const startsAt = Temporal.Instant.from("2027-03-05T10:00:00Z");
const at = (text: string): Temporal.Instant => Temporal.Instant.from(`2027-03-${text}:00Z`);

test.each([
  ["days before", "01T09:00", ["reminder24h 2027-03-04T10:00:00Z", "reminder2h 2027-03-05T08:00:00Z"]],
  ["a day and a minute before", "04T09:59", ["reminder24h 2027-03-04T10:00:00Z", "reminder2h 2027-03-05T08:00:00Z"]],
  ["exactly a day before", "04T10:00", ["reminder2h 2027-03-05T08:00:00Z"]],
  ["three hours before", "05T07:00", ["reminder2h 2027-03-05T08:00:00Z"]],
  ["an hour before", "05T09:00", []],
  ["after it began", "05T10:05", []],
])("an appointment made %s", (_when, now, expected) => {
  expect(planReminders(startsAt, at(now)).map(({ kind, dueAt }) => `${kind} ${dueAt}`)).toEqual(expected);
});

describe("a reminder", () => {
  const appointment = { status: "confirmed", startsAt, isTest: false };

  test.each([
    ["reminder24h", "04T09:59", false],
    ["reminder24h", "04T10:00", true],
    ["reminder24h", "04T16:00", true],
    ["reminder24h", "04T16:01", false],
    ["reminder2h", "05T07:59", false],
    ["reminder2h", "05T08:00", true],
    ["reminder2h", "05T09:01", false],
  ] as const)("%s at %s", (kind, now, expected) => {
    expect(isReminderDue(kind, appointment, at(now))).toBe(expected);
  });

  test("is never due for a cancelled appointment or a test", () => {
    expect(isReminderDue("reminder2h", { ...appointment, status: "cancelled" }, at("05T08:00"))).toBe(false);
    expect(isReminderDue("reminder2h", { ...appointment, isTest: true }, at("05T08:00"))).toBe(false);
  });
});
