/** How far down the screen the present hour may be before the page is moved, and where it is moved to. */
const lowest = 0.75;
const wanted = 0.4;

/**
 * A long day opens at the present hour. Someone who has scrolled already, or comes back to a place, isn't moved. The day is
 * drawn first: what grows and is scrolled in one frame counts as a jump of everything below it. Returns how to stop it.
 */
export const openAtNow = (topOfNowPx: () => number): (() => void) => {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      const top = topOfNowPx();
      if (window.scrollY > 0 || top <= window.innerHeight * lowest) return;
      window.scrollTo({ top: top - window.innerHeight * wanted });
      uncoverControls();
    });
  });
  return () => cancelAnimationFrame(frame);
};

/** What stays at the top while the page scrolls would hide half a button: the page stops before it does. */
const uncoverControls = (): void => {
  // Pages that keep more than the navigation in sight say so to the browser, too.
  const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const halfCovered = [...document.querySelectorAll("main button, main a")]
    .map((control) => control.getBoundingClientRect())
    .filter(({ top, bottom }) => top < edge && bottom > edge);
  if (halfCovered.length > 0) window.scrollBy({ top: Math.min(...halfCovered.map(({ top }) => top)) - edge });
};
