import { type RefObject, useEffect, useRef } from "react";
import { openAtNow } from "../../../../lib/open-at-now.ts";

/** Once for a day that is today's, with what stands in it. */
export const useScrollToNow = (isToday: boolean): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = isToday && place.current?.querySelector("[data-now]");
    return line ? openAtNow(() => line.getBoundingClientRect().top) : undefined;
  }, [isToday]);
  return place;
};
