import { useEffect, useState } from "react";
import { useOwner } from "./owner-context.ts";

/** The present minute on the business's wall, by the server's clock, whatever this machine's says. */
export const useBusinessNow = (): Temporal.ZonedDateTime => {
  const { now, receivedAtMs, profile } = useOwner();
  const [tickMs, setTickMs] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setTickMs(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);

  const elapsedMs = Math.max(0, tickMs - receivedAtMs);
  return Temporal.Instant.from(now)
    .add({ milliseconds: elapsedMs })
    .toZonedDateTimeISO(profile.timeZone)
    .round({ smallestUnit: "minute", roundingMode: "floor" });
};
