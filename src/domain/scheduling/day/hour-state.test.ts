import { expect, test } from "vitest";
import { type DayFacts, earlyHourState, type HourSlot, hourState, hourStateOfTypes, typesToAsk } from "./hour-state.ts";

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
])("the state of an hour: %s", (_, hour, slots, over, expected) => {
  expect(hourState(hour, slots, { ...facts, ...over })).toEqual(expected);
});

test.each<[string, string, object]>([
  ["the first type fits", "   ", { kind: "free", time: "10:00", agentId: "ana", appointmentTypeId: "colour" }],
  ["only a later one fits", "x  ", { kind: "free", time: "10:00", agentId: "ana", appointmentTypeId: "cut" }],
  ["only the last one fits", "xx ", { kind: "free", time: "10:00", agentId: "ana", appointmentTypeId: "fringe" }],
  ["none fits", "xxx", { kind: "taken" }],
])("an hour, when %s", (_, taken, expected) => {
  const types = ["colour", "cut", "fringe"].map((appointmentTypeId, index) => ({
    appointmentTypeId,
    slots: [slot("10:00", taken[index] === "x" ? "taken" : null)],
  }));
  expect(hourStateOfTypes(10, types, facts)).toEqual(expected);
});

test("without types the standard appointment decides, and no type is named", () => {
  const standard = [{ appointmentTypeId: undefined, slots: [slot("10:00")] }];
  expect(hourStateOfTypes(10, standard, facts)).toEqual({ kind: "free", time: "10:00", agentId: "ana" });
});

test.each<[string, [number, number][], string[]]>([
  ["none", [], []],
  ["one", [[60, 0]], ["0"]],
  [
    "the first is the shortest",
    [
      [15, 0],
      [30, 5],
    ],
    ["0"],
  ],
  [
    "a later one is shorter",
    [
      [60, 10],
      [15, 0],
      [45, 0],
    ],
    ["0", "1"],
  ],
  [
    "a shorter one with a longer buffer",
    [
      [60, 10],
      [15, 30],
      [45, 0],
    ],
    ["0", "1", "2"],
  ],
  [
    "twice the same",
    [
      [30, 0],
      [30, 0],
    ],
    ["0"],
  ],
])("whom to ask about: %s", (_, lengths, expected) => {
  const types = lengths.map(([durationMinutes, bufferMinutes], index) => ({
    id: String(index),
    durationMinutes,
    bufferBeforeMinutes: 0,
    bufferMinutes,
    slotStepMinutes: null,
  }));
  expect(typesToAsk(types).map(({ id }) => id)).toEqual(expected);
});

test("nothing follows from a type with other buffers, another step, agents of its own or a resource", () => {
  const type = (id: string, over: object = {}) => ({
    ...{ id, durationMinutes: 30, bufferBeforeMinutes: 0, bufferMinutes: 0, slotStepMinutes: null as number | null },
    ...over,
  });
  const asked = (types: ReturnType<typeof type>[], special: string[] = []) =>
    typesToAsk(types, (id) => special.includes(id)).map(({ id }) => id);
  expect(asked([type("a"), type("b", { durationMinutes: 60 })])).toEqual(["a"]);
  expect(asked([type("a", { bufferBeforeMinutes: 10 }), type("b")])).toEqual(["a", "b"]);
  expect(asked([type("a"), type("b", { slotStepMinutes: 5 })])).toEqual(["a", "b"]);
  expect(asked([type("a"), type("b", { durationMinutes: 60 })], ["a"])).toEqual(["a", "b"]);
  expect(asked([type("a"), type("b", { durationMinutes: 60 })], ["b"])).toEqual(["a", "b"]);
});

test("an hour whose only times leave a gap is free for the owner, one without the room for it is taken", () => {
  expect(hourState(10, [slot("10:00", "leaves-gap"), slot("10:30", "taken")], facts)).toMatchObject({
    kind: "free",
    time: "10:00",
  });
  expect(hourState(10, [slot("10:00", "resource-taken")], facts)).toEqual({ kind: "taken" });
});

test.each<[string, number, Partial<DayFacts>, object | null]>([
  ["what is over", 9, { now: { date: monday, time: "10:00" } }, { kind: "past" }],
  ["what is still going on", 10, { now: { date: monday, time: "10:30" } }, null],
  ["a break as long as the hour", 12, {}, { kind: "break" }],
  ["a break that is over", 12, { now: { date: "2027-03-09", time: "00:00" } }, { kind: "past" }],
  ["a part of an hour", 12, { breaks: [{ ...facts.breaks[0], endTime: "12:45" } as never] }, null],
  ["a break that is switched off", 12, { breaks: [{ ...facts.breaks[0], isActive: false } as never] }, null],
  ["an hour to be booked", 10, {}, null],
])("known before the slots: %s", (_what, hour, given, expected) => {
  expect(earlyHourState(hour, { ...facts, ...given })).toEqual(expected);
});
