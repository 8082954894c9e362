/** Weights by row and label, and by the label before (the last row: none before). */
export type TagWeights = { table: Readonly<Int8Array | Float64Array>; steps: readonly (readonly number[])[] };

/** The labels of a row of words that together fit best: what stands beside a part of a name is likelier to be one. */
export const findBestLabels = (
  features: readonly (readonly number[])[],
  { table, steps }: TagWeights,
  labelCount: number,
): number[] => {
  let best = new Float64Array(labelCount);
  const origins: number[][] = [];
  for (const [index, rows] of features.entries()) {
    const next = new Float64Array(labelCount);
    const origin: number[] = [];
    for (let label = 0; label < labelCount; label++) {
      let own = 0;
      for (const row of rows) own += table[row * labelCount + label] ?? 0;
      let from = 0;
      let reached = Number.NEGATIVE_INFINITY;
      for (let before = 0; before < labelCount; before++) {
        const score =
          index === 0 ? (steps[labelCount]?.[label] ?? 0) : (best[before] ?? 0) + (steps[before]?.[label] ?? 0);
        if (score > reached) [reached, from] = [score, before];
      }
      next[label] = reached + own;
      origin.push(from);
    }
    best = next;
    origins.push(origin);
  }
  if (features.length === 0) return [];
  const labels = [best.indexOf(Math.max(...best))];
  for (let index = features.length - 1; index > 0; index--) labels.unshift(origins[index]?.[labels[0] ?? 0] ?? 0);
  return labels;
};
