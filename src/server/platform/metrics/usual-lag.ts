import type { Histogram } from "prom-client";

/** Within how many seconds 95 of 100 came, by the histogram's buckets; null before the first. */
export const usualLag = async (histogram: Histogram<string>): Promise<number | null> => {
  const { values } = await histogram.get();
  const counts = new Map<number, number>();
  let total = 0;
  for (const { metricName, labels, value } of values) {
    if (metricName?.endsWith("_count")) total += value;
    if (!metricName?.endsWith("_bucket")) continue;
    const bound = Number(labels["le"] === "+Inf" ? Number.POSITIVE_INFINITY : labels["le"]);
    counts.set(bound, (counts.get(bound) ?? 0) + value);
  }
  if (total === 0) return null;
  const bounds = [...counts].toSorted(([a], [b]) => a - b);
  const [reached] = bounds.find(([, count]) => count >= total * 0.95) ?? [];
  return Number.isFinite(reached) ? (reached ?? null) : longestBound(bounds);
};

/** Later than the last bucket: its bound is the least that can be said. */
const longestBound = (bounds: readonly (readonly [number, number])[]): number =>
  bounds.findLast(([bound]) => Number.isFinite(bound))?.[0] ?? 0;
