import { expect, test } from "vitest";
import { nextStep, pollPauseSeconds, progressOf, type RegistrationRecord } from "./registration-step.ts";
import { statusesOf } from "./sender-state.ts";

const createdAt = Temporal.Instant.from("2027-03-01T09:00:00Z");
const soon = createdAt.add({ minutes: 5 });
const dayLater = createdAt.add({ hours: 24 });
const record = (over: Partial<RegistrationRecord>): RegistrationRecord => ({
  status: "pending",
  hasNumber: false,
  hasSender: false,
  createdAt,
  ...over,
});

test.each([
  [{}, soon, "buy-number", "buying-number"],
  [{ hasNumber: true }, soon, "register-sender", "registering-sender"],
  [{ hasNumber: true, hasSender: true }, soon, "ask-sender", "awaiting-approval"],
  [{}, dayLater, "give-up", "buying-number"],
  [{ hasNumber: true }, dayLater, "give-up", "registering-sender"],
  [{ hasNumber: true, hasSender: true }, dayLater.subtract({ seconds: 1 }), "ask-sender", "awaiting-approval"],
  [{ hasNumber: true, hasSender: true }, dayLater, "give-up", "awaiting-approval"],
  [{ status: "completed", hasNumber: true, hasSender: true }, soon, "nothing", "completed"],
  [{ status: "completed", hasNumber: true, hasSender: true }, dayLater, "nothing", "completed"],
  [{ status: "failed", hasNumber: true }, soon, "nothing", "failed"],
  [{ status: "failed" }, dayLater, "nothing", "failed"],
] as const)("a registration with %j at %s shows: %s", (over, now, step, progress) => {
  expect(nextStep(record(over), now)).toBe(step);
  expect(progressOf(record(over))).toBe(progress);
});

test("the provider is asked often at first, then once a minute", () => {
  expect([0, 11, 12, 500].map((polls) => pollPauseSeconds(polls))).toEqual([5, 5, 60, 60]);
});

test.each([
  ["preparing", "pending", "pending"],
  ["online", "completed", "verified"],
  ["offline", "failed", "failed"],
] as const)("a sender that is %s means registration %s and number %s", (state, registration, number) => {
  expect(statusesOf[state]).toEqual({ registration, number });
});
