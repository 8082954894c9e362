import { expect, test } from "vitest";
import { endTimeFromInput, timeFromInput } from "./time-from-input.ts";

test.each([
  ["09:00", "09:00"],
  ["9", "09:00"],
  ["9:30", "09:30"],
  [" 9.30 ", "09:30"],
  ["930", "09:30"],
  ["0930", "09:30"],
  ["14h", "14:00"],
  ["14h15", "14:15"],
  ["9 Uhr", "09:00"],
  ["9:05 Uhr", "09:05"],
  ["9 am", "09:00"],
  ["9:30 PM", "21:30"],
  ["9:30 p.m.", "21:30"],
  ["12 AM", "00:00"],
  ["12:15 pm", "12:15"],
  ["0:00", "00:00"],
  ["23:59", "23:59"],
])("a time typed as %j means %s", (typed, time) => {
  expect(timeFromInput(typed)).toBe(time);
});

test.each(["", "24:00", "9:60", "13 pm", "0 am", "9:5", "99", "-1", "noon", "9:30:00", "٩:٣٠", "12345"])(
  "the typed text %j isn't a time",
  (typed) => {
    expect(timeFromInput(typed)).toBeNull();
  },
);

test.each([
  ["24:00", "24:00"],
  ["24", "24:00"],
  ["24 Uhr", "24:00"],
  ["24h", "24:00"],
  ["2400", "24:00"],
  ["12 AM", "24:00"],
  ["00:00", "24:00"],
  ["0", "24:00"],
  ["23:30", "23:30"],
  ["12 pm", "12:00"],
  ["24:30", null],
  ["25", null],
])("where something ends, %j means %s", (typed, time) => {
  expect(endTimeFromInput(typed)).toBe(time);
});
