import type { KnownHouseAnswer } from "./house-answer.ts";
import type { Tone } from "./tone.ts";

/** What the bot knows about the house besides its calendar. */
export type HouseFacts = {
  /** In the owner's order. */
  answers: readonly KnownHouseAnswer[];
  /** As the owner wrote it, one line. */
  address: string | null;
  /** The owner's own first words, in place of ours. */
  greeting: string | null;
  /** Null: the usual one of each language. */
  tone: Tone | null;
};

export const emptyHouse: HouseFacts = { answers: [], address: null, greeting: null, tone: null };
