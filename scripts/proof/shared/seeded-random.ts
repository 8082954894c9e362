/** Numbers that look random and are the same for the same seed (mulberry32). */
export type Random = {
  /** From 0 up to, but not including, `below`. */
  number(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(likelihood: number): boolean;
};

export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const number = (below: number): number => Math.floor(next() * below);
  return {
    number,
    pick: (items) => {
      if (items.length === 0) throw new Error("nothing to pick from");
      return items[number(items.length)] as never;
    },
    chance: (likelihood) => next() < likelihood,
  };
};
