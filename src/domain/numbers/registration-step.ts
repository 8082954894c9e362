import type { RegistrationStatus } from "./sender-state.ts";

/**
 * Why a registration failed. `no-numbers`: the provider has none to sell. `number-refused`: it wouldn't sell one.
 * `sender-refused`: WhatsApp won't have the business under this profile. `went-offline`: it was taken, then refused.
 * `timed-out`: nobody decided in a day. `cancelled`: the owner gave the number back. `no-provider`: nobody to ask.
 */
export const registrationFailures = [
  "no-numbers",
  "number-refused",
  "sender-refused",
  "went-offline",
  "timed-out",
  "cancelled",
  "no-provider",
] as const;

export type RegistrationFailure = (typeof registrationFailures)[number];

/** What is on record of a registration. Ids are the provider's. */
export type RegistrationRecord = {
  status: RegistrationStatus;
  hasNumber: boolean;
  hasSender: boolean;
  createdAt: Temporal.Instant;
};

/** What an owner who looks on is shown: each step begins when the one before is on record. */
export type RegistrationProgress =
  | "buying-number"
  | "registering-sender"
  | "awaiting-approval"
  | "completed"
  | "failed";

export const progressOf = ({ status, hasNumber, hasSender }: Omit<RegistrationRecord, "createdAt">) => {
  if (status !== "pending") return status satisfies RegistrationProgress;
  if (!hasNumber) return "buying-number";
  return hasSender ? "awaiting-approval" : "registering-sender";
};

const longestHours = 24;

export type RegistrationStep = "nothing" | "buy-number" | "register-sender" | "ask-sender" | "give-up";

/**
 * What to do next, from the record alone: resuming a registration, after whatever crash, goes on where
 * the last one stopped. Each step may have been done already without having been recorded.
 */
export const nextStep = (record: RegistrationRecord, now: Temporal.Instant): RegistrationStep => {
  if (record.status !== "pending") return "nothing";
  if (Temporal.Instant.compare(now, record.createdAt.add({ hours: longestHours })) >= 0) return "give-up";
  if (!record.hasNumber) return "buy-number";
  return record.hasSender ? "ask-sender" : "register-sender";
};

/** How long to wait before the provider is asked again: often in the first minute, then every minute. */
export const pollPauseSeconds = (polls: number): number => (polls < 12 ? 5 : 60);
