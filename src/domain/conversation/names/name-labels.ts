/**
 * What a word of a message is: no part of a name, the customer's own name, the name of whom the booking is for, the word that says
 * who that is to the customer ("daughter"), or the name of somebody who is to do the work. The order is that of the
 * columns in `name-weights.gen.ts`.
 */
export const nameLabels = ["none", "own", "other", "relation", "staff"] as const;

export type NameLabel = (typeof nameLabels)[number];

/** What the customer saw last: a question for the name, a summary with the name in it, or neither. */
export type NameContext = "asked" | "shown" | "open";
