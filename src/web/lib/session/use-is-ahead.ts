import { useEffect, useState } from "react";
import { useOwner } from "./owner-context.ts";

/** Whether an instant is still to come, by the server's clock, to the second. */
export const useIsAhead = (instant: string): boolean => {
  const { now, receivedAtMs } = useOwner();
  const aheadMs = Temporal.Instant.from(instant).epochMilliseconds - Temporal.Instant.from(now).epochMilliseconds;
  /** When it comes, by this machine's clock. */
  const dueMs = receivedAtMs + aheadMs;
  const [seenMs, setSeenMs] = useState(() => Date.now());

  useEffect(() => {
    const timer = setTimeout(() => setSeenMs(Date.now()), Math.max(0, dueMs - Date.now()));
    return () => clearTimeout(timer);
  }, [dueMs]);

  return seenMs < dueMs;
};
