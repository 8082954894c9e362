import { expect, test } from "vitest";
import { layInLanes } from "./lanes.ts";

const spans = (text: string) =>
  text.split(" ").map((span) => {
    const [startsAtMs = 0, endsAtMs = 0] = span.split("-").map(Number);
    return { startsAtMs, endsAtMs };
  });

test.each([
  ["1-2", ["1-2: 0 of 1"]],
  ["1-2 2-3", ["1-2: 0 of 1", "2-3: 0 of 1"]],
  ["1-3 2-4", ["1-3: 0 of 2", "2-4: 1 of 2"]],
  // The longer of two that begin together comes first.
  ["1-2 1-4", ["1-4: 0 of 2", "1-2: 1 of 2"]],
  // A lane is taken again, and the whole group is as wide as its fullest moment.
  ["1-9 2-4 3-5 5-7", ["1-9: 0 of 3", "2-4: 1 of 3", "3-5: 2 of 3", "5-7: 1 of 3"]],
  // Another group has lanes of its own.
  ["1-3 1-3 1-3 5-6", ["1-3: 0 of 3", "1-3: 1 of 3", "1-3: 2 of 3", "5-6: 0 of 1"]],
])("the lanes of overlapping appointments: %s", (text, expected) => {
  const laid = layInLanes(spans(text));
  expect(
    laid.map(({ item, lane, laneCount }) => `${item.startsAtMs}-${item.endsAtMs}: ${lane} of ${laneCount}`),
  ).toEqual(expected);
});

test("no appointments need no lanes", () => {
  expect(layInLanes([])).toEqual([]);
});
