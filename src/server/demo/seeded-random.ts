export type Random = {
  /** A number from 0 up to, but not including, 1. */
  fraction(): number;
  /** One of the items, each as likely as its weight; all alike without weights. */
  pick<T>(items: readonly T[], weightOf?: (item: T) => number): T;
  shuffle<T>(items: readonly T[]): T[];
};

/** The same numbers for the same seed, on every machine. For scenery, never for secrets. */
export const seededRandom = (seed: number): Random => {
  let state = seed;
  const fraction = (): number => {
    // A Weyl sequence, its bits mixed so that neighbors have nothing in common.
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x45d9f3b);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(items: readonly T[], weightOf: (item: T) => number = () => 1): T => {
    let left = fraction() * items.reduce((sum, item) => sum + weightOf(item), 0);
    const chosen = items.find((item) => {
      left -= weightOf(item);
      return left < 0;
    });
    const item = chosen ?? items.at(-1);
    if (item === undefined) throw new RangeError("nothing to pick from");
    return item;
  };
  const shuffle = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, order: fraction() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  return { fraction, pick, shuffle };
};
