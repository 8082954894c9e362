import { questionWords } from "../house/question-subject.ts";
import type { KnownStartLink } from "../start-links/read-start.ts";
import { type Turn, turnOf } from "./conversation-turn.ts";
import { answerChoiceId } from "./deciding/answer-choice-id.ts";
import { answerMeaning, contextOf, saysYes } from "./deciding/answer-meaning.ts";
import { answersTo } from "./deciding/answer-questions.ts";
import { answerReminderText } from "./deciding/answer-reminder-text.ts";
import { askAgain } from "./deciding/ask-again.ts";
import { beginAtLink, readBeginning } from "./deciding/begin-at-link.ts";
import { onlyIfAsked } from "./deciding/gate/only-if-asked.ts";
import { greetClient, greetingLine } from "./deciding/greet-client.ts";
import { readNameAnswer } from "./deciding/names/read-name-answer.ts";
import { offerReadings } from "./deciding/offer-readings.ts";
import { reaskUnknown } from "./deciding/reask-unknown.ts";
import { reminderActions } from "./deciding/reminder.ts";
import { cannotAnswer, offerTeam } from "./deciding/team/offer-team.ts";
import type { ConversationFacts } from "./facts.ts";
import { isActionQuestion, isYesNoQuestion } from "./is-action-question.ts";
import { type HeardLanguage, hearLanguage } from "./language/hear-language.ts";
import type { IncomingMessage } from "./message.ts";
import type { Meaning, MeaningContext } from "./reading/meaning.ts";
import { readMeaning } from "./reading/read-meaning.ts";
import { isSaidBefore } from "./receiving/said-before.ts";
import { contactLine } from "./replying/contact.ts";
import { offerMenu } from "./replying/offer-menu.ts";
import { isReplyRepeated, offeredValue, type StepResult, toStepResult } from "./replying/to-step-result.ts";
import type { TurnOutcome } from "./replying/turn-outcome.ts";
import { type ConversationState, newConversation } from "./state.ts";
import { offerActions } from "./waitlist/answer-offer.ts";
import { answerOfferText } from "./waitlist/answer-offer-text.ts";
import { withoutPointing } from "./waitlist/words/instead-of-offer.ts";

/**
 * One message of a conversation: what the state, the message and the world make of each other. The commands book,
 * reschedule, cancel and confirm come without replies: carry them out and call `afterCommand` with the new state.
 */
export const stepConversation = (
  state: ConversationState,
  message: IncomingMessage,
  facts: ConversationFacts,
): StepResult => {
  const current = remembered(state, silenceMs(state, message));
  const { link, text } = readBeginning(facts, message.choiceId === undefined ? (message.text ?? "") : "");
  const heard = hearLanguage(facts, current, message, text);
  const turn: Turn = {
    ...turnOf(facts, message.profileName ?? null),
    ...(heard.spoken && { language: heard.spoken }),
    ...(text !== "" && { words: questionWords(text) }),
  };
  const context: MeaningContext = {
    ...contextOf(current),
    ...(facts.reminder && { reminded: reminderActions }),
    ...(facts.lastOffer && { reminded: offerActions, isOffered: true }),
  };
  const read = readMeaning(turn, context.isOffered ? withoutPointing(text) : text, context);
  const isTyped = message.choiceId === undefined;
  const { state: asked, meaning } = readNameAnswer(turn, { state: current, meaning: read }, isTyped ? text : "");
  const decide = (said: Meaning): TurnOutcome => answer(turn, asked, { ...message, link }, said);
  const went = isTyped ? onlyIfAsked(turn, asked, meaning, decide) : decide(meaning);
  const said = inLanguage(heard, offerTeam(turn, asked, went));
  const outcome = link ? { ...said, startLinkId: link.id } : said;
  // A machine's own words may seem to mean something, but it never gets any further by them.
  const isOwnWords = isTyped && meaning.steering.size === 0 && !meaning.isEmpty && !meaning.isNumber;
  const isStuck = isOwnWords && isReplyRepeated(current, outcome);
  const hinted = outcome.lines[0]?.key === `inYourLanguage.${heard.hinted}` ? heard.hinted : null;
  const likelyLanguage = hinted ?? heard.kept ?? current.likelyLanguage;
  const next = likelyLanguage ? { ...current, likelyLanguage } : current;
  return toStepResult(turn, next, isStuck ? { ...outcome, isMiss: true } : outcome, message.at);
};

/** What was begun yesterday is forgotten, and after a pause misunderstandings are counted anew. */
const remembered = (state: ConversationState, silentMs: number): ConversationState => {
  // What waits for a yes is asked again even days later.
  const isWaiting = state.step === "summary" && silentMs <= 7 * longestMemoryMs;
  if (silentMs > longestMemoryMs && !isWaiting) return { ...newConversation(), turn: state.turn, origin: state.origin };
  return silentMs > idleMs ? { ...state, misses: 0 } : state;
};

/** Whoever writes in another language is answered in it; where that isn't sure, they read, in that one, how to switch to it. */
const inLanguage = ({ spoken, hinted }: HeardLanguage, outcome: TurnOutcome): TurnOutcome => {
  if (outcome.language || outcome.command?.kind === "optOut" || outcome.command?.kind === "erase") return outcome;
  if (spoken) return { ...outcome, language: spoken };
  return hinted && outcome.lines.length > 0
    ? { ...outcome, lines: [{ key: `inYourLanguage.${hinted}` }, ...outcome.lines] }
    : outcome;
};

const idleMs = 30 * 60_000;
const readBackMs = 60 * 60_000;
const longestMemoryMs = 24 * 3_600_000;

