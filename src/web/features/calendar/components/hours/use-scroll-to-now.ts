import { type RefObject, useEffect, useRef } from "react";
import { openAtNow } from "../../../../lib/open-at-now.ts";

/** Once, for today's day view and its content. */
export const useScrollToNow = (isToday: boolean): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = isToday && place.current?.querySelector("[data-now]");
    return line ? openAtNow(() => line.getBoundingClientRect().top) : undefined;
  }, [isToday]);
  return place;
};
