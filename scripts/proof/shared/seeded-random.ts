import { seededNumbers } from "#domain/testing/seeded-numbers.ts";

/** Numbers that look random and are the same for the same seed. */
export type Random = {
  /** From 0 up to, but not including, `below`. */
  number(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(likelihood: number): boolean;
};

const resolution = 2 ** 32;

export const seededRandom = (seed: number): Random => {
  const number = seededNumbers(seed);
  return {
    number,
    pick: (items) => {
      if (items.length === 0) throw new Error("nothing to pick from");
      return items[number(items.length)] as never;
    },
    chance: (likelihood) => number(resolution) < likelihood * resolution,
  };
};
