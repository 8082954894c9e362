import { startTransition, useEffect, useState } from "react";

/** A day's, as many as most have: an ordinary week is drawn at once. */
const atOnce = 12;
/** So many more of each day at a time: seven days' take a task of less than 50 ms. */
const portion = 6;

/**
 * How many appointments of each day or list are drawn by now. What is very full goes on after it is on screen, portion by
 * portion, and whoever clicks or types meanwhile doesn't wait for it.
 */
export const useDrawnCount = (page: string, most: number): number => {
  const [drawn, setDrawn] = useState({ page, count: atOnce });
  if (drawn.page !== page) setDrawn({ page, count: atOnce });
  const count = drawn.page === page ? drawn.count : atOnce;
  const isWhole = count >= most;
  useEffect(() => {
    if (isWhole) return;
    let timer: ReturnType<typeof setTimeout>;
    // After the next frame, so that what is there is seen first.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn({ page, count: count + portion })));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [page, count, isWhole]);
  return count;
};
