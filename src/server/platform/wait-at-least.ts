import { setTimeout as sleep } from "node:timers/promises";

/** Waits for the work, and in any case as long as said: how long it really took is nobody's business. */
export const waitAtLeast = async <Result>(ms: number, work: Promise<Result>): Promise<Result> => {
  const [result] = await Promise.allSettled([work, sleep(ms)]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
};

/** For answers that must not tell a known address from an unknown one: longer than what only one of them needs. */
export const uniformAnswerMs = 400;
