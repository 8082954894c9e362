import { listAppointments } from "../appointments/list-appointments.ts";
import { upcoming } from "../appointments/own-appointments.ts";
import { showAppointment } from "../appointments/show-appointment.ts";
import { answerName } from "../booking/answer-choice.ts";
import { answerText } from "../booking/answer-text.ts";
import { applyReading } from "../booking/apply-reading.ts";
import { proceed } from "../booking/proceed.ts";
import type { Turn } from "../conversation-turn.ts";
import { type Meaning, maySay, says } from "../reading/meaning.ts";
import { particles } from "../reading/read-people.ts";
import { handOver, requestPerson } from "../replying/menu.ts";
import type { Outcome } from "../replying/outcome.ts";
import type { Line } from "../replying/reply.ts";
import type { ConversationState, Draft } from "../state.ts";
import { foldText } from "../words/fold-text.ts";
import { answerArrival } from "./answer-arrival.ts";
import { bookAgain, isBookingScene } from "./answer-choice-id.ts";
import { answerQuestions } from "./answer-questions.ts";
import { courtesy } from "./answer-words.ts";
import { cancelMeant, moveMeant } from "./change-appointment.ts";
import { greet } from "./greet.ts";
import { isAnsweredName } from "./is-answered-name.ts";
import { offerPerson } from "./offer-person.ts";
import { reprompt } from "./reprompt.ts";

/**
 * Answers every act of a message in one reply: regret first, then answers, then what is to be done, and courtesy only when
 * nothing else was said. Null when nothing was understood.
 */
export const answerActs = (turn: Turn, state: ConversationState, meaning: Meaning): Outcome | null => {
  const outcome = answerEveryAct(turn, state, meaning);
  return outcome && keepIntroducedName(turn, meaning, outcome);
};

/** Who introduces herself isn't asked for her name later. */
const keepIntroducedName = (turn: Turn, meaning: Meaning, outcome: Outcome): Outcome => {
  const { ownName } = meaning;
  const isNew = ownName !== null && turn.facts.client.name === null && maySay(meaning, "name");
  return isNew && outcome.command === undefined ? { ...outcome, command: { kind: "setName", name: ownName } } : outcome;
};

const answerEveryAct = (turn: Turn, state: ConversationState, meaning: Meaning): Outcome | null => {
  if (state.step === "name" && isAnsweredName(meaning)) return answerName(turn, state.draft, nameIn(turn, meaning));
  const arrival = answerArrival(turn, state, meaning);
  if (arrival) return arrival;
  const regret: Line[] = says(meaning, "feeling") ? [{ key: "regret" }] : [];
  if (regret.length > 0 && !hasRequestToo(meaning)) return handOver(turn, regret);
  const done = answerRequest(turn, state, meaning);
  if (done) return regret.length > 0 ? { ...done, lines: [...regret, ...done.lines] } : done;
  const rest = answerDoubt(turn, state, meaning) ?? answerCourtesy(turn, state, meaning);
  return rest ?? (state.step === "name" ? answerName(turn, state.draft, null) : null);
};

/** A service alone is what a complaint is about; a day, a time or a change is wanted. */
const hasRequestToo = (meaning: Meaning): boolean =>
  meaning.when.date !== undefined ||
  meaning.when.time !== undefined ||
  says(meaning, "book", "move", "cancel", "person", "mine");

const nameIn = (turn: Turn, meaning: Meaning): string | null => {
  const profile = turn.profileName;
  const typed = typedName(meaning);
  return profile !== null && typed?.toLowerCase() === profile.toLowerCase() ? profile : typed;
};

/** The whole answer where all of it may be the name, so that nothing is cut off a long one. */
const typedName = ({ name, ownName, isOnlyName }: Meaning): string | null => {
  if (name === null || ownName === null || isOnlyName) return name ?? ownName;
  const isWhole = name
    .split(" ")
    .every((word) => ownName.includes(word) || /^\p{Lu}/u.test(word) || particles.has(foldText(word)));
  return isWhole ? name : ownName;
};

