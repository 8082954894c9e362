import type { Turn } from "../conversation-turn.ts";
import type { OwnWait } from "../facts.ts";
import type { IncomingMessage } from "../message.ts";
import { type Meaning, says } from "../reading/meaning.ts";
import type { Outcome } from "../replying/outcome.ts";
import type { ConversationState } from "../state.ts";

/** The buttons under an offer, in their order. */
export const openingActions = ["take", "pass"] as const;

/**
 * Answers a tap on an offer's button, `opening:<take|pass>:<offerId>:<version>`, which is understood at any time; null when
 * the id isn't one.
 */
export const answerOpening = (turn: Turn, choiceId: string): Outcome | null => {
  const match = /^opening:(take|pass):([^:]{1,100}):\d{1,9}$/.exec(choiceId);
  if (!match) return null;
  return act(turn, match[1] as "take" | "pass", match[2] as string);
};

/** Answers a text that replies to an offer; null when an offer wasn't the last thing said, or the text is about something else. */
export const answerOpeningText = (
  turn: Turn,
  state: ConversationState,
  { at }: Pick<IncomingMessage, "at">,
  meaning: Meaning,
): Outcome | null => {
  const { opening } = turn.facts;
  if (!opening) return null;
  const sentAtMs = opening.sentAt.epochMilliseconds;
  if (sentAtMs < state.lastAtMs || sentAtMs > at.epochMilliseconds) return null;
  const named = openingActions.find((action) => action === meaning.remindedChoice);
  const action = named ?? actionIn(turn, meaning, opening.offerId);
  return action === null ? null : act(turn, action, opening.offerId);
};

const act = (turn: Turn, action: "take" | "pass", offerId: string): Outcome => {
  const offer = findOffer(turn, offerId);
  if (!offer) return { scene: { step: "menu" }, lines: [{ key: "waitlist.offerGone" }], ...bookButton };
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

/** One that still stands: what is over can't be taken, even before anybody has ended it. */
const findOffer = (turn: Turn, offerId: string): OwnWait["offer"] => {
  const offer = (turn.facts.waits ?? []).find((wait) => wait.offer?.id === offerId)?.offer ?? null;
  return offer && Temporal.Instant.compare(offer.until, turn.facts.now) > 0 ? offer : null;
};

/** A yes or a no, or words that only an offer is answered with; whoever names another day or service wants that. */
const actionIn = (turn: Turn, meaning: Meaning, offerId: string): "take" | "pass" | null => {
  const { steering, when, typeIds, isQuestion, isNegated, isHedged, opening } = meaning;
  if (says(meaning, "waitlist", "move", "cancel", "person", "feeling", "stop", "erase") && opening === null)
    return null;
  const offer = findOffer(turn, offerId);
  const isOtherDay = when.date !== undefined && !(when.date.kind === "day" && when.date.date === offer?.date);
  const isOtherTime = when.time?.kind === "exact" && when.time.time !== offer?.time;
  if (isOtherDay || isOtherTime || (typeIds.length > 0 && isQuestion)) return null;
  // "Could somebody else do it?" asks about it.
  const isAsked = opening === "pass" && isQuestion && !isNegated && !says(meaning, "refuse");
  if (opening !== null && !isAsked) return opening;
  if (steering.has("no") || steering.has("leave") || (says(meaning, "refuse") && !meaning.isAgreed)) return "pass";
  const isYes = steering.has("yes") || steering.has("book") || meaning.isAgreed || says(meaning, "confirm");
  return isYes && !isQuestion && !isNegated && !isHedged ? "take" : null;
};
