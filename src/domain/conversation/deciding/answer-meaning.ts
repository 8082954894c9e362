import { answerAppointmentText } from "../appointments/answer-appointments.ts";
import { answerCancel } from "../appointments/ask-cancel.ts";
import { askCancelSeries, readSeriesAnswer } from "../appointments/ask-cancel-series.ts";
import { readMoveAnswer } from "../appointments/several/ask-move-several.ts";
import { answerChoice } from "../booking/answer-choice.ts";
import { answerTitle, expectedAt } from "../booking/answer-text.ts";
import { answerPairing } from "../booking/people/answer-pairing.ts";
import { isAgentOpen } from "../booking/questions/ask-agent.ts";
import { answerLast, answerThanOffered } from "../booking/shift-time.ts";
import { isUsualOffered } from "../booking/usual-times.ts";
import type { Turn } from "../conversation-turn.ts";
import { isActionQuestion } from "../is-action-question.ts";
import { type Meaning, type MeaningContext, maySay, saysAct } from "../reading/meaning.ts";
import { contactLine } from "../replying/contact.ts";
import { requestPerson } from "../replying/offer-menu.ts";
import type { Line } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { ConversationState, Draft } from "../state.ts";
import { answerImpliedWords } from "../waitlist/answer-implied-words.ts";
import { answerWaitlistWords } from "../waitlist/answer-waitlist-words.ts";
import { changeWait } from "../waitlist/changing/change-wait.ts";
import { answerWaitsText } from "../waitlist/own-waits.ts";
import { answerActs } from "./answer-acts.ts";
import { answerValue, bookAgain, isAppointmentScene, isBookingScene } from "./answer-choice-id.ts";
import { answersTo } from "./answer-questions.ts";
import { answerWords } from "./answer-words.ts";
import { answerAgentDays } from "./asides/answer-agent-days.ts";
import { answerDropped, answerMachineAsked, answerPraise, answerRegretted } from "./asides/answer-aside.ts";
import { answerCancelRule } from "./asides/answer-cancel-rule.ts";
import { answerTopics } from "./asides/answer-topics.ts";
import { answerWaiting } from "./asides/answer-waiting.ts";
import { askAgain } from "./ask-again.ts";
import { cancelAndGoOn } from "./change-appointment.ts";
import { agreesBeside, hasNews, isAgreement, isAsking } from "./is-agreement.ts";
import { asListedPerson } from "./names/as-listed-person.ts";
import { askUnreadHour } from "./names/ask-unread-hour.ts";
import { readEraseAnswer } from "./personal-data.ts";
import { askTeam, askTeamValue } from "./team/offer-team.ts";

/** What was asked last, as context for reading the next message. */
export const contextOf = (state: ConversationState): MeaningContext => ({
  step: state.step,
  offered: state.offer.values,
  isReadBack: state.step === "summary" || state.step === "change",
  isBooking: isBookingScene(state),
  isNameless: isBookingScene(state) && state.draft.isForOther === true,
  isAgentOpen: isAgentOpen(state),
  isTypeOpen: isBookingScene(state) ? state.draft.typeId === undefined : state.step === "menu",
  isCancelAsked: state.step === "cancel",
  isMovingSeveral: state.step === "moveSeveral",
  isMoving: isBookingScene(state) && state.draft.moving !== undefined,
  isRepeating: state.step === "cancelSeries" || (isBookingScene(state) && state.draft.repeat !== undefined),
  isRhythmAsked: state.step === "repeat",
  isWaiting: state.step === "waitlist",
  isOffered: state.step === "heldOffer",
  bookingTime: isBookingScene(state) ? state.draft.time : undefined,
  bookingDate: isBookingScene(state) ? state.draft.date : undefined,
  bookingRange: isBookingScene(state) ? state.draft.range : undefined,
  bookingName: isBookingScene(state) ? nameOnTable(state.draft) : undefined,
  expect: state.step === "appointments" ? "day" : isBookingScene(state) ? expectedAt(state.step) : undefined,
});

const nameOnTable = ({ forName, name, proposedName }: Draft): string | undefined => forName ?? name ?? proposedName;

/** Answers a typed message, and what it asks about cancelling beside that. Null: not understood. */
export const answerMeaning = (
  turn: Turn,
  state: ConversationState,
  said: Meaning,
  when: { isBeforeOffer: boolean },
): TurnOutcome | null => {
  const meaning = asListedPerson(turn, state, said);
  return meaning.cancelRule
    ? answerCancelRule(turn, state, meaning, (rest) => answerSaid(turn, state, rest, when))
    : (answerWaiting(turn, state, meaning) ?? answerSaid(turn, state, meaning, when));
};