const silenceMs = ({ lastAtMs }: ConversationState, { at }: IncomingMessage): number =>
  lastAtMs === 0 ? 0 : at.epochMilliseconds - lastAtMs;

/** A message, and the link that was followed with it. */
type LinkedMessage = IncomingMessage & { link: KnownStartLink | null };

const answer = (turn: Turn, state: ConversationState, message: LinkedMessage, meaning: Meaning): TurnOutcome => {
  const { client, isBookingAvailable } = turn.facts;
  const { steering } = meaning;
  if (client.isOptedOut) {
    if (!steering.has("start")) return { scene: { step: "menu" }, lines: [] };
    return { ...offerMenu(turn, [{ key: "optedIn" }]), command: { kind: "optIn" } };
  }
  if (steering.has("stop")) return { scene: { step: "menu" }, lines: [], command: { kind: "optOut" } };
  const language = meaning.wantedLanguage;
  if (
    language &&
    message.choiceId === undefined &&
    language !== (client.language ?? turn.facts.business.language) &&
    meaning.hasContent &&
    isBookingAvailable
  ) {
    const went = answerNow({ ...turn, language }, state, message, meaning);
    const lines: TurnOutcome["lines"] = [{ key: "languageChanged" }, ...went.lines];
    return { ...went, lines, language };
  }
  if (language) {
    const changed = isBookingAvailable
      ? askAgain({ ...turn, language }, state, [{ key: "languageChanged" }])
      : unavailable({ ...turn, language });
    return { ...changed, language };
  }
  if (!isBookingAvailable) return { ...unavailable(turn), isMiss: true };
  const reminded = message.choiceId === undefined ? answerReminderText(turn, state, message, meaning) : null;
  if (reminded) return reminded;
  const opened = message.choiceId === undefined ? answerOfferText(turn, state, message, meaning) : null;
  if (opened) return opened;
  // What was read back an hour ago is out of sight, however much was written since.
  const isOld = isActionQuestion(state) && turn.facts.now.epochMilliseconds - state.offer.madeAtMs > readBackMs;
  const isSilent = silenceMs(state, message) > idleMs && state.step !== "menu" && state.step !== "working";
  const isIdle = isSilent || isOld;
  return isIdle ? answerAfterPause(turn, state, message, meaning) : answerNow(turn, state, message, meaning);
};

const answerNow = (turn: Turn, state: ConversationState, message: LinkedMessage, meaning: Meaning): TurnOutcome => {
  if (message.choiceId !== undefined) return answerChoiceId(turn, state, message.choiceId);
  const begun = message.link ? beginAtLink(turn, message.link, meaning) : null;
  // Whoever scans a poster is greeted as anybody else who writes for the first time.
  if (begun) return state.turn === 0 ? { ...begun, lines: [greetingLine(turn), ...begun.lines] } : begun;
  if (meaning.isEmpty) return reaskUnknown(turn, state, 0, { key: "notText" });
  const isBeforeOffer = isSaidBefore(message.at.epochMilliseconds, state.offer.madeAtMs, turn.facts.now);
  const answered = answerMeaning(turn, state, meaning, { isBeforeOffer });
  if (answered) return answered;
  const isFirst = state.turn === 0 || (state.step === "menu" && silenceMs(state, message) > idleMs);
  // What is asked under a read-back may well be about that: it is shown once more first.
  const isAboutIt = isYesNoQuestion(state) && state.misses === 0;
  if (meaning.isQuestion && !meaning.isGarbled && !isAboutIt) {
    const asked = cannotAnswer(turn, state);
    return isFirst ? { ...asked, lines: [greetingLine(turn), ...asked.lines] } : { ...asked, isMiss: true };
  }
  // A first message that says nothing we know is a hello.
  if (isFirst) return greetClient(turn);
  const readings = state.misses === 0 ? offerReadings(turn, state, meaning) : null;
  return readings ?? reaskUnknown(turn, state, state.misses);
};

/**
 * After a long pause the question is asked again, and what was chosen is kept. An answer in own words, or a tap on the
 * last list, still counts; a yes doesn't, because what it is a yes to may have scrolled away.
 */
const answerAfterPause = (
  turn: Turn,
  state: ConversationState,
  message: LinkedMessage,
  meaning: Meaning,
): TurnOutcome => {
  const isOldAnswer =
    message.choiceId === undefined
      ? meaning.choice !== null ||
        saysYes(state, meaning) ||
        (["no", "hello", "thanks", "bye"] as const).some((phrase) => meaning.steering.has(phrase))
      : isActionQuestion(state) && offeredValue(state, message.choiceId) !== null;
  const answered = isOldAnswer ? askAgain(turn, state, []) : answerNow(turn, state, message, meaning);
  // A yes in whatever words, and whatever was said beside it.
  const isDone = isActionQuestion(state) && (answered.scene.step === "working" || answered.command?.kind === "erase");
  const outcome = isDone
    ? askAgain(turn, state, meaning.beside ? answersTo(turn, state, meaning.beside) : [])
    : answered;
  const { step: next } = outcome.scene;
  if (next === "menu" || next === "working") return outcome;
  const lines = outcome.lines.filter(({ key }) => key !== "stale" && key !== "unknown");
  return { ...outcome, lines: [{ key: "welcomeBack" }, ...lines] };
};

const unavailable = (turn: Turn): TurnOutcome => ({
  scene: { step: "menu" },
  lines: [{ key: "unavailable", values: { business: turn.facts.business.name } }, contactLine(turn)],
});