/** What is asked for: an answer, a change, a booking. */
const answerRequest = (turn: Turn, state: ConversationState, meaning: Meaning): Outcome | null => {
  if (isForPerson(meaning)) return requestPerson(turn);
  if (says(meaning, "erase", "data")) return handOver(turn, [{ key: "info.data" }]);
  if (says(meaning, "stop")) return reprompt(turn, state, [{ key: "info.stop" }]);
  if (says(meaning, "waitlist")) return handOver(turn, [{ key: "info.waitlist" }]);
  const answered = answerQuestions(turn, state, meaning);
  if (answered) return answered;
  const changed = answerChange(turn, state, meaning);
  if (changed) return changed;
  if (isBookingScene(state)) {
    const went = answerText(turn, state, { meaning, offered: state.offer.values });
    if (went) return went;
  }
  if (says(meaning, "move")) return moveMeant(turn, meaning);
  if (says(meaning, "mine")) return listAppointments(turn, "show");
  if (isOnlyFarewell(meaning)) return isBookingScene(state) ? reprompt(turn, state, []) : courtesy;
  if (meaning.hasContent || meaning.forSomeone) return applyReading(turn, beginningOf(turn, meaning), meaning);
  if (says(meaning, "again")) return bookAgain(turn);
  if (says(meaning, "book") && !isBookingScene(state)) return applyReading(turn, {}, meaning);
  return says(meaning, "repeat") ? reprompt(turn, state, []) : null;
};

/**
 * What a new request begins with: the usual when that was said, and what stands when it may be about that, so that it is asked
 * whether to move it.
 */
const beginningOf = (turn: Turn, meaning: Meaning): Draft => {
  const { lastVisit } = turn.facts.client;
  if (says(meaning, "again") && lastVisit) return { ...lastVisit };
  const [only, ...others] = upcoming(turn);
  const isOpen = meaning.typeIds.length === 0 && !meaning.forSomeone;
  const isAboutIt = only && others.length === 0 && isOpen && (maySay(meaning, "move") || meaning.when.isRefused);
  return isAboutIt && only.typeId !== null ? { typeId: only.typeId, agentId: only.agentId } : {};
};

/** Cancelling, and moving what stands, from anywhere but the middle of choosing a new time. */
const answerChange = (turn: Turn, state: ConversationState, meaning: Meaning): Outcome | null => {
  // "I can't make it on Friday" is about this booking while there is one.
  const isAboutDay = isBookingScene(state) && meaning.when.isRefused === true;
  if (says(meaning, "cancel") && !isAboutDay) return cancelMeant(turn, state, meaning);
  if (!says(meaning, "move") || upcoming(turn).length === 0) return null;
  const isEarly = isBookingScene(state) && !state.draft.moving && earlySteps.includes(state.step);
  return isEarly && !meaning.isRather ? moveMeant(turn, meaning) : null;
};

const earlySteps: readonly string[] = ["type", "agent", "standing"];

/** Asked for a person; a person's name beside a service or a day asks for an appointment with them. */
const isForPerson = (meaning: Meaning): boolean => {
  const person = meaning.acts.find(({ kind }) => kind === "person");
  if (!person) return false;
  const isBooking = meaning.typeIds.length > 0 || (meaning.hasContent && says(meaning, "book"));
  return person.confidence === 1 ? !(isBooking && meaning.typeIds.length > 0) : !isBooking && !meaning.hasContent;
};

/** A goodbye that names a day asks for nothing. */
const isOnlyFarewell = (meaning: Meaning): boolean => {
  const { when, typeIds, agentIds, isQuestion } = meaning;
  if (typeIds.length > 0 || isQuestion || says(meaning, "book", "move", "cancel")) return false;
  if (when.isFarewell) return true;
  return says(meaning, "bye") && agentIds.length === 0 && when.time === undefined;
};

/** Nothing sure was said, but something may have been: it is asked about, never done. */
const answerDoubt = (turn: Turn, state: ConversationState, meaning: Meaning): Outcome | null => {
  if (state.step === "name" || says(meaning, "chat", "thank", "bye", "greet", "confirm", "refuse")) return null;
  const [only] = upcoming(turn);
  if (only && maySay(meaning, "move", "cancel") && !isBookingScene(state)) {
    const shown = showAppointment(turn, only.id);
    return { ...shown, lines: [{ key: "appointments.isItAbout" }, ...shown.lines] };
  }
  if (maySay(meaning, "person", "feeling")) return offerPerson(turn, state, { key: "unknownPerson" });
  if (isBookingScene(state)) return null;
  return maySay(meaning, "book") && meaning.isQuestion ? proceed(turn, {}) : null;
};

const answerCourtesy = (turn: Turn, state: ConversationState, meaning: Meaning): Outcome | null => {
  const isOpen = isBookingScene(state) || state.step === "cancel";
  if (says(meaning, "thank", "bye")) return isOpen ? reprompt(turn, state, []) : courtesy;
  if (says(meaning, "greet")) return isOpen ? reprompt(turn, state, []) : greet(turn);
  return null;
};
