import { expect, test } from "vitest";
import { type ChangedVisit, type DayChange, decideDayUndo, stateOfChange } from "./day-change.ts";

const offered: DayChange = {
  ...{ appointmentId: "a", kind: "offered", version: 2 },
  ...{ fromMs: 1000, fromAgentId: "ana", toMs: 2000, toAgentId: "luis" },
};
const there: ChangedVisit = {
  ...{ version: 2, status: "pending", awaiting: "client", startsAtMs: 2000, agentId: "luis" },
  visitId: null,
};

test.each<[string, DayChange["kind"], Partial<ChangedVisit> | null, string]>([
  ["an offer without an answer", "offered", {}, "waiting"],
  ["an offer that was taken", "offered", { status: "confirmed", awaiting: null, version: 3 }, "accepted"],
  ["an offer that was declined", "offered", { status: "cancelled", awaiting: null, version: 3 }, "declined"],
  ["another time was chosen", "offered", { status: "confirmed", awaiting: null, startsAtMs: 5000 }, "elsewhere"],
  ["another agent was chosen", "offered", { status: "confirmed", awaiting: null, agentId: "eva" }, "elsewhere"],
  ["a move", "moved", { status: "confirmed", awaiting: null }, "moved"],
  ["a move, cancelled since", "moved", { status: "cancelled", awaiting: null }, "declined"],
  ["a cancellation", "cancelled", { status: "cancelled", awaiting: null }, "cancelled"],
  [
    "a cancellation, elsewhere since",
    "cancelled",
    { status: "confirmed", awaiting: null, startsAtMs: 5000 },
    "elsewhere",
  ],
  ["back where it was", "offered", { status: "confirmed", awaiting: null, startsAtMs: 1000, agentId: "ana" }, "back"],
  ["deleted with its agent", "offered", null, "gone"],
])("a day change: %s", (_, kind, now, state) => {
  expect(stateOfChange({ ...offered, kind }, now && { ...there, ...now })).toBe(state);
});

test.each<[string, { isUndone?: boolean; version?: number; nowMs?: number; isGone?: boolean }, string | null]>([
  ["at once", {}, null],
  ["a second time", { isUndone: true }, "undone"],
  ["after an answer", { version: 3 }, "changed"],
  ["without the appointment", { isGone: true }, "changed"],
  ["when the old time has come", { nowMs: 1000 }, "time-over"],
])("a day change that is taken back %s", (_, { isUndone = false, version = 2, nowMs = 0, isGone = false }, refusal) => {
  const visits = new Map(isGone ? [] : [["a", { ...there, version }]]);
  expect(decideDayUndo({ kind: "sick", changes: [offered], isUndone }, visits, nowMs).refusal).toBe(refusal);
});

const second: DayChange = { ...offered, appointmentId: "b", fromMs: 3000 };
const untouched: [string, ChangedVisit] = ["b", there];

test.each<[string, "late" | "sick", [string, ChangedVisit][], number, string[] | string]>([
  ["one was answered: the other goes back", "sick", [["a", { ...there, version: 3 }], untouched], 0, ["b"]],
  ["one is over: the other goes back", "sick", [["a", there], untouched], 1000, ["b"]],
  [
    "a client of a late day cancelled: the other goes back",
    "late",
    [["a", { ...there, version: 3 }], untouched],
    0,
    ["b"],
  ],
  ["the delay has come true", "late", [["a", there], untouched], 1000, "time-over"],
  ["all were answered", "sick", [["a", { ...there, version: 3 }]], 0, "changed"],
  [
    "one service of a visit was answered: the visit stays",
    "sick",
    [
      ["a", { ...there, version: 3, visitId: "v" }],
      ["b", { ...there, visitId: "v" }],
    ],
    0,
    "changed",
  ],
])("a day taken back in part: %s", (_, kind, visits, nowMs, expected) => {
  const { refusal, returning } = decideDayUndo(
    { kind, changes: [offered, second], isUndone: false },
    new Map(visits),
    nowMs,
  );
  expect(refusal ?? returning.map(({ appointmentId }) => appointmentId)).toEqual(expected);
});
