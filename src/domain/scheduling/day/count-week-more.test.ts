import { expect, test } from "vitest";
import { countWeekMore } from "./count-week-more.ts";

const day = (marks: string) =>
  [...marks].map((mark, index) => ({ id: `${mark}${index}`, status: mark === "x" ? "cancelled" : "confirmed" }));

test.each([
  ["", false, [], 0, 0],
  ["ooo", false, ["o0", "o1", "o2"], 0, 0],
  ["oooo", false, ["o0", "o1", "o2"], 1, 0],
  ["oooo", true, ["o0", "o1"], 2, 0],
  ["xxxooo", false, ["o3", "o4", "o5"], 0, 3],
  ["xxoxooo", false, ["o2", "o4", "o5"], 1, 3],
  ["xoxo", false, ["o1", "o3", "x0"], 0, 1],
  ["xxxx", true, ["x0", "x1"], 0, 2],
  ["xo", true, ["o1", "x0"], 0, 0],
])("of %j on mobile: %s it shows %j, %d more and %d cancelled", (marks, isMobile, shown, moreCount, cancelledCount) => {
  const cell = countWeekMore(day(marks), isMobile);
  expect(cell.shown.map(({ id }) => id)).toEqual(shown);
  expect(cell).toMatchObject({ moreCount, cancelledCount });
});
