import { expect, test } from "vitest";
import { commandFacts } from "../testing/play-commands.ts";
import { decideChange } from "./decide-change.ts";

const cancelAt = (times: readonly string[]) =>
  decideChange({ kind: "cancel", which: { dates: null, times, words: [] } }, commandFacts(), {});

test.each([
  [["03:00", "15:00"], { kind: "ask", asked: "appointment" }],
  [["11:00", "23:00"], { kind: "readBack", action: { kind: "cancel", appointmentId: "klara" } }],
])("of two hours, %j, the one counts at which somebody comes", (times, expected) => {
  expect(cancelAt(times)).toMatchObject(expected);
});

test.each([
  [["10:00", "22:00"], "10:00"],
  [["04:00", "16:00"], "16:00"],
])("where nobody comes at either of %j, the one in opening hours is named", (times, time) => {
  expect(cancelAt(times)).toEqual({ kind: "say", lines: [{ key: "owner.noneAtTime", values: { time: { time } } }] });
});

test.each([
  ["first", null, { kind: "readBack", action: { kind: "cancel", appointmentId: "klara" } }],
  ["last", null, { kind: "ask", asked: "appointment" }],
  ["first", "2027-03-02", { kind: "readBack", action: { kind: "cancel", appointmentId: "marie" } }],
] as const)(
  "the %s one of a day is found by its place, and asked about where two begin together",
  (order, day, expected) => {
    const dates = day === null ? null : { from: day, to: day };
    const which = { dates, times: [], words: [], order };
    expect(decideChange({ kind: "cancel", which }, commandFacts(), {})).toMatchObject(expected);
  },
);
