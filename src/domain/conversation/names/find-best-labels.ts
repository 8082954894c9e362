/** Weights by row and label, and by the label before (the last row: none before). */
export type TagWeights = {
  table: Readonly<Int8Array | Float64Array>;
  /** The rows of all labels one after the other. */
  steps: Float64Array;
  /** How much surer than of nothing one has to be of each label. */
  cautions?: readonly number[] | undefined;
};

/** The rows of the table that speak for a word, word after word, the same number for each. */
export type WordRows = {
  rows: Int32Array;
  perWord: number;
  count: number;
  /** What each label of each word has in advance, in training. */
  handicaps?: Float64Array;
};

/** The labels of a row of words that together fit best: what is beside a part of a name is likelier to be one. */
export const findBestLabels = (
  { rows, perWord, count, handicaps }: WordRows,
  { table, steps, cautions }: TagWeights,
  labelCount: number,
): number[] => {
  if (count === 0) return [];
  let best = new Float64Array(labelCount);
  let next = new Float64Array(labelCount);
  const origins = new Uint8Array(count * labelCount);
  for (let index = 0; index < count; index++) {
    for (let label = 0; label < labelCount; label++) {
      let from = 0;
      let reached = Number.NEGATIVE_INFINITY;
      if (index === 0) reached = steps[labelCount * labelCount + label] as number;
      else
        for (let before = 0; before < labelCount; before++) {
          const score = (best[before] as number) + (steps[before * labelCount + label] as number);
          if (score > reached) {
            reached = score;
            from = before;
          }
        }
      const ahead = (handicaps?.[index * labelCount + label] ?? 0) - (cautions?.[label] ?? 0);
      next[label] = reached + ahead;
      origins[index * labelCount + label] = from;
    }
    for (let at = index * perWord; at < (index + 1) * perWord; at++) {
      const row = (rows[at] as number) * labelCount;
      for (let label = 0; label < labelCount; label++)
        next[label] = (next[label] as number) + (table[row + label] as number);
    }
    [best, next] = [next, best];
  }
  const labels = new Array<number>(count).fill(0);
  let label = best.indexOf(Math.max(...best));
  for (let index = count - 1; index >= 0; index--) {
    labels[index] = label;
    label = origins[index * labelCount + label] ?? 0;
  }
  return labels;
};