/**
 * An option by number or title, words that always work, then every act in it. Null: not understood. `isBeforeOffer`: written before the options could be seen, so that a yes means something else.
 */
const answerSaid = (
  turn: Turn,
  state: ConversationState,
  meaning: Meaning,
  { isBeforeOffer }: { isBeforeOffer: boolean },
): TurnOutcome | null => {
  const { choice, steering: phrases } = meaning;
  const offered = state.offer.values;
  const isYes = saysYes(state, meaning);
  if (isActionQuestion(state) && isBeforeOffer && (choice !== null || isYes)) return askAgain(turn, state, []);
  const paired = choice === null && isBookingScene(state) ? answerPairing(turn, state, meaning) : null;
  if (paired) return paired;
  const toOffer = answerOfferedTalk(turn, state, meaning);
  if (toOffer) return toOffer;
  const last = isBookingScene(state) ? answerLast(turn, state, meaning) : null;
  if (last) return last;
  if (choice === askTeamValue) return askTeam(turn, state);
  if (choice !== null) return answerValue(turn, state, choice);
  const isPlainYes = isYes && meaning.when.unused.length === 0;
  if (isPlainYes && isUsualOffered(offered)) return bookAgain(turn, isBookingScene(state) ? state.draft : {});
  // Asked about one appointment, they mean all that follow: every date is read back first.
  if (state.step === "cancel" && meaning.isSeriesEnd) return askCancelSeries(turn, state.appointmentId);
  const settled = readOwnWords(turn, state, meaning);
  // What it would do must be right above it.
  if (settled) return settled.command && isTalkOffered(state) ? askAgain(turn, state, []) : settled;
  const changed = isYes ? null : changeWait(turn, state, meaning);
  if (changed) return changed;
  const implied = isYes ? null : answerImpliedWords(turn, state, meaning);
  if (implied) return implied;
  const regretted = answerRegretted(turn, state, meaning);
  if (regretted) return regretted;
  // "Take me off the list" names no appointment, whatever else it sounds like.
  const dropped = answerDropped(turn, state, meaning);
  if (dropped) return dropped;
  const praised = isYes ? null : answerPraise(turn, state, meaning);
  if (praised) return praised;
  const machine = answerMachineAsked(turn, state, meaning);
  if (machine) return machine;
  const agentDays = answerAgentDays(turn, state, meaning);
  if (agentDays) return agentDays;
  const topics = answerTopics(turn, state, meaning);
  if (topics) return topics;
  const isJoining = meaning.waiting === "join" || meaning.waiting === "named";
  if (meaning.waiting !== null && meaning.repeat === null && (!isJoining || phrases.size > 0)) {
    const waiting = answerWaitlistWords(turn, state, meaning);
    if (waiting) return waiting;
  }
  const own = state.step === "waiting" ? answerWaitsText(turn, state, { isYes, phrases }) : null;
  if (own) return own;
  const than = isBookingScene(state) ? answerThanOffered(turn, state, meaning) : null;
  if (than) return than;
  const both = isBeforeOffer ? null : confirmAndAnswer(turn, state, meaning);
  if (both) return both;
  if (state.step === "cancel" && !isBeforeOffer) {
    const next = cancelAndGoOn(turn, state, meaning);
    if (next) return next;
  }
  // "Yes, thanks" is a yes before it is thanks.
  const steered = isYes ? phrases.union(yes) : phrases.size > 0 ? phrases : plainAnswer(meaning);
  if (isBookingScene(state)) {
    const titled = answerTitle(turn, state, { phrases: steered, offered });
    if (titled) return titled;
  }
  if (isAppointmentScene(state)) {
    const answered = answerAppointmentText(turn, state, { meaning: { ...meaning, steering: steered }, offered });
    if (answered) return answered;
  }
  return answerWords(turn, state, phrases) ?? askUnreadHour(turn, state, meaning, answerActs(turn, state, meaning));
};

/** The offer of a person or of the team was the only question: a yes can only mean that, if no number beside it chooses something. */
const answerOfferedTalk = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  if (!isTalkOffered(state)) return null;
  const isOnlyYes = saysYes(state, meaning) && meaning.choice === null && meaning.when.unused.length === 0;
  if (isOnlyYes) return state.isPersonOffered ? requestPerson(turn) : askTeam(turn, state);
  return meaning.steering.has("no") ? askAgain(turn, state, []) : null;
};

