/** How far down the screen the present hour may stand before the page is moved, and where it is moved to. */
const lowest = 0.75;
const wanted = 0.4;

/**
 * A long day opens at the present hour. Whoever has scrolled already, or comes back to a place, isn't moved. The day is
 * drawn first: what grows and is scrolled in one frame counts as a jump of everything below it. Returns how to stop it.
 */
export const openAtNow = (topOfNowPx: () => number): (() => void) => {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      const top = topOfNowPx();
      if (window.scrollY > 0 || top <= window.innerHeight * lowest) return;
      window.scrollTo({ top: top - window.innerHeight * wanted });
    });
  });
  return () => cancelAnimationFrame(frame);
};
