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
