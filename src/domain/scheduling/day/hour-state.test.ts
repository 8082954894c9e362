import { expect, test } from "vitest";
import { type DayFacts, type HourSlot, hourState } from "./hour-state.ts";

const monday = "2027-03-08";
const slot = (time: string, reason: HourSlot["reason"] = null, agentId: string | null = "ana"): HourSlot => ({
  time,
  reason,
  agentId: reason === null ? agentId : null,
});
const facts: DayFacts = {
  date: monday,
  now: { date: "2027-03-01", time: "10:00" },
  day: { isOpen: true, startTime: "09:00", endTime: "17:00" },
  breaks: [{ dayOfWeek: "Monday", startTime: "12:00", endTime: "13:00", isActive: true }],
  hasAgents: true,
};

test.each<[string, number, HourSlot[], Partial<DayFacts>, object]>([
  ["free from the hour on", 10, [slot("10:00"), slot("10:30")], {}, { kind: "free", time: "10:00", agentId: "ana" }],
  [
    "free from its half on, with who is free then",
    10,
    [slot("10:00", "taken"), slot("10:30", null, "ben")],
    {},
    { kind: "free", time: "10:30", agentId: "ben" },
  ],
  ["everyone is busy", 10, [slot("10:00", "taken"), slot("10:30", "outside-agent-hours")], {}, { kind: "taken" }],
  ["nobody works", 16, [slot("16:00", "outside-agent-hours")], {}, { kind: "off" }],
  ["before opening", 8, [slot("09:00")], {}, { kind: "closed" }],
  ["at closing", 17, [slot("16:30")], {}, { kind: "closed" }],
  ["a closed day", 10, [], { day: { ...facts.day, isOpen: false } }, { kind: "closed" }],
  ["a break", 12, [slot("13:00")], {}, { kind: "break" }],
  [
    "too little is left before a break",
    11,
    [slot("10:30")],
    { breaks: [{ ...facts.breaks[0], startTime: "11:15" } as never] },
    { kind: "break" },
  ],
  [
    "a break that is switched off",
    12,
    [],
    { breaks: [{ ...facts.breaks[0], isActive: false } as never] },
    { kind: "closed" },
  ],
  ["nobody takes appointments", 10, [slot("10:00", "agent-inactive")], { hasAgents: false }, { kind: "no-agents" }],
  ["yesterday", 10, [slot("10:00")], { now: { date: "2027-03-09", time: "00:00" } }, { kind: "past" }],
  ["over today", 9, [slot("09:00", "in-the-past")], { now: { date: monday, time: "10:00" } }, { kind: "past" }],
  [
    "half over today",
    9,
    [slot("09:00", "in-the-past"), slot("09:30")],
    { now: { date: monday, time: "09:10" } },
    { kind: "free", time: "09:30", agentId: "ana" },
  ],
  [
    "its last half begun",
    9,
    [slot("09:00", "in-the-past"), slot("09:30", "in-the-past")],
    { now: { date: monday, time: "09:40" } },
    { kind: "past" },
  ],
  [
    "the last hour before midnight",
    23,
    [slot("23:30")],
    { day: { isOpen: true, startTime: "09:00", endTime: "24:00" } },
    { kind: "free", time: "23:30", agentId: "ana" },
  ],
])("%s", (_, hour, slots, over, expected) => {
  expect(hourState(hour, slots, { ...facts, ...over })).toEqual(expected);
});