const isTalkOffered = ({ isPersonOffered, teamQuestion }: ConversationState): boolean =>
  isPersonOffered === true || teamQuestion?.isYes === true;

/** A yes or a no that says more than that, where all of a series or everything about a person is at stake. */
const readOwnWords = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  if (state.step === "cancelSeries") return readSeriesAnswer(turn, state, meaning);
  if (state.step === "moveSeveral") return readMoveAnswer(turn, state, meaning);
  return state.step === "erase" ? readEraseAnswer(turn, meaning) : null;
};

/** "Yes please, and where are you?" is a yes to the read-back and a question: both are answered. */
const confirmAndAnswer = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  if (meaning.beside && agreesBeside(state, meaning.beside)) {
    const answers = answersTo(turn, state, meaning.beside);
    const isOpen = answers.length === 0 && isAsking(meaning.beside);
    return confirmed(turn, state, isOpen ? [{ key: "info.otherQuestion" }, contactLine(turn)] : answers);
  }
  const isAsked = meaning.isQuestion || meaning.isHouseApart;
  if ((state.step !== "summary" && state.step !== "cancel") || !isAsked || meaning.isHedged) return null;
  if (saysAct(meaning, "move", "refuse", "person", "feeling")) return null;
  const isAgreed = meaning.isAgreed || (state.step === "cancel" && saysAct(meaning, "cancel") && !meaning.isNegated);
  if (!isAgreed || (state.step === "summary" && saysAct(meaning, "cancel"))) return null;
  const answers = answersTo(turn, state, meaning);
  const isOnlyAsked = answers.length > 0 || (meaning.isFirm && !maySay(meaning, "move", "correct", "cancel"));
  if (!isOnlyAsked || (answers.length === 0 && hasNews(state, meaning))) return null;
  const lines = answers.length > 0 ? answers : [{ key: "info.otherQuestion" as const }, contactLine(turn)];
  return confirmed(turn, state, lines);
};

/** Does what was read back, and answers with it. */
const confirmed = (turn: Turn, state: ConversationState, lines: readonly Line[]): TurnOutcome | null => {
  if (state.step !== "summary" && state.step !== "cancel") return null;
  const done = state.step === "summary" ? answerChoice(turn, state, "confirm") : answerCancel(turn, state, "yes");
  if (lines.length === 0) return done;
  if (done.scene.step !== "working") return { ...done, lines: [...lines, ...done.lines] };
  return { ...done, scene: { ...done.scene, answers: [...lines] } };
};

/** "Cancel it" is a yes where that is the question. */
export const saysYes = (state: ConversationState, meaning: Meaning): boolean =>
  meaning.steering.has("yes") ||
  plainAnswer(meaning).has("yes") ||
  isAgreement(state, meaning) ||
  (state.step === "cancel" && saysCancelAgain(meaning));

const saysCancelAgain = (meaning: Meaning): boolean => {
  const { steering, isNegated, isRather, isQuestion, when } = meaning;
  if (steering.has("cancelIt")) return true;
  const isPlain = !isNegated && !isRather && !isQuestion && !when.time && !saysAct(meaning, "move", "refuse", "book");
  // "He's fine again, we'll be there".
  if (!isPlain || saysAct(meaning, "coming", "here", "late")) return false;
  return maySay(meaning, "cancel") || meaning.isAgreed;
};

/** A yes or no in the client's own words, when the message says nothing else. */
const plainAnswer = (meaning: Meaning): Meaning["steering"] => {
  const { acts, hasContent, isQuestion, isRather, ownName, forSomeone, when, intents, correctedName } = meaning;
  if (hasContent || isQuestion || isRather || ownName !== null || forSomeone || correctedName !== null) return none;
  if (when.isRefused || when.unused.length > 0 || intents.has("later") || intents.has("earlier")) return none;
  const others = acts.filter(({ kind }) => !["confirm", "refuse", "thank", "greet", "bye", "chat"].includes(kind));
  if (others.length > 0) return none;
  // "Please don't put it in" isn't a yes, however much it sounds like one.
  const isClear = !meaning.isHedged && !meaning.isGarbled && !meaning.isNegated;
  if (saysAct(meaning, "confirm") && !saysAct(meaning, "refuse") && isClear) return yes;
  return saysAct(meaning, "refuse") && !saysAct(meaning, "confirm") ? no : none;
};

const none: Meaning["steering"] = new Set();
const yes: Meaning["steering"] = new Set(["yes"]);
const no: Meaning["steering"] = new Set(["no"]);
