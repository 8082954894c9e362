import { expect, test } from "vitest";
import type { ClientKnowledge, NoticeKind, PastNotice } from "./client-knowledge.ts";
import { correctionKind } from "./correction-kind.ts";
import { decideNotice, type NoticeFacts } from "./decide-notice.ts";
import type { NoticeStatus } from "./notice-status.ts";

const at = (time: string, agentId = "ana") => ({ date: "2027-03-02", time, agentId });
const ten = at("10:00");
const noon = at("12:00");
const past = (kind: NoticeKind, status: NoticeStatus, slot = ten, before: ClientKnowledge = ten): PastNotice => ({
  kind,
  status,
  slot,
  before: kind === "confirmation" ? "nothing" : before,
});
const now = Temporal.Instant.from("2027-03-01T08:00:00Z");
const startsAt = Temporal.Instant.from("2027-03-02T09:00:00Z");
const facts: NoticeFacts = { history: [], obstacle: null };

const decide = (kind: NoticeKind, slot = ten, before: ClientKnowledge = "nothing", more: Partial<NoticeFacts> = {}) =>
  decideNotice({ kind, slot, before, startsAt }, { ...facts, ...more }, now);

test.each<[string, NoticeKind, ReturnType<typeof at>, ClientKnowledge, PastNotice[], boolean]>([
  ["a new appointment", "confirmation", ten, "nothing", [], true],
  ["a move after a read confirmation", "reschedule", noon, ten, [past("confirmation", "read")], true],
  ["a move of an appointment nobody wrote about", "reschedule", noon, ten, [], true],
  ["a move to the same time", "reschedule", ten, ten, [past("confirmation", "delivered")], false],
  ["another agent at the same time", "reschedule", at("10:00", "luis"), ten, [past("confirmation", "sent")], true],
  [
    "moved and back before the client was notified",
    "reschedule",
    ten,
    noon,
    [past("confirmation", "read"), past("reschedule", "queued", noon)],
    false,
  ],
  [
    "moved and back, the first move superseded by now",
    "reschedule",
    ten,
    noon,
    [past("confirmation", "read"), past("reschedule", "superseded", noon)],
    false,
  ],
  [
    "moved and back while the first notice is leaving",
    "reschedule",
    ten,
    noon,
    [past("confirmation", "read"), past("reschedule", "sending", noon)],
    true,
  ],
  [
    "moved and back after a first move the client may have heard of from the owner",
    "reschedule",
    ten,
    noon,
    [past("confirmation", "read"), past("reschedule", "failed", noon)],
    true,
  ],
  [
    "moved and back, without a confirmation ever written",
    "reschedule",
    ten,
    noon,
    [past("reschedule", "queued", noon)],
    false,
  ],
  [
    "moved and back while even the confirmation waits",
    "reschedule",
    ten,
    noon,
    [past("confirmation", "queued"), past("reschedule", "queued", noon)],
    true,
  ],
  [
    "moved and back when the confirmation could not be sent",
    "reschedule",
    ten,
    noon,
    [past("confirmation", "not_sent"), past("reschedule", "queued", noon)],
    false,
  ],
  [
    "on to a third time within the hold",
    "reschedule",
    at("15:00"),
    noon,
    [past("confirmation", "read"), past("reschedule", "queued", noon)],
    true,
  ],
  ["a cancellation", "cancel", ten, ten, [past("confirmation", "read")], true],
  [
    "cancelled and back before the client was notified",
    "confirmation",
    ten,
    "cancelled",
    [past("confirmation", "read"), past("cancel", "queued")],
    false,
  ],
  [
    "cancelled and back after the client was notified",
    "confirmation",
    ten,
    "cancelled",
    [past("confirmation", "read"), past("cancel", "sent")],
    true,
  ],
  [
    "cancelled again when the return was never notified",
    "cancel",
    ten,
    ten,
    [past("confirmation", "read"), past("cancel", "sent"), past("confirmation", "queued")],
    false,
  ],
])("a notice is decided: %s", (_, kind, slot, before, history, isNeeded) => {
  expect(decide(kind, slot, before, { history }).isNeeded).toBe(isNeeded);
});

test("a cancellation speaks of the time the client knows", () => {
  const history = [past("confirmation", "read"), past("reschedule", "queued", noon)];
  expect(decide("cancel", noon, noon, { history })).toMatchObject({ slot: ten });
});

test.each<[Partial<NoticeFacts>, string, string | null]>([
  [{}, "2027-03-02T09:00:00Z", null],
  [{ obstacle: "no-sender" }, "2027-03-02T09:00:00Z", "no-sender"],
  [{ obstacle: "phone-unusable" }, "2027-03-02T09:00:00Z", "phone-unusable"],
  [{}, "2027-03-01T08:00:00Z", "too-late"],
  [{}, "2027-03-01T08:00:01Z", null],
])("%j for an appointment at %s: obstacle %s", (more, begins, obstacle) => {
  const change = { kind: "cancel", slot: ten, before: ten, startsAt: Temporal.Instant.from(begins) } as const;
  expect(decideNotice(change, { ...facts, ...more }, now)).toMatchObject({ isNeeded: true, obstacle });
});

test("another service is news although the time is what it was", () => {
  const history = [past("confirmation", "read")];
  const change = { kind: "confirmation", slot: ten, before: ten, startsAt } as const;
  expect(decideNotice(change, { ...facts, history }, now).isNeeded).toBe(false);
  expect(decideNotice({ ...change, isNews: true }, { ...facts, history }, now)).toMatchObject({ isNeeded: true });
});

test.each<[PastNotice[], NoticeKind]>([
  [[], "confirmation"],
  [[past("confirmation", "read")], "confirmation"],
  [[past("confirmation", "read"), past("reschedule", "queued", noon)], "reschedule"],
  [[past("confirmation", "queued")], "confirmation"],
  [[past("confirmation", "read"), past("reschedule", "sent", noon)], "confirmation"],
])("after %j a correction is sent as a %s", (history, kind) => {
  expect(correctionKind(history)).toBe(kind);
});
