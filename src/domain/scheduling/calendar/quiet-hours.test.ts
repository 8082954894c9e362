import { expect, test } from "vitest";
import { foldQuietHours } from "./quiet-hours.ts";

test.each([
  ["", []],
  ["A", ["A"]],
  ["AA", ["A", "A"]],
  // An empty day, and what follows the last appointment, can be booked hour by hour.
  ["...", [".", ".", "."]],
  ["..A...A..", ["..", "A", "...", "A", ".", "."]],
  ["A.A", ["A", ".", "A"]],
])("the quiet hours of a day with %j are folded", (text, runs) => {
  const folded = foldQuietHours([...text], (hour) => hour === ".");
  expect(folded.map(({ hours }) => hours.join(""))).toEqual(runs);
  expect(folded.map(({ isQuiet }) => isQuiet)).toEqual(runs.map((run) => run.startsWith(".")));
});
