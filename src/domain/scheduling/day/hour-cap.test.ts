import { expect, test } from "vitest";
import { hourCap } from "./hour-cap.ts";

const hours = (count: number, each: number) => Array<number>(count).fill(each);

test.each<[string, number[], number]>([
  ["nothing", [], 8],
  ["an ordinary day", hours(11, 4), 8],
  ["one crowded hour", [40, ...hours(10, 2)], 8],
  ["six full hours", hours(6, 8), 8],
  ["seven full hours", hours(7, 8), 6],
  ["a full day", hours(11, 8), 4],
  ["twelve every hour, early and late too", hours(13, 12), 3],
  ["more hours than there are", hours(30, 50), 3],
])("the appointments an hour shows: %s", (_, counts, cap) => expect(hourCap(counts)).toBe(cap));
