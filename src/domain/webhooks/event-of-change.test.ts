import { expect, test } from "vitest";
import { eventOfChange } from "./event-of-change.ts";
import type { ChangeFacts, RecordedChange } from "./recorded-change.ts";

const booked = {
  status: "confirmed",
  starts_at: "2027-03-01T09:00:00+00:00",
  agent_id: "a",
  outcome: null,
  is_test: false,
};
const cancelled = { ...booked, status: "cancelled" };
const client = { merged_into: null };
const waiting = { state: "waiting" };

type Case = [string, RecordedChange["table"], ChangeFacts | null, ChangeFacts | null, string | null];

test.each<Case>([
  ["a booking", "appointments", null, booked, "appointment.created"],
  ["a move", "appointments", booked, { ...booked, starts_at: "2027-03-02T09:00:00+00:00" }, "appointment.changed"],
  ["a correction", "appointments", booked, booked, "appointment.changed"],
  ["a cancellation", "appointments", booked, cancelled, "appointment.cancelled"],
  ["a correction of a cancelled one", "appointments", cancelled, cancelled, "appointment.changed"],
  ["a restored one", "appointments", cancelled, booked, "appointment.changed"],
  ["a mark", "appointments", booked, { ...booked, outcome: "no-show" }, "appointment.outcome"],
  ["a mark taken back", "appointments", { ...booked, outcome: "done" }, booked, "appointment.outcome"],
  [
    "a move that ends a mark",
    "appointments",
    { ...booked, outcome: "arrived" },
    { ...booked, agent_id: "b" },
    "appointment.changed",
  ],
  ["a deletion", "appointments", booked, null, "appointment.deleted"],
  ["a booking of the owner's trial", "appointments", null, { ...booked, is_test: true }, null],
  ["the end of the owner's trial", "appointments", { ...booked, is_test: true }, null, null],
  ["a new client", "clients", null, client, "client.created"],
  ["a new name", "clients", client, client, "client.changed"],
  ["a merger", "clients", client, { merged_into: "other" }, "client.merged"],
  ["a merger undone", "clients", { merged_into: "other" }, client, "client.changed"],
  ["an erasure", "clients", client, null, "client.erased"],
  ["somebody who waits", "waitlist_entries", null, waiting, "waitlist.joined"],
  ["somebody who got a time", "waitlist_entries", waiting, { state: "taken" }, "waitlist.left"],
  ["somebody who was deleted while waiting", "waitlist_entries", waiting, null, "waitlist.left"],
  ["a change of somebody who waits", "waitlist_entries", waiting, waiting, null],
  ["a change of somebody who waited", "waitlist_entries", { state: "left" }, null, null],
  ["an offer", "waitlist_offers", null, { state: "open" }, "waitlist.offered"],
  ["the end of an offer", "waitlist_offers", { state: "open" }, { state: "expired" }, null],
])("%s", (_, table, before, after, type) => {
  expect(eventOfChange({ table, before, after, notice: null })).toBe(type);
});

test.each([
  ["reminder24h", "sent", "appointment.reminded"],
  ["reminder2h", "failed", null],
  ["confirmation", "failed", null],
])("the message %s that is %s", (kind, status, type) => {
  expect(eventOfChange({ table: "appointments", before: booked, after: booked, notice: { kind, status } })).toBe(type);
});
