import { expect, test } from "vitest";
import { spokenEnd } from "./waitlist-request.ts";

test.each([
  ["16:59", "17:00"],
  ["11:59", "12:00"],
  ["10:29", "10:30"],
  ["23:59", "00:00"],
  ["17:00", "17:00"],
  ["09:45", "09:45"],
])("times whose last start is %s end at %s, as people say it", (lastStart, end) => {
  expect(spokenEnd(lastStart)).toBe(end);
});
