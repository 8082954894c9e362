import { useEffect } from "react";

/** Long enough for the page to show, where the browser can't say when it is idle. */
const fallbackMs = 1_500;

/** Fetches what will be needed soon as soon as nothing else is to be done. */
export const useLoadWhenIdle = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    // Where it is needed and missing, the error shows then.
    const fetchIt = () => void load().catch(() => undefined);
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(fetchIt, fallbackMs);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchIt, { timeout: 5_000 });
    return () => cancelIdleCallback(idle);
  }, [load]);
};
