import { expect, test } from "vitest";
import { AppError } from "../../platform/http/errors/app-error.ts";
import type { RateLimiter } from "../../platform/http/security/rate-limit.ts";
import {
  type Allowance,
  codeAllowance,
  linkAllowance,
  passwordAllowance,
  recordAttempt,
  secondFactorAllowance,
} from "./sign-in-limit-service.ts";

const minutesOfDay = 24 * 60;
/** More than any limit, so that only the limits end it. */
const triesPerMinute = 12;

/** Counts as the database does, by a clock that is moved. */
const createCounter = () => {
  const hits = new Map<string, number>();
  const clock = { seconds: 0 };
  const limiter: RateLimiter = {
    hit: async (key, limit) => {
      const window = `${key} ${Math.floor(clock.seconds / limit.windowSeconds)} of ${limit.windowSeconds}`;
      hits.set(window, (hits.get(window) ?? 0) + 1);
      if ((hits.get(window) ?? 0) > limit.hits) throw new AppError("too-many-requests");
    },
  };
  return { limiter, clock };
};

/** Someone who tries without a pause, from so many networks in turn, or in a browser that the account knows. */
const countTries = async (allowance: Allowance, minutes: number, networks: number, isKnown = false) => {
  const { limiter, clock } = createCounter();
  let accepted = 0;
  for (let tried = 0; tried < minutes * triesPerMinute; tried++) {
    clock.seconds = Math.floor((tried * 60) / triesPerMinute);
    const network = `network ${tried % networks}`;
    const knownDevice = isKnown ? { hash: "a browser", token: "" } : null;
    const attempt = { what: "something", whose: "ada@example.com", network, knownDevice };
    accepted += await recordAttempt(limiter, allowance, attempt).then(
      () => 1,
      () => 0,
    );
  }
  return accepted;
};

/** Changing one of these numbers changes how long an account can be guessed at. */
test.each<[string, Allowance, { burst: number; network: number; strangers: number; device: number; day: number }]>([
  ["passwords", passwordAllowance, { burst: 10, network: 30, strangers: 60, device: 60, day: 1_440 }],
  ["second factors", secondFactorAllowance, { burst: 10, network: 20, strangers: 40, device: 40, day: 960 }],
  ["mailed codes", codeAllowance, { burst: 3, network: 3, strangers: 4, device: 5, day: 96 }],
  ["links", linkAllowance, { burst: 5, network: 5, strangers: 15, device: 5, day: 360 }],
])("%s: how many tries there are", async (_what, allowance, { burst, network, strangers, device, day }) => {
  expect(await countTries(allowance, 10, 1)).toBe(burst);
  expect(await countTries(allowance, 60, 1)).toBe(network);
  expect(await countTries(allowance, 60, 1_000)).toBe(strangers);
  expect(await countTries(allowance, 60, 1, true)).toBe(device);
  expect(await countTries(allowance, minutesOfDay, 1_000)).toBe(day);
  // One network alone can't use up what all strangers share.
  expect(network).toBeLessThan(strangers);
});
