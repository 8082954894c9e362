import { expect, test } from "vitest";
import { gridSpan, shownHours } from "./week-hours.ts";

const visit = (time: string, durationMinutes = 30) => ({ time, durationMinutes });

test.each([
  [[], { from: 8, to: 19 }],
  [[visit("06:45")], { from: 6, to: 19 }],
  [[visit("18:45")], { from: 8, to: 20 }],
  [[visit("23:30", 120)], { from: 8, to: 24 }],
])("nothing is outside the hours on show (%#)", (appointments, hours) => {
  expect(shownHours(appointments, 8, 19)).toEqual(hours);
});

test.each([
  [8 * 60, 60, { top: 0, height: 0.1 }],
  [13 * 60, 30, { top: 0.5, height: 0.05 }],
  // What goes on past the last hour ends with it.
  [17 * 60, 120, { top: 0.9, height: 0.1 }],
])("a span in the week's grid from minute %i for %i minutes", (start, duration, span) => {
  const { top, height } = gridSpan(start, duration, { from: 8, to: 18 });
  expect(top).toBeCloseTo(span.top);
  expect(height).toBeCloseTo(span.height);
});
