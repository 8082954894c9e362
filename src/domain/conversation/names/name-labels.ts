/**
 * What a word of a message is: no part of a name, the client's own name, a family name said as such ("my surname is"), the
 * name of whom the booking is for, the word that says who that is to the client ("daughter"), or the name of somebody
 * who is to do the work. The order is that of the columns in `name-weights.gen.ts`.
 */
export const nameLabels = ["none", "own", "family", "other", "relation", "staff"] as const;

export type NameLabel = (typeof nameLabels)[number];

/** What the client saw last: a question for the name, a summary with the name in it, or neither. */
export const nameContexts = ["open", "asked", "shown"] as const;

export type NameContext = (typeof nameContexts)[number];
