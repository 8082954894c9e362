import type { RateLimit, RateLimiter } from "../../platform/http/security/rate-limit.ts";
import type { DeviceToken } from "./device-service.ts";

/**
 * How often something that could be guessed may be tried for one account. Strangers share what an account allows, so
 * that guessing over many networks gains nothing; one network can't use that up alone; and a browser in which the
 * owner signed in before is counted apart, so that nobody can lock the owner out.
 */
export type Allowance = {
  readonly perDevice: readonly RateLimit[];
  readonly perNetwork: readonly RateLimit[];
  readonly shared: readonly RateLimit[];
};

type Attempt = {
  /** What is tried, as in the counter's key. */
  what: string;
  /** The address or the id of the account, whether or not there is one. */
  whose: string;
  network: string;
  /** The browser, if it is known to that account. */
  knownDevice: DeviceToken | null;
};

/** Counts one try; throws `too-many-requests` past the limit. */
export const recordAttempt = async (
  limiter: RateLimiter,
  { perDevice, perNetwork, shared }: Allowance,
  { what, whose, network, knownDevice }: Attempt,
): Promise<void> => {
  const key = `${what} for ${whose}`;
  if (knownDevice) return hitAll(limiter, `${key} by device ${knownDevice.hash}`, perDevice);
  await hitAll(limiter, `${key} from ${network}`, perNetwork);
  await hitAll(limiter, key, shared);
};

const hitAll = async (limiter: RateLimiter, key: string, limits: readonly RateLimit[]): Promise<void> => {
  for (const limit of limits)
    await limiter.hit(limits.length === 1 ? key : `${key} in ${limit.windowSeconds} s`, limit);
};

const minute = 60;
const hour = 3600;

/** A day's guesses of all strangers together: 1,440, as if ten were allowed in ten minutes. */
export const passwordAllowance: Allowance = {
  perDevice: [{ hits: 10, windowSeconds: 10 * minute }],
  perNetwork: [
    { hits: 10, windowSeconds: 10 * minute },
    { hits: 30, windowSeconds: hour },
  ],
  shared: [{ hits: 60, windowSeconds: hour }],
};

/**
 * Password and second factor together: with one of them wrong the answer tells nothing about the other, so there is nothing
 * that strangers could find out by sharing the tries, and nothing that they could use up.
 */
export const bothStepsAllowance: Allowance = { ...passwordAllowance, shared: [] };

/** Only who has passed the first step gets to try. */
export const secondFactorAllowance: Allowance = {
  perDevice: [{ hits: 10, windowSeconds: 15 * minute }],
  perNetwork: [
    { hits: 10, windowSeconds: 15 * minute },
    { hits: 20, windowSeconds: hour },
  ],
  shared: [{ hits: 40, windowSeconds: hour }],
};

/** Between two codes to the same address. */
export const codeResendSeconds = 60;

/** Each code brings five tries, so four of them are twenty guesses in an hour. */
export const codeAllowance: Allowance = {
  perDevice: [
    { hits: 1, windowSeconds: codeResendSeconds },
    { hits: 5, windowSeconds: hour },
  ],
  perNetwork: [
    { hits: 1, windowSeconds: codeResendSeconds },
    { hits: 3, windowSeconds: hour },
  ],
  shared: [{ hits: 4, windowSeconds: hour }],
};

/** Links to a mailbox: nothing can be guessed, but nobody wants their mailbox filled. */
export const linkAllowance: Allowance = {
  perDevice: [{ hits: 5, windowSeconds: hour }],
  perNetwork: [{ hits: 5, windowSeconds: hour }],
  shared: [{ hits: 15, windowSeconds: hour }],
};
