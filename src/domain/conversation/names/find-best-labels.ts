/** Weights by row and label, and by the label before (the last row: none before). */
export type TagWeights = {
  table: Readonly<Int8Array | Float64Array>;
  steps: readonly (readonly number[])[];
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

/** The labels of a row of words that together fit best: what stands beside a part of a name is likelier to be one. */
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
      if (index === 0) reached = steps[labelCount]?.[label] ?? 0;
      else
        for (let before = 0; before < labelCount; before++) {
          const score = (best[before] ?? 0) + (steps[before]?.[label] ?? 0);
          if (score > reached) [reached, from] = [score, before];
        }
      next[label] = reached;
      origins[index * labelCount + label] = from;
    }
    for (let at = index * perWord; at < (index + 1) * perWord; at++) {
      const row = (rows[at] ?? 0) * labelCount;
      for (let label = 0; label < labelCount; label++) next[label] = (next[label] ?? 0) + (table[row + label] ?? 0);
    }
    for (let label = 0; label < labelCount; label++) {
      const before = (handicaps?.[index * labelCount + label] ?? 0) - (cautions?.[label] ?? 0);
      next[label] = (next[label] ?? 0) + before;
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
