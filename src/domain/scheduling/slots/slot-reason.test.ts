import { expect, test } from "vitest";
import { mainReason, reasonBits, reasonsForOwner, type SlotReason } from "./slot-reason.ts";

const bitsOf = (...reasons: SlotReason[]): number => reasons.reduce((bits, reason) => bits | reasonBits[reason], 0);

test.each<[string, SlotReason[], SlotReason[]]>([
  ["nothing", [], []],
  ["closed and taken: both, what binds first", ["closed-day", "taken"], ["taken", "closed-day"]],
  ["a holiday and a day off", ["time-off", "special-closing"], ["special-closing", "time-off"]],
  ["a closed day has no hours or breaks", ["closed-day", "outside-business-hours", "break"], ["closed-day"]],
  ["who is off doesn't work", ["outside-agent-hours", "time-off"], ["time-off"]],
  ["what is over is also too soon", ["too-soon", "in-the-past"], ["in-the-past"]],
  [
    "late, and the agent is busy elsewhere",
    ["outside-business-hours", "busy-elsewhere"],
    ["outside-business-hours", "busy-elsewhere"],
  ],
])("the reasons that the owner reads: %s", (_, reasons, shown) => {
  expect(reasonsForOwner(bitsOf(...reasons))).toEqual(shown);
});

test("the first of them is the one that is told alone, whatever comes together", () => {
  const all = Object.keys(reasonBits) as SlotReason[];
  for (const first of all) {
    for (const second of all) {
      const bits = bitsOf(first, second);
      expect(reasonsForOwner(bits)[0]).toBe(mainReason(bits, "owner"));
    }
  }
});
