import { isDatabaseAway } from "./is-database-away.ts";

/** What the job queue's library throws into the void when a job ends after it has given up. */
const queueRemnants = ["This batcher has been released", "Cannot use a pool after calling end on the pool"];

/**
 * A promise nobody listens to ends the process, which is right for a mistake of ours. A library that loses its
 * connection behind its own back is none: whatever needs the database connects again by itself.
 */
export const surviveLostDatabase = (): void => {
  process.on("unhandledRejection", (reason) => {
    if (!isHarmless(reason)) throw reason;
  });
};

const isHarmless = (reason: unknown): boolean =>
  isDatabaseAway(reason) || (reason instanceof Error && queueRemnants.some((text) => reason.message.startsWith(text)));
