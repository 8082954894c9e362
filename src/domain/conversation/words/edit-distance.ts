/**
 * How many single slips (a letter missing, extra, wrong, or two swapped) are between two words; `limit + 1` as soon
 * as it is more than `limit`.
 */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const width = b.length + 1;
  if (width > rows[0].length) rows = rowsOf(2 * width);
  let [before, last, row] = rows;
  for (let j = 0; j < width; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const [letter, letterBefore] = [a.charCodeAt(i - 1), i > 1 ? a.charCodeAt(i - 2) : 0];
    let least = i;
    row[0] = i;
    for (let j = 1; j < width; j++) {
      const other = b.charCodeAt(j - 1);
      let best = (last[j - 1] as number) + (letter === other ? 0 : 1);
      if ((last[j] as number) + 1 < best) best = (last[j] as number) + 1;
      if ((row[j - 1] as number) + 1 < best) best = (row[j - 1] as number) + 1;
      const isSwapped = i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && letterBefore === other;
      if (isSwapped && (before[j - 2] as number) + 1 < best) best = (before[j - 2] as number) + 1;
      row[j] = best;
      if (best < least) least = best;
    }
    // From here on it only gets more.
    if (least > limit) return limit + 1;
    [before, last, row] = [last, row, before];
  }
  return Math.min(last[b.length] as number, limit + 1);
};

type Rows = [Int32Array, Int32Array, Int32Array];

const rowsOf = (length: number): Rows => [new Int32Array(length), new Int32Array(length), new Int32Array(length)];

/** Words are compared by the dozen: the rows are used again. */
let rows = rowsOf(64);

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
