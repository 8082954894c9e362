import { type RefCallback, useCallback } from "react";

/** Says how high the bar is that stays in sight, for what stays below it while the page scrolls. */
export const useBarHeight = (): RefCallback<HTMLElement> =>
  useCallback((bar: HTMLElement) => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--calendar-bar", `${bar.getBoundingClientRect().height}px`),
    );
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty("--calendar-bar");
    };
  }, []);
