/** How far down the screen the present hour may stand before the page is moved, and where it is moved to. */
const lowest = 0.75;
const wanted = 0.4;

/** A long day opens at the present hour. Whoever has scrolled already, or comes back to a place, isn't moved. */
export const openAtNow = (topPx: number): void => {
  if (window.scrollY > 0 || topPx <= window.innerHeight * lowest) return;
  window.scrollTo({ top: topPx - window.innerHeight * wanted });
};
