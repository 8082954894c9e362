import { agentName } from "../availability/availability-request.ts";
import type { Turn } from "../conversation-turn.ts";
import { answersTo } from "../deciding/answer-questions.ts";
import type { OwnWait } from "../facts.ts";
import type { IncomingMessage } from "../message.ts";
import { likeliestAct, type Meaning, maySay, saysAct } from "../reading/meaning.ts";
import { isSaidBefore } from "../receiving/said-before.ts";
import type { Line } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { ConversationState, Scene } from "../state.ts";
import { actOnOffer, findOfferedWait, offerActions } from "./answer-offer.ts";
import { isOfOfferedDay, otherTimeOfOffer, wantsOtherTime } from "./other-time-of-offer.ts";
import { type OfferedWait, putOffer } from "./put-offer.ts";

/** Answers a text that replies to an offer; null when an offer wasn't the last thing said, or the text is about something else. */
export const answerOfferText = (
  turn: Turn,
  state: ConversationState,
  { at }: Pick<IncomingMessage, "at">,
  meaning: Meaning,
): TurnOutcome | null => {
  const offerId = state.step === "heldOffer" ? state.offerId : offerSaidLast(turn, state, at);
  if (offerId === null) return null;
  // Someone who leaves the list lets the offer go, too.
  if (meaning.waiting === "leave" && !meaning.isQuestion) return null;
  const named = offerActions.find(
    (action) => action === (state.step === "heldOffer" ? meaning.choice : meaning.remindedChoice),
  );
  const wait = findOfferedWait(turn, offerId);
  if (named === undefined && wait && wantsOtherTime(meaning, wait.offer)) return otherTimeOfOffer(turn, wait, meaning);
  const action = named ?? actionIn(wait?.offer ?? null, meaning);
  if (action !== null) return actOnOffer(turn, action, offerId);
  return wait && answerBeside(turn, wait, meaning);
};

/** Somebody else's turn to speak ends it: what was said after the offer isn't about it. */
const offerSaidLast = (turn: Turn, state: ConversationState, at: Temporal.Instant): string | null => {
  const { lastOffer } = turn.facts;
  if (!lastOffer) return null;
  const sentAtMs = lastOffer.sentAt.epochMilliseconds;
  const isBefore = (oneMs: number, otherMs: number) => isSaidBefore(oneMs, otherMs, turn.facts.now);
  return isBefore(sentAtMs, state.lastAtMs) || isBefore(at.epochMilliseconds, sentAtMs) ? null : lastOffer.offerId;
};

/** A question, or time to think: answered, and the offer put again with its end. */
const answerBeside = (turn: Turn, wait: OfferedWait, meaning: Meaning): TurnOutcome | null => {
  const { agentIds, isQuestion } = meaning;
  // "Is that with Ana or Luis?" asks for no person, but who it is.
  const isWith = isQuestion && agentIds.includes(wait.offer.agentId);
  if (saysAct(meaning, "move", "cancel", "stop", "erase", "data") || (saysAct(meaning, "person") && !isWith))
    return null;
  if (!isOfOfferedDay(meaning.when.date, wait.offer.date)) return null;
  const about: Scene = { step: "waitlist", draft: { typeId: wait.request.typeId ?? undefined }, page: 0 };
  const isBeyond = isQuestion && meaning.serviceBeyond !== null;
  const isAsked = isQuestion || saysAct(meaning, "price", "duration", "place", "hours");
  // "Until when will you keep it?" asks for no opening hours.
  const acts = meaning.isThinking ? meaning.acts.filter(({ kind }) => kind !== "hours") : askedActs(wait, meaning);
  const answers: Line[] = [
    ...(isWith ? [{ key: "waitlist.isWith" as const, values: { agent: agentName(turn, wait.offer.agentId) } }] : []),
    ...(isBeyond ? [{ key: "refusals.unknownService" as const }] : []),
    ...(isAsked ? answersTo(turn, about, { ...meaning, acts, ...(isWith && { agentIds: [] }) }) : []),
  ];
  return answers.length > 0 || meaning.isThinking ? putOffer(turn, wait, answers) : null;
};

/**
 * What is asked about the service on offer, in whatever words, is answered with what it costs and takes; about another one, with
 * what there is: "do you do beards too?"
 */
const askedActs = ({ request }: OfferedWait, meaning: Meaning): Meaning["acts"] => {
  const { acts, isQuestion, typeIds, when, agentIds, serviceBeyond } = meaning;
  const isOpen = isQuestion && agentIds.length === 0 && !when.date && !when.time;
  if (!isOpen || saysAct(meaning, "price", "duration", "services")) return acts;
  if (typeIds.length > 0 && typeIds.every((id) => id === request.typeId))
    return [...acts, { kind: "duration", confidence: 1 }];
  const isOther = typeIds.length > 0 || serviceBeyond !== null || likeliestAct(meaning)?.kind === "services";
  // Someone who asks to book another one gets to.
  const isBooked = saysAct(meaning, "book") && !maySay(meaning, "services");
  return isOther && !isBooked ? [...acts, { kind: "services", confidence: 1 }] : acts;
};

/** A yes or a no, or words that only an offer is answered with; someone who names another day or service wants that. */
const actionIn = (offer: OwnWait["offer"], meaning: Meaning): "take" | "pass" | null => {
  const { steering, when, typeIds, isQuestion, isNegated, isHedged, offerAnswer } = meaning;
  if (saysAct(meaning, "waitlist", "move", "cancel", "person", "feeling", "stop", "erase") && offerAnswer === null)
    return null;
  const isOtherTime = when.time?.kind === "exact" && when.time.time !== offer?.time;
  if (!isOfOfferedDay(when.date, offer?.date) || isOtherTime || (typeIds.length > 0 && isQuestion)) return null;
  // "Could somebody else do it?" asks about it.
  const isAsked = offerAnswer === "pass" && isQuestion && !isNegated && !saysAct(meaning, "refuse");
  if (offerAnswer !== null && !isAsked && !(offerAnswer === "take" && meaning.isThinking)) return offerAnswer;
  if (meaning.isThinking) return null;
  if (steering.has("no") || steering.has("leave") || (saysAct(meaning, "refuse") && !meaning.isAgreed)) return "pass";
  const isYes = steering.has("yes") || steering.has("book") || meaning.isAgreed || saysAct(meaning, "confirm");
  return isYes && !isQuestion && !isNegated && !isHedged ? "take" : null;
};
