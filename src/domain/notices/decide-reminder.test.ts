import { describe, expect, test } from "vitest";
import { isReminderDue, spansToRemind } from "./decide-reminder.ts";

const startsAt = Temporal.Instant.from("2027-03-05T10:00:00Z");
const at = (text: string): Temporal.Instant => Temporal.Instant.from(`2027-03-${text}:00Z`);
const appointment = {
  ...{ status: "confirmed", startsAt, timedAt: at("01T09:00") },
  ...{ isTest: false, isAwaitingOwner: false, isUnproven: false },
};

describe("a reminder", () => {
  test.each([
    ["reminder24h", "04T09:59", false],
    ["reminder24h", "04T10:00", true],
    ["reminder24h", "04T16:00", true],
    ["reminder24h", "04T16:01", false],
    ["reminder2h", "05T07:59", false],
    ["reminder2h", "05T08:00", true],
    ["reminder2h", "05T09:00", true],
    ["reminder2h", "05T09:01", false],
  ] as const)("of the kind %s at %s is due: %s", (kind, now, expected) => {
    expect(isReminderDue(kind, appointment, at(now))).toBe(expected);
  });

  test.each([
    ["days before", "01T09:00", true, true],
    ["a day and a minute before", "04T09:59", true, true],
    ["exactly a day before", "04T10:00", false, true],
    ["three hours before", "05T07:00", false, true],
    ["two hours before", "05T08:00", false, false],
    ["after it began", "05T10:05", false, false],
  ])("for a time given %s", (_when, timedAt, dayBefore, hoursBefore) => {
    const given = { ...appointment, timedAt: at(timedAt) };
    expect(isReminderDue("reminder24h", given, at("04T12:00"))).toBe(dayBefore);
    expect(isReminderDue("reminder2h", given, at("05T08:30"))).toBe(hoursBefore);
  });

  test("is never due for a cancelled appointment or a test", () => {
    expect(isReminderDue("reminder2h", { ...appointment, status: "cancelled" }, at("05T08:00"))).toBe(false);
    expect(isReminderDue("reminder2h", { ...appointment, isTest: true }, at("05T08:00"))).toBe(false);
    expect(isReminderDue("reminder2h", { ...appointment, isAwaitingOwner: true }, at("05T08:00"))).toBe(false);
    expect(isReminderDue("reminder2h", { ...appointment, isUnproven: true }, at("05T08:00"))).toBe(false);
  });
});

test("the spans hold exactly the appointments that can be due", () => {
  const spans = spansToRemind(at("04T10:00")).map((span) => `${span.kind} ${span.startsFrom} ${span.startsUntil}`);
  expect(spans).toEqual([
    "reminder24h 2027-03-05T04:00:00Z 2027-03-05T10:00:00Z",
    "reminder2h 2027-03-04T11:00:00Z 2027-03-04T12:00:00Z",
  ]);
});

test.each(spansToRemind(at("04T10:00")))("$kind is due at both ends of its span and not beyond", (span) => {
  const isDue = (startsAt: Temporal.Instant) =>
    isReminderDue(span.kind, { ...appointment, startsAt, timedAt: at("01T00:00") }, at("04T10:00"));
  const second = { seconds: 1 };
  expect([isDue(span.startsFrom.subtract(second)), isDue(span.startsFrom)]).toEqual([false, true]);
  expect([isDue(span.startsUntil), isDue(span.startsUntil.add(second))]).toEqual([true, false]);
});
