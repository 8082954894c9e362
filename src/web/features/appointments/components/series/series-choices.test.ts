import { describe, expect, test } from "vitest";
import type { SeriesOccurrence } from "#contract/scheduling/series.ts";
import { countMade, proposedChoice, toChoiceInputs } from "./series-choices.ts";

const nearest = { date: "2027-03-13", time: "11:00" };
const occurrence = (changes: Partial<SeriesOccurrence>): SeriesOccurrence => ({
  ...{ number: 1, date: "2027-03-12", time: "10:00", state: "open", reason: "taken", isBookable: false, nearest },
  ...changes,
});

describe("what is proposed for a date", () => {
  test.each([
    ["taken: the nearest free time", {}, "nearest"],
    ["taken, and nothing free near it", { nearest: null }, "skip"],
    ["a closed day", { reason: "closed-day", isBookable: true }, "nearest"],
    ["a closed day without any other near it", { reason: "closed-day", isBookable: true, nearest: null }, "keep"],
    ["the hour the owner always asks for", { reason: "outside-business-hours", isBookable: true }, "keep"],
    ["no such day in the month", { reason: "no-such-day", isBookable: true }, "nearest"],
  ] as const)("%s", (_, changes, action) => {
    expect(proposedChoice(occurrence(changes))).toEqual({ action });
  });
});

test("what is sent: a choice for each open date, the owner's before the proposed one", () => {
  const occurrences = [
    occurrence({ number: 1, state: "free", reason: null }),
    occurrence({ number: 2 }),
    occurrence({ number: 3 }),
    occurrence({ number: 4, state: "free", reason: null }),
  ];
  const choices = { 3: { action: "skip" }, 4: { action: "other", date: "2027-04-01", time: "09:00" } } as const;
  expect(toChoiceInputs(occurrences, choices)).toEqual([
    { number: 2, action: "move", appointmentDate: "2027-03-13", appointmentTime: "11:00" },
    { number: 3, action: "skip" },
    { number: 4, action: "move", appointmentDate: "2027-04-01", appointmentTime: "09:00" },
  ]);
  expect(countMade(occurrences, choices)).toBe(3);
});
