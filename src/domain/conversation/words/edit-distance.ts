/**
 * How many single slips (a letter missing, extra, wrong, or two swapped) lie between two words; `limit + 1` as soon
 * as it is more than `limit`.
 */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, at(before, j - 2) + 1);
      row[j] = best;
    }
    // From here on it only gets more.
    if (Math.min(...row) > limit) return limit + 1;
    before = last;
    last = row;
  }
  return Math.min(at(last, b.length), limit + 1);
};

/** The slips forgiven in a word of this length: short words are too easily another word. */
const forgivenSlips = (length: number): number => (length >= 8 ? 2 : length >= 5 ? 1 : 0);

/** Whether a typed word is the wanted one, small slips forgiven. */
export const isNearly = (typed: string, wanted: string): boolean => slipsIn(typed, wanted) < Number.POSITIVE_INFINITY;

/** How many slips make a typed word of the wanted one; infinite when too many. The first letter is rarely the wrong one. */
export const slipsIn = (typed: string, wanted: string): number => {
  if (typed === wanted) return 0;
  const limit = forgivenSlips(Math.min(typed.length, wanted.length));
  if (limit === 0 || typed[0] !== wanted[0]) return Number.POSITIVE_INFINITY;
  const slips = editDistance(typed, wanted, limit);
  return slips <= limit ? slips : Number.POSITIVE_INFINITY;
};

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;
