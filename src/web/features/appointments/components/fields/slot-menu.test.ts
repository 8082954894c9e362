import { expect, test } from "vitest";
import type { AvailableSlot } from "#contract/scheduling/availability.ts";
import { rescheduleTimes } from "#domain/scheduling/slots/slot-choices.ts";
import { conflictOf, createTimeMenu, needsWideSlots, rescheduleChoices } from "./slot-menu.ts";

const slot = (time: string, reason: AvailableSlot["reason"] = null): AvailableSlot => ({
  date: "2027-03-05",
  time,
  startsAt: `2027-03-05T${time}:00Z`,
  reason,
  isBookable: reason !== "taken" && reason !== "in-the-past",
  agentId: null,
});

const wide = rescheduleTimes().map((time) => slot(time, time < "09:00" ? "outside-business-hours" : null));
const timesOf = (choices: readonly { time: string }[]) => choices.map(({ time }) => time);

test("taken slots stay and say so; the owner may choose them all the same", () => {
  const hours = [slot("11:30"), slot("13:00", "taken")];
  const menu = createTimeMenu({ hours, wide: [], selectedTime: "" });
  expect(menu.within).toEqual([
    { time: "11:30", note: null, isDisabled: false },
    { time: "13:00", note: "taken", isDisabled: false },
  ]);
  expect(menu.outside).toEqual([]);
});

test("a day without slots offers 08:00 to 17:00, and nothing later", () => {
  const { within, outside } = createTimeMenu({ hours: [], wide, selectedTime: "" });
  expect(within).toEqual([]);
  expect(timesOf(outside)).toHaveLength(19);
  expect(timesOf(outside).at(-1)).toBe("17:00");
});

test("a time selected outside the hours is kept, with its reason", () => {
  const { within, outside } = createTimeMenu({ hours: [slot("09:00")], wide, selectedTime: "08:00" });
  expect(timesOf(within)).toEqual(["09:00"]);
  expect(outside).toEqual([{ time: "08:00", note: "outside-business-hours", isDisabled: false }]);
});

test("a selected time that no list knows is kept too, in its place", () => {
  const { outside } = createTimeMenu({ hours: [], wide, selectedTime: "16:45" });
  expect(timesOf(outside).slice(-2)).toEqual(["16:45", "17:00"]);
});

test.each([
  [[], "", true],
  [[slot("09:00")], "", false],
  [[slot("09:00")], "09:00", false],
  [[slot("09:00")], "08:00", true],
])("of %j with %j selected the wide list is needed: %s", (hours, selectedTime, isNeeded) => {
  expect(needsWideSlots(hours, selectedTime)).toBe(isNeeded);
});

test("rescheduling has 21 choices: on offer until known, skipped ones and the current one disabled", () => {
  expect(rescheduleChoices(rescheduleTimes(), undefined, null).filter(({ isDisabled }) => !isDisabled)).toHaveLength(
    21,
  );
  const known = wide.filter(({ time }) => time !== "10:00");
  const choices = rescheduleChoices(rescheduleTimes(), known, "11:00");
  expect(choices).toHaveLength(21);
  expect(choices.filter(({ isDisabled }) => isDisabled)).toEqual([
    { time: "10:00", note: "nonexistent-time", isDisabled: true },
    { time: "11:00", note: "current", isDisabled: true },
  ]);
});

const day = createTimeMenu({
  hours: [slot("11:30"), slot("13:00", "taken"), slot("14:00", "held")],
  wide: [],
  selectedTime: "",
});
const early = createTimeMenu({ hours: [slot("11:30")], wide: [], selectedTime: "06:15" });
const refused = { conflict: "taken", at: 100 } as const;

test.each([
  ["a free time", { menu: day, asOf: 50 }, "11:30", null, null],
  ["a taken one", { menu: day, asOf: 50 }, "13:00", null, "taken"],
  ["a held one", { menu: day, asOf: 50 }, "14:00", null, "held"],
  ["none", { menu: day, asOf: 50 }, "", null, null],
  ["any, while the menu is on its way", { menu: null, asOf: 0 }, "13:00", null, null],
  ["a free one that was refused just now", { menu: day, asOf: 50 }, "11:30", refused, "taken"],
  ["one that was refused, and is free by now", { menu: day, asOf: 150 }, "11:30", refused, null],
  ["one that was refused, and is held by now", { menu: day, asOf: 150 }, "14:00", refused, "held"],
  ["one that no menu knows", { menu: early, asOf: 150 }, "06:15", refused, "taken"],
] as const)("what stands against %s", (_, times, time, refusal, expected) => {
  expect(conflictOf(times, time, refusal)).toBe(expected);
});
