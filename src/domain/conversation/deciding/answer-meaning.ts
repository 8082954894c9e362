import { answerAppointmentText } from "../appointments/answer-appointments.ts";
import { answerTitle, expectedAt } from "../booking/answer-text.ts";
import type { Turn } from "../conversation-turn.ts";
import { type Meaning, says } from "../reading/meaning.ts";
import type { MeaningContext } from "../reading/read-meaning.ts";
import { requestPerson } from "../replying/menu.ts";
import type { Outcome } from "../replying/outcome.ts";
import type { ConversationState, Scene } from "../state.ts";
import { answerActs } from "./answer-acts.ts";
import { answerValue, isAppointmentScene, isBookingScene } from "./answer-choice-id.ts";
import { answerWords } from "./answer-words.ts";
import { reprompt } from "./reprompt.ts";

/** What was asked last, for whoever reads the next message. */
export const contextOf = (state: ConversationState): MeaningContext => ({
  offered: state.offer.values,
  isNameShown: state.step === "summary" || state.step === "change",
  expect: state.step === "appointments" ? "day" : isBookingScene(state) ? expectedAt(state.step) : undefined,
});

/**
 * Answers a typed message: an option by number or title, words that always work, then every act in it. Null: not
 * understood. `isBeforeOffer`: written before the options could be seen, so that a yes means something else.
 */
export const answerMeaning = (
  turn: Turn,
  state: ConversationState,
  meaning: Meaning,
  { isBeforeOffer }: { isBeforeOffer: boolean },
): Outcome | null => {
  const { choice, steering: phrases } = meaning;
  const offered = state.offer.values;
  const isAction = state.step === "summary" || state.step === "cancel";
  const isYes = saysYes(state, meaning);
  if (isAction && isBeforeOffer && (choice !== null || isYes)) return reprompt(turn, state, []);
  // The offer of a person stood alone: a yes can only mean that.
  if (state.isPersonOffered && isYes && choice === null) return requestPerson(turn);
  if (state.isPersonOffered && phrases.has("no")) return reprompt(turn, state, []);
  if (choice !== null) return answerValue(turn, state, choice);
  const steered = phrases.size > 0 ? phrases : plainAnswer(meaning);
  if (isBookingScene(state)) {
    const titled = answerTitle(turn, state, { phrases: steered, offered });
    if (titled) return titled;
  }
  if (isAppointmentScene(state)) {
    const answered = answerAppointmentText(turn, state, { meaning: { ...meaning, steering: steered }, offered });
    if (answered) return answered;
  }
  return answerWords(turn, state, phrases) ?? answerActs(turn, state, meaning);
};

/** "Cancel it" is a yes where that is the question. */
export const saysYes = ({ step }: Scene, meaning: Meaning): boolean =>
  meaning.steering.has("yes") ||
  plainAnswer(meaning).has("yes") ||
  (step === "cancel" && meaning.steering.has("cancelIt"));

/** A yes or a no in words of one's own, when nothing else is said with it. */
const plainAnswer = (meaning: Meaning): Meaning["steering"] => {
  const { acts, hasContent, isQuestion, isRather, ownName, forSomeone, when, intents } = meaning;
  if (hasContent || isQuestion || isRather || ownName !== null || forSomeone) return none;
  if (when.isRefused || intents.has("later") || intents.has("earlier")) return none;
  const others = acts.filter(({ kind }) => !["confirm", "refuse", "thank", "greet", "bye", "chat"].includes(kind));
  if (others.length > 0) return none;
  if (says(meaning, "confirm") && !says(meaning, "refuse")) return yes;
  return says(meaning, "refuse") && !says(meaning, "confirm") ? no : none;
};

const none: Meaning["steering"] = new Set();
const yes: Meaning["steering"] = new Set(["yes"]);
const no: Meaning["steering"] = new Set(["no"]);
