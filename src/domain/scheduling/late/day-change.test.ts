import { expect, test } from "vitest";
import { type ChangedVisit, type DayChange, dayUndoRefusal, stateOfChange } from "./day-change.ts";

const offered: DayChange = {
  ...{ appointmentId: "a", kind: "offered", version: 2 },
  ...{ fromMs: 1000, fromAgentId: "ana", toMs: 2000, toAgentId: "luis" },
};
const there: ChangedVisit = { version: 2, status: "pending", awaiting: "client", startsAtMs: 2000, agentId: "luis" };

test.each<[string, DayChange["kind"], Partial<ChangedVisit> | null, string]>([
  ["an offer without an answer", "offered", {}, "waiting"],
  ["an offer that was taken", "offered", { status: "confirmed", awaiting: null, version: 3 }, "accepted"],
  ["an offer that was declined", "offered", { status: "cancelled", awaiting: null, version: 3 }, "declined"],
  ["another time was chosen", "offered", { status: "confirmed", awaiting: null, startsAtMs: 5000 }, "elsewhere"],
  ["another agent was chosen", "offered", { status: "confirmed", awaiting: null, agentId: "eva" }, "elsewhere"],
  ["a move", "moved", { status: "confirmed", awaiting: null }, "moved"],
  ["a move, cancelled since", "moved", { status: "cancelled", awaiting: null }, "declined"],
  ["a cancellation", "cancelled", { status: "cancelled", awaiting: null }, "cancelled"],
  ["a cancellation, back since", "cancelled", { status: "confirmed", awaiting: null }, "elsewhere"],
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
])("taken back %s", (_, { isUndone = false, version = 2, nowMs = 0, isGone = false }, refusal) => {
  const visits = new Map(isGone ? [] : [["a", { ...there, version }]]);
  expect(dayUndoRefusal({ changes: [offered], isUndone }, visits, nowMs)).toBe(refusal);
});
