import { expect, test } from "vitest";
import type { BookingType } from "#contract/scheduling/appointment-types.ts";
import { fittingChoice } from "./fitting-choice.ts";

const agents = [
  { id: "ana", name: "Ana" },
  { id: "ben", name: "Ben" },
];

const type = (id: string, notBy: readonly string[] = []): BookingType => ({
  ...{ id, name: id, description: null, price: null, currency: "EUR", durationMinutes: 30, bufferBeforeMinutes: 0 },
  ...{ bufferMinutes: 0, slotStepMinutes: null, isActive: true, resourceIds: [] },
  services: notBy.map((agentId) => ({
    ...{ agentId, isOffered: false, ownDurationMinutes: null, ownBufferBeforeMinutes: null },
    ...{ ownBufferMinutes: null, ownPrice: null },
  })),
});

// Nobody does the massage; only Ben colors.
const types = [type("massage", ["ana", "ben"]), type("color", ["ana"]), type("cut")];

test.each([
  ["nothing is wanted", {}, "color", "ben"],
  ["an agent who doesn't do the first", { agentId: "ana" }, "cut", "ana"],
  ["a service that the first agent doesn't do", { appointmentTypeId: "color" }, "color", "ben"],
  ["both, and they fit", { agentId: "ana", appointmentTypeId: "cut" }, "cut", "ana"],
  ["both, and they don't fit", { agentId: "ana", appointmentTypeId: "color" }, "cut", "ana"],
  ["a service that nobody does", { appointmentTypeId: "massage" }, "color", "ben"],
  ["an agent who is gone", { agentId: "eva", appointmentTypeId: "cut" }, "cut", "ana"],
])("what the dialog begins with when %s", (_, wanted, appointmentTypeId, agentId) => {
  expect(fittingChoice(wanted, { agents, types })).toEqual({ appointmentTypeId, agentId });
});

test("without any service the agent is kept", () => {
  expect(fittingChoice({ agentId: "ben" }, { agents, types: [] })).toEqual({ appointmentTypeId: null, agentId: "ben" });
});
