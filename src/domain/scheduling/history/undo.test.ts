import { describe, expect, test } from "vitest";
import { type HistoryEntry, readHistoryEntry, withBooking } from "./history-entry.ts";
import { decidePartUndo, decideUndo } from "./undo.ts";

const now = Date.UTC(2027, 2, 1, 9);
const hour = 3_600_000;
const iso = (ms: number): string => Temporal.Instant.fromEpochMilliseconds(ms).toString();

const entry = (action: string, details: object = {}): HistoryEntry => {
  const read = readHistoryEntry({ id: action, action: `appointment.${action}`, actor: "owner", details, atMs: now });
  if (read === null) throw new Error(`not history: ${action}`);
  return read;
};

const agents = { agentId: "luis", activeAgentIds: new Set(["ana", "luis"]) };
const lastNotice = { lastNotice: "confirmation", ...agents } as const;
const notNotified = { lastNotice: null, ...agents };
const onlyAna = { ...notNotified, activeAgentIds: new Set(["ana"]) };
const onlyLuis = { ...notNotified, activeAgentIds: new Set(["luis"]) };

describe("taking back the last change", () => {
  const moved = { from: iso(now + hour), to: iso(now + 2 * hour) };
  const fromAna = { ...moved, fromAgentId: "ana", toAgentId: "luis" };
  test.each([
    [
      "a move",
      [entry("created"), entry("rescheduled", moved)],
      notNotified,
      { kind: "move", startsAtMs: now + hour, agentId: null },
    ],
    [
      "a move to a colleague",
      [entry("rescheduled", fromAna)],
      lastNotice,
      { kind: "move", startsAtMs: now + hour, agentId: "ana" },
    ],
    [
      "a cancellation",
      [entry("created"), entry("cancelled")],
      lastNotice,
      { kind: "restore", status: "confirmed", awaiting: null },
    ],
    [
      "the cancellation of a request",
      [entry("created"), entry("cancelled", { statusBefore: "pending", awaitingBefore: "owner" })],
      lastNotice,
      { kind: "restore", status: "pending", awaiting: "owner" },
    ],
    [
      "the cancellation of a request the client has heard of",
      [entry("cancelled", { statusBefore: "pending", awaitingBefore: "owner" })],
      { ...lastNotice, lastNotice: "cancel" } as const,
      { kind: "restore", status: "confirmed", awaiting: null },
    ],
    [
      "a move away from an agent who is gone by now",
      [entry("rescheduled", fromAna)],
      onlyAna,
      { kind: "move", agentId: "ana" },
    ],
    ["the return of one whose agent is gone", [entry("restored")], onlyAna, { kind: "cancel" }],
    ["a return", [entry("cancelled"), entry("restored")], lastNotice, { kind: "cancel" }],
    [
      "a confirmation nobody heard of",
      [entry("confirmed", { statusBefore: "pending", awaitingBefore: "owner" })],
      notNotified,
      { kind: "unconfirm", awaiting: "owner" },
    ],
    ["a withdrawn confirmation", [entry("confirmed"), entry("unconfirmed")], lastNotice, { kind: "confirm" }],
    ["a mark", [entry("marked", { from: "arrived", to: "no-show" })], lastNotice, { kind: "mark", outcome: "arrived" }],
    [
      "a correction, while it is known how it was",
      [entry("cancelled"), entry("corrected", { fields: ["clientName"] })],
      { ...notNotified, isCorrectionKept: true },
      { kind: "correct" },
    ],
    ["the first mark", [entry("marked", { from: null, to: "done" })], lastNotice, { kind: "mark", outcome: null }],
    [
      "a move the client said yes to",
      [entry("rescheduled", moved), entry("attendance-confirmed")],
      lastNotice,
      { kind: "move", startsAtMs: now + hour, agentId: null },
    ],
  ])("%s", (_, history, facts, undo) => {
    expect(decideUndo(history, facts, now)).toMatchObject({ ok: true, undo });
  });

  test.each([
    ["nothing but the booking", [entry("created")], notNotified, "booking"],
    ["no history at all", [], notNotified, "booking"],
    [
      "a correction that isn't known any more",
      [entry("cancelled"), entry("corrected", { fields: ["clientName"] })],
      notNotified,
      "correction",
    ],
    ["a move from a time that is over", [entry("rescheduled", { ...moved, from: iso(now) })], notNotified, "time-over"],
    ["a move from an agent who is gone", [entry("rescheduled", fromAna)], onlyLuis, "agent-gone"],
    ["a move in the day of an agent who is gone", [entry("rescheduled", moved)], onlyAna, "agent-gone"],
    ["a cancellation with an agent who is gone", [entry("cancelled")], onlyAna, "agent-gone"],
    ["a confirmation the client has", [entry("confirmed")], lastNotice, "client-knows"],
  ])("not %s", (_, history, facts, reason) => {
    expect(decideUndo(history, facts, now)).toEqual({ ok: false, reason });
  });
});

