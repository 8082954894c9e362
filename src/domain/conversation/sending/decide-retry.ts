import type { DeliveryFailure } from "../../notices/notice-reason.ts";

export type FailedSending = {
  reason: DeliveryFailure;
  isRetryable: boolean;
  mayHaveArrived: boolean;
  /** How long ago the message was written. */
  ageMs: number;
};

/** An answer that comes later than this confuses more than it helps. */
const longestWaitMs = 15 * 60_000;

/** What happens to a message that could not be handed over: it waits, nobody knows whether it left, or it is given up. */
export const decideRetry = ({ reason, isRetryable, mayHaveArrived, ageMs }: FailedSending) => {
  if (!isRetryable) return { status: reason === "outside-window" ? "not_sent" : "failed", isOver: true } as const;
  if (ageMs > longestWaitMs) return { status: "failed", isOver: true } as const;
  return { status: mayHaveArrived ? "sending" : "queued", isOver: false } as const;
};
