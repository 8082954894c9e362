import type { ActLabel } from "./act-labels.ts";

/**
 * Where a message comes: what was asked last, and whether anything is booked. "Rather Thursday" moves what is booked, and changes
 * what is only being booked.
 */
export const actContexts = ["open", "standing", "list", "name", "summary", "cancel"] as const;

export type ActContext = (typeof actContexts)[number];

/** How often an act comes where, of a hundred, in the order of `actContexts`; the rest is trained without a context. */
export const usualContexts = (label: ActLabel): readonly number[] => shares[label] ?? anywhere;

const anywhere = [15, 15, 15, 10, 15, 5];

const shares: Partial<Record<ActLabel, readonly number[]>> = {
  book: [45, 22, 6, 2, 5, 0],
  move: [0, 62, 4, 1, 8, 3],
  cancel: [0, 58, 4, 2, 6, 8],
  again: [40, 15, 10, 5, 5, 0],
  late: [4, 68, 2, 1, 2, 2],
  coming: [4, 66, 2, 1, 4, 1],
  here: [6, 66, 2, 1, 2, 1],
  mine: [10, 50, 5, 2, 8, 3],
  confirm: [3, 5, 14, 4, 40, 14],
  refuse: [3, 6, 24, 4, 32, 11],
  correct: [3, 8, 18, 10, 40, 1],
  name: [12, 3, 12, 45, 8, 0],
  person: [25, 18, 12, 5, 10, 2],
  feeling: [25, 18, 12, 5, 10, 2],
  question: [25, 15, 10, 5, 15, 2],
};