describe("a part of what was done at once", () => {
  const times = { nowMs: now, todayStartsMs: now - 9 * hour };
  const decide = (entryOf: HistoryEntry, over: object = {}, facts = notNotified) =>
    decidePartUndo({ entry: entryOf, isLast: true, startMs: now + hour, ...over }, facts, times);
  const moved = { from: iso(now + hour), to: iso(now + 2 * hour) };
  const agreed = { durationMinutes: 25, bufferBeforeMinutes: 0, bufferMinutes: 5, price: 22, currency: "EUR" };
  const stood = { statusBefore: "pending", awaitingBefore: "owner", overbookedBefore: true, agreedBefore: agreed };

  test("goes back with all that it was: how certain, whose, how long and at what price", () => {
    const undo = decide(entry("rescheduled", { ...moved, ...stood, fromAgentId: "ana", toAgentId: "luis" }));
    const before = { status: "pending", awaiting: "owner", isOverbooked: true, mark: null, agreed };
    expect(undo).toEqual({ kind: "move", startsAtMs: now + hour, agentId: "ana", before });
  });

  test("gets its mark back", () => {
    const mark = { outcome: "arrived", at: iso(now) };
    const undo = decide(
      entry("cancelled", { statusBefore: "confirmed", outcomeBefore: mark.outcome, markedBefore: mark.at }),
    );
    expect(undo).toMatchObject({ kind: "restore", status: "confirmed", mark });
  });

  test.each([
    ["something else happened since", entry("cancelled"), { isLast: false }, "changed"],
    ["a move from a time that is over", entry("rescheduled", { ...moved, from: iso(now) }), {}, "time-over"],
    ["cancelled for a day that is over", entry("cancelled"), { startMs: now - 10 * hour }, "time-over"],
    ["a damaged entry", entry("rescheduled"), {}, "changed"],
  ])("stays: %s", (_, entryOf, over, reason) => {
    expect(decide(entryOf, over)).toBe(reason);
  });

  test("stays: its agent is gone", () => {
    expect(decide(entry("cancelled"), {}, onlyAna)).toBe("agent-gone");
  });
});

test.each([
  { action: "agent.deleted", actor: "owner" },
  { action: "appointment.exploded", actor: "owner" },
  { action: "appointment.cancelled", actor: "nobody" },
])("%j is no history of an appointment", (row) => {
  expect(readHistoryEntry({ id: "1", details: null, atMs: 0, ...row })).toBeNull();
});

test("rows of an earlier time, or damaged ones, are read as far as they go", () => {
  expect(entry("rescheduled", { from: "never", to: 5 })).toMatchObject({ move: null });
  expect(entry("marked", { from: "asleep" })).toMatchObject({ mark: { from: null, to: null } });
  expect(entry("corrected", { fields: ["clientName", 5] })).toMatchObject({ fields: ["clientName"] });
});

test("an appointment the log knows nothing of begins with its booking", () => {
  const booked = { source: "whatsapp", createdAtMs: 5 };
  expect(withBooking([entry("cancelled")], booked)).toMatchObject([
    { action: "created", actor: "client", atMs: 5 },
    { action: "cancelled" },
  ]);
  expect(withBooking([entry("created")], booked)).toMatchObject([{ action: "created", actor: "owner" }]);
});
