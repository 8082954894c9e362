import type { Turn } from "../conversation-turn.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { Scene } from "../state.ts";
import { type OfferedWait, putOffer } from "./put-offer.ts";

/** The buttons under an offer, in their order. */
export const offerActions = ["take", "pass"] as const;

/**
 * Answers a tap on an offer's button, `opening:<take|pass>:<offerId>:<version>`, which is understood at any time; null when
 * the id isn't one.
 */
export const answerOffer = (turn: Turn, choiceId: string): TurnOutcome | null => {
  const match = /^opening:(take|pass):([^:]{1,100}):\d{1,9}$/.exec(choiceId);
  if (!match) return null;
  return actOnOffer(turn, match[1] as "take" | "pass", match[2] as string);
};

/** The same where the offer was put again. */
export const answerOfferAgain = (
  turn: Turn,
  { offerId }: Extract<Scene, { step: "heldOffer" }>,
  value: string,
): TurnOutcome => actOnOffer(turn, value === "take" ? "take" : "pass", offerId);

/** Puts the offer once more; what is over is said to be. */
export const askOfferAgain = (turn: Turn, offerId: string): TurnOutcome => {
  const wait = findOfferedWait(turn, offerId);
  return wait ? putOffer(turn, wait, []) : actOnOffer(turn, "take", offerId);
};

export const actOnOffer = (turn: Turn, action: "take" | "pass", offerId: string): TurnOutcome => {
  if (!findOfferedWait(turn, offerId))
    return { scene: { step: "menu" }, lines: [{ key: "waitlist.offerGone" }], ...bookButton };
  if (action === "pass") {
    const command = { kind: "passOffer" as const, offerId };
    return { scene: { step: "menu" }, lines: [{ key: "waitlist.passed" }], command };
  }
  const asksOwner = turn.facts.client.afterNoShows === "ask";
  return {
    scene: { step: "working", doing: "take", draft: {} },
    lines: [],
    command: { kind: "takeOffer", offerId, ...(asksOwner && { asksOwner }) },
  };
};

const bookButton = {
  choices: [{ value: "book", title: { key: "buttons.book" as const } }],
  style: "buttons" as const,
};

/** Whose offer still stands: what is over can't be taken, even before anybody has ended it. */
export const findOfferedWait = (turn: Turn, offerId: string): OfferedWait | null => {
  const found = (turn.facts.waits ?? []).find((wait) => wait.offer?.id === offerId);
  if (!found?.offer || Temporal.Instant.compare(found.offer.until, turn.facts.now) <= 0) return null;
  return { ...found, offer: found.offer };
};
