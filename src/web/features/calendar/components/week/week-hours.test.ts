import { expect, test } from "vitest";
import { closedSpans, gridSpan, shownHours } from "./week-hours.ts";

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

test.each([
  [{ isOpen: false, startTime: "09:00", endTime: "17:00" }, [[480, 1140]]],
  [
    { isOpen: true, startTime: "09:00", endTime: "17:00" },
    [
      [480, 540],
      [1020, 1140],
    ],
  ],
  [{ isOpen: true, startTime: "08:00", endTime: "24:00" }, []],
  // Opens after, or closed before, the hours on show.
  [{ isOpen: true, startTime: "20:00", endTime: "23:00" }, [[480, 1140]]],
  [{ isOpen: true, startTime: "05:00", endTime: "07:00" }, [[480, 1140]]],
])("closed hours are known among those on show (%#)", (day, spans) => {
  expect(closedSpans(day, { from: 8, to: 19 })).toEqual(spans);
});
