/** Enough for any ordinary hour. */
const usualHourCap = 8;

/** A glance still tells who comes. */
const leastHourCap = 3;

/** More than these are slow to draw at once, and no easier to read. */
const dayCap = 48;

/** How many appointments of each hour are shown at first, by how many the day's hours have: the fuller the day, the fewer. */
export const hourCap = (counts: readonly number[]): number => {
  const shownWith = (cap: number) => counts.reduce((total, count) => total + Math.min(count, cap), 0);
  for (let cap = usualHourCap; cap > leastHourCap; cap--) if (shownWith(cap) <= dayCap) return cap;
  return leastHourCap;
};
