import { describe, expect, test } from "vitest";
import type { SeriesOccurrence } from "#contract/scheduling/series.ts";
import { countMade, proposedChoice, toChoiceInputs } from "./series-choices.ts";

const nearest = { date: "2027-03-13", time: "11:00" };
const occurrence = (changes: Partial<SeriesOccurrence>): SeriesOccurrence => {
  const { reason = "taken" } = changes;
  return {
    ...{ number: 1, date: "2027-03-12", time: "10:00", state: "open", isBookable: false, nearest },
    ...{ reason, reasons: reason === null ? [] : [reason], ...changes },
  };
};

const listOf = (...occurrences: SeriesOccurrence[]) => ({ occurrences, askedNumber: 1 });

describe("what is proposed for a date", () => {
  const unusual = { reason: "outside-agent-hours", isBookable: true } as const;
  const late = { reason: "outside-business-hours", isBookable: true } as const;
  const free = { state: "free", reason: null } as const;
  test.each([
    ["taken: the nearest free time", free, {}, "nearest"],
    ["taken, and nothing free near it", free, { nearest: null }, "skip"],
    ["a closed day", free, { reason: "closed-day", isBookable: true }, "nearest"],
    ["a closed day without any other near it", free, { reason: "closed-day", isBookable: true, nearest: null }, "keep"],
    ["the hour the owner always asks for", late, late, "keep"],
    ["a day off that the rhythm happens upon", free, unusual, "nearest"],
    ["a day off after an unusual hour of another kind", late, unusual, "nearest"],
    [
      "a day off beside the hour the owner always asks for",
      late,
      { ...late, reasons: [late.reason, "time-off"] },
      "nearest",
    ],
    ["no such day in the month", free, { reason: "no-such-day", isBookable: true }, "nearest"],
  ] satisfies [string, Partial<SeriesOccurrence>, Partial<SeriesOccurrence>, string][])(
    "%s",
    (_, asked, changes, action) => {
      const later = occurrence({ number: 2, ...changes });
      expect(proposedChoice(later, listOf(occurrence(asked), later))).toEqual({ action });
    },
  );

  test("the date that is asked for may be a later one of the series", () => {
    const occurrences = [occurrence({ number: 3, ...late }), occurrence({ number: 4, ...late })];
    expect(occurrences.map((one) => proposedChoice(one, { occurrences, askedNumber: 4 }))).toEqual([
      { action: "keep" },
      { action: "keep" },
    ]);
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
  expect(toChoiceInputs(listOf(...occurrences), choices)).toEqual([
    { number: 2, action: "move", appointmentDate: "2027-03-13", appointmentTime: "11:00" },
    { number: 3, action: "skip" },
    { number: 4, action: "move", appointmentDate: "2027-04-01", appointmentTime: "09:00" },
  ]);
  expect(countMade(listOf(...occurrences), choices)).toBe(3);
});
