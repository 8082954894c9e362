import { answerValue, isAppointmentScene, isBookingScene } from "./answer-choice-id.ts";
import { answerQuestion } from "./answer-question.ts";
import { answerWords, courtesy } from "./answer-words.ts";
import { answerAppointmentText } from "./appointments/answer-appointments.ts";
import { listAppointments } from "./appointments/list-appointments.ts";
import { upcoming } from "./appointments/own-appointments.ts";
import { answerText, answerTitle, expectedAt } from "./booking/answer-text.ts";
import { applyReading } from "./booking/apply-reading.ts";
import { proceed } from "./booking/proceed.ts";
import { foldText } from "./fold-text.ts";
import { talk } from "./menu.ts";
import type { WholePhrase } from "./phrases/phrases.ts";
import { reprompt } from "./reprompt.ts";
import type { ConversationState, Scene } from "./state.ts";
import type { Outcome, Turn } from "./turn.ts";
import { type Understanding, understand } from "./understand.ts";

export type Typed = {
  text: string;
  phrases: ReadonlySet<WholePhrase>;
  /** Written before the options could be seen: a yes then means something else. */
  isBeforeOffer: boolean;
};

/** Answers a typed message: an option by number or title, words that always work, own words. Null: not understood. */
export const answerTyped = (turn: Turn, state: ConversationState, typed: Typed): Outcome | null => {
  const { text, phrases } = typed;
  const offered = state.offer.values;
  const isDeed = state.step === "summary" || state.step === "cancel";
  const numbered = numberedValue(text, offered);
  if (isDeed && typed.isBeforeOffer && (numbered !== null || saysYes(state, phrases))) return reprompt(turn, state, []);
  if (numbered !== null) return answerValue(turn, state, numbered);
  if (isBookingScene(state)) {
    const titled = answerTitle(turn, state, { phrases, offered });
    if (titled) return titled;
  }
  if (isAppointmentScene(state)) {
    const answered = answerAppointmentText(turn, state, { text, phrases, offered });
    if (answered) return answered;
  }
  return answerWords(turn, state, phrases) ?? answerOwnWords(turn, state, text);
};

/** "Cancel it" is a yes where that is the question. */
export const saysYes = ({ step }: Scene, phrases: ReadonlySet<WholePhrase>): boolean =>
  phrases.has("yes") || (step === "cancel" && phrases.has("cancelIt"));

/** The option whose number a text is: "2", "2.", "option 2", "#2", "the second one". */
export const numberedValue = <Value extends string>(text: string, offered: readonly Value[]): Value | null => {
  const folded = foldText(text);
  const match = /^(?:(?:option|opcion|opcao|nummer|numero|number|no|nr|n)[\s.]*|#)?(\d{1,2})\s?[.)]?$/.exec(folded);
  const word = folded.replace(/^(?:the|el|la|le|der|die|das|den|o|a) | (?:one|option|opcion|opcao)$/g, "");
  const number = match ? Number(match[1]) : ordinals.findIndex((words) => words.includes(word)) + 1;
  return offered[number - 1] ?? null;
};

const ordinals: readonly (readonly string[])[] = [
  ["first", "primero", "primera", "premier", "premiere", "erste", "erster", "ersten", "primeiro", "primeira"],
  ["second", "segundo", "deuxieme", "zweite", "zweiter", "zweiten"],
  ["third", "tercero", "tercera", "troisieme", "dritte", "dritter", "dritten", "terceiro", "terceira"],
];

const answerOwnWords = (turn: Turn, state: ConversationState, text: string): Outcome | null => {
  const understanding = understand(turn, text, isBookingScene(state) ? expectedAt(state.step) : undefined);
  const { intents, hasContent, when } = understanding;
  const question = answerQuestion(turn, state, { text, understanding });
  if (question) return question;
  // "I can't make it on Friday" is about this booking while there is one.
  const isAboutDay = isBookingScene(state) && when.isRefused === true;
  if (state.step !== "name" && intents.has("cancelIt") && !isAboutDay) return listAppointments(turn, "cancel");
  if (isBookingScene(state)) {
    const answered = answerText(turn, state, { text, understanding, offered: state.offer.values });
    if (answered) return answered;
  }
  if (intents.has("move")) return moveTo(turn, understanding);
  if (intents.has("mine")) return listAppointments(turn, "show");
  if (intents.has("talk")) return talk(turn);
  // A goodbye in the middle of a booking: what is still open is said once more.
  if (intents.has("farewell")) return isBookingScene(state) ? reprompt(turn, state, []) : courtesy;
  if (hasContent) return applyReading(turn, {}, understanding);
  return intents.has("book") && !isBookingScene(state) ? proceed(turn, {}) : null;
};

/** "Move my appointment to Friday at 3": with only one appointment there is nothing left to ask. */
const moveTo = (turn: Turn, understanding: Understanding): Outcome => {
  const [only, ...others] = upcoming(turn);
  if (!only || others.length > 0 || !understanding.hasContent) return listAppointments(turn, "move");
  const { id, version, agentId } = only;
  return applyReading(turn, { moving: { appointmentId: id, version }, agentId }, understanding);
};
