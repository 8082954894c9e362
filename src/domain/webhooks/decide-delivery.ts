const minute = 60;
const hour = 60 * minute;

/** Pauses after each failed attempt of one event. Together nearly three days. */
export const retryPauseSeconds: readonly number[] = [
  ...[5, 30, 2 * minute, 10 * minute, 30 * minute],
  ...[hour, 2 * hour, 4 * hour, 8 * hour, 12 * hour, 14 * hour, 14 * hour, 16 * hour],
];

/** For how long nothing is sent to an endpoint that has failed so many times in a row: it may be down for every event. */
const endpointPauseSeconds: readonly number[] = [5, 15, minute, 5 * minute, 10 * minute];

/** An endpoint that has taken nothing for so long is switched off. */
const deadAfterHours = 72;

/** Why an attempt got no answer. `secret`: ours can't be read any more, since the installation has another one. */
export const deliveryProblems = [
  ...(["unreachable", "too-slow", "too-large", "private-address", "not-https", "busy", "secret"] as const),
];

export type DeliveryProblem = (typeof deliveryProblems)[number];

export type DeliveryAttempt = {
  /** Failed attempts of this event before this one. */
  attempts: number;
  answer: { status: number } | { problem: DeliveryProblem };
  /** Failures of the endpoint in a row before this one, and since when; `null` if the last attempt succeeded. */
  failures: number;
  failingSince: Temporal.Instant | null;
  now: Temporal.Instant;
};

export type DeliveryVerdict = {
  state: "sent" | "waiting" | "failed";
  nextAttemptAt: Temporal.Instant | null;
  endpoint: { failures: number; failingSince: Temporal.Instant | null; pausedUntil: Temporal.Instant | null };
  /** Why the endpoint is switched off: it answered 410, or took nothing for three days. */
  off: "gone" | "dead" | null;
};

/** What follows from an attempt for the event and for its endpoint. */
export const decideDelivery = ({ attempts, answer, failures, failingSince, now }: DeliveryAttempt): DeliveryVerdict => {
  const status = "status" in answer ? answer.status : 0;
  if (status >= 200 && status < 300) {
    const endpoint = { failures: 0, failingSince: null, pausedUntil: null };
    return { state: "sent", nextAttemptAt: null, endpoint, off: null };
  }
  const since = failingSince ?? now;
  const pause = endpointPauseSeconds[Math.min(failures, endpointPauseSeconds.length - 1)] ?? 0;
  const endpoint = { failures: failures + 1, failingSince: since, pausedUntil: now.add({ seconds: pause }) };
  const isDead = Temporal.Instant.compare(since.add({ hours: deadAfterHours }), now) <= 0;
  const off = status === 410 ? "gone" : isDead ? "dead" : null;
  const wait = retryPauseSeconds[attempts];
  if (off !== null || wait === undefined) return { state: "failed", nextAttemptAt: null, endpoint, off };
  return { state: "waiting", nextAttemptAt: now.add({ seconds: wait }), endpoint, off };
};
