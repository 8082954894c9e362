import { describe, expect, test } from "vitest";
import { insightPeriod } from "./insight-period.ts";
import { busiestIndex, changeInPercent, shareInPercent } from "./percent-change.ts";

describe("the period of insights", () => {
  test("a week: today and the six days before, the seven before those, and seven to come", () => {
    expect(insightPeriod("2027-03-31", 7)).toEqual({
      current: { from: "2027-03-25", to: "2027-03-31" },
      previous: { from: "2027-03-18", to: "2027-03-24" },
      ahead: { from: "2027-04-01", to: "2027-04-07" },
    });
  });

  test("30 days reach over a leap day", () => {
    expect(insightPeriod("2028-03-01", 30)).toMatchObject({
      current: { from: "2028-02-01" },
      previous: { to: "2028-01-31" },
    });
  });
});

test.each([
  [15, 10, 50],
  [5, 10, -50],
  [10, 10, 0],
  [0, 3, -100],
  [1, 3, -67],
  [4, 0, null],
  [0, 0, null],
])("%d after %d is a change of %s %", (current, previous, change) => {
  expect(changeInPercent(current, previous)).toBe(change);
});

test.each([
  [1, 3, 33],
  [3, 3, 100],
  [0, 0, 0],
])("%d appointments of %d are a share of %d percent", (part, whole, share) => {
  expect(shareInPercent(part, whole)).toBe(share);
});

test.each([
  [[0, 4, 9, 9, 1], 2],
  [[0, 0], null],
  [[], null],
])("of the counts %j the busiest has the index %s", (counts, index) => {
  expect(busiestIndex(counts)).toBe(index);
});
