/** The change in whole percent; null when there is nothing to compare with. */
export const changeInPercent = (current: number, previous: number): number | null =>
  previous === 0 ? null : Math.round(((current - previous) / previous) * 100);

/** A part of a whole in whole percent; of nothing, none. */
export const shareInPercent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);

/** The index of the highest count, the first of equals; null when all are zero. */
export const busiestIndex = (counts: readonly number[]): number | null => {
  const most = Math.max(0, ...counts);
  return most === 0 ? null : counts.indexOf(most);
};
