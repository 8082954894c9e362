import { weekdayOf } from "../../scheduling/clock/weekday.ts";
import type { ActLabel } from "../acts/act-labels.ts";
import { answerAnother } from "../appointments/answer-another.ts";
import { askCancelSeries } from "../appointments/ask-cancel-series.ts";
import { firstOfSeriesFrom } from "../appointments/following-of.ts";
import { ownUpcomingAppointments } from "../appointments/own-appointments.ts";
import { answerSeveral } from "../appointments/several/answer-several.ts";
import { showAppointment } from "../appointments/show-appointment.ts";
import { showOwn } from "../appointments/show-own.ts";
import { answerName } from "../booking/answer-choice.ts";
import { answerText } from "../booking/answer-text.ts";
import { applyReading } from "../booking/apply-reading.ts";
import { askedDraft } from "../booking/asked-draft.ts";
import { proceedWithDraft } from "../booking/proceed-with-draft.ts";
import { isAgentOpen } from "../booking/questions/ask-agent.ts";
import { draftOfMove } from "../booking/questions/ask-existing-appointment.ts";
import { askType } from "../booking/questions/ask-type.ts";
import { isUsualMeant } from "../booking/usual-times.ts";
import type { Turn } from "../conversation-turn.ts";
import type { OwnAppointment } from "../facts.ts";
import { likeliestAct, likelihoodOf, type Meaning, maySay, saysAct } from "../reading/meaning.ts";
import { handOverToTeam, requestPerson } from "../replying/offer-menu.ts";
import type { Line } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { ConversationState, Draft } from "../state.ts";
import { answerWaitlistWords } from "../waitlist/answer-waitlist-words.ts";
import { answerArrival } from "./answer-arrival.ts";
import { bookAgain, isBookingScene } from "./answer-choice-id.ts";
import { answerHouse } from "./answer-house.ts";
import { answerQuestions, answersTo } from "./answer-questions.ts";
import { gladly, takeLeave } from "./answer-words.ts";
import { answerAside } from "./asides/answer-aside.ts";
import { isForPerson, isNameSaid } from "./asides/is-for-person.ts";
import { askAgain } from "./ask-again.ts";
import { cancelMeant, moveMeantAppointment } from "./change-appointment.ts";
import { greetClient } from "./greet-client.ts";
import { isOnDay, meantChange } from "./meant-change.ts";
import { moveShown } from "./move-shown.ts";
import { answerNameToo } from "./names/answer-name-too.ts";
import { isAnsweredName } from "./names/is-answered-name.ts";
import { askErase, sendData } from "./personal-data.ts";
import { answerRepeat } from "./repeat/answer-repeat.ts";
import { offerPerson } from "./team/offer-person.ts";
import { askTeam, cannotAnswer } from "./team/offer-team.ts";

/**
 * Answers everything in a message with one reply: regret first, then answers, then the next step. Thanks are answered
 * only when nothing else was said. Null when nothing was understood.
 */
export const answerActs = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  if (state.step === "name" && isAnsweredName(meaning)) {
    if (meaning.repeat) return applyReading(turn, state.draft, meaning);
    if (meaning.forSomeone) return applyReading(turn, state.draft, meaning);
    return answerName(turn, state.draft, nameIn(turn, meaning));
  }
  const named = answerNameToo(turn, state, meaning);
  if (named) return named;
  // Someone who puts the name right may be cross about it: it is put right first.
  if (state.step === "summary" && meaning.correctedName !== null && !meaning.hasContent && !meaning.isQuestion) {
    return answerName(turn, state.draft, meaning.correctedName);
  }
  // Who sits there waiting wants somebody to come, and isn't arriving.
  if (meaning.isWaitTold) return handOverToTeam(turn, [{ key: "regret" }]);
  const arrival = answerArrival(turn, state, meaning);
  if (arrival) return arrival;
  const isEnding = meaning.several?.lastKept !== undefined;
  const aside = isEnding ? null : answerAside(turn, state, meaning);
  if (aside) return aside;
  const several = isBookingScene(state) ? null : answerSeveral(turn, meaning);
  if (several) return several;
  const regret: Line[] = isUpset(meaning) ? [{ key: "regret" }] : [];
  if (regret.length > 0 && !hasRequestToo(state, meaning)) return handOverToTeam(turn, regret);
  const done = answerRequest(turn, state, meaning);
  // "Of course" is no answer to somebody who was hurt.
  if (done?.command?.kind === "requestHuman" && regret.length > 0) return handOverToTeam(turn, regret);
  if (done) return regret.length > 0 ? { ...done, lines: [...regret, ...done.lines] } : done;
  const rest = answerDoubt(turn, state, meaning) ?? answerCourtesy(turn, state, meaning);
  if (state.step === "name") return rest ?? answerName(turn, state.draft, null);
  return introduced(turn, state, meaning, rest);
};

/** A story told beside a plain question, or beside a yes, only sounds like a complaint. */
const isUpset = (meaning: Meaning): boolean => {
  if (!saysAct(meaning, "feeling") || (meaning.repeat && meaning.isRequest) || likelihoodOf(meaning, "data") === 1)
    return false;
  const isAsked = meaning.acts.some(({ kind, confidence }) => confidence === 1 && plainAsks.has(kind));
  return likelihoodOf(meaning, "feeling") === 1 || !isAsked;
};

const plainAsks: ReadonlySet<ActLabel> = new Set(["price", "hours", "place"]);

/** A client who starts with their name isn't asked for it again. */
const introduced = (
  turn: Turn,
  state: ConversationState,
  meaning: Meaning,
  outcome: TurnOutcome | null,
): TurnOutcome | null => {
  const { ownName } = meaning;
  if (ownName === null || turn.facts.client.name !== null || isBookingScene(state) || outcome?.command) return outcome;
  return { ...(outcome ?? greetClient(turn)), command: { kind: "setName", name: ownName } };
};

/** A service or a day alone is what a complaint is about; a day with a time, or a change, is wanted. */
const hasRequestToo = (state: ConversationState, meaning: Meaning): boolean =>
  (isBookingScene(state) && (meaning.when.date !== undefined || meaning.when.time !== undefined)) ||
  (meaning.when.date !== undefined && meaning.when.time !== undefined) ||
  saysAct(meaning, "book", "move", "cancel", "person", "mine", "data", "erase");

/** The profile's spelling of the same name is the better one. */
const nameIn = ({ profileName }: Turn, { ownName }: Meaning): string | null =>
  profileName !== null && ownName?.toLowerCase() === profileName.toLowerCase() ? profileName : ownName;

/** What is asked for: an answer, a change, a booking. */
const answerRequest = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  const isElse = isAboutDay(turn, meaning);
  // "No robot is to have my number" names a robot and asks for no person.
  if (likelihoodOf(meaning, "erase") === 1 && !isElse) return askErase(turn);
  if (likelihoodOf(meaning, "data") === 1) return sendData(state);
  if (meaning.repeat?.rhythm && meaning.isRequest && !isElse) return answerRepeat(turn, state, meaning);
  // "Let me know if somebody drops out" asks for nobody.
  const isComplaint = likelihoodOf(meaning, "person") === 1 && saysAct(meaning, "feeling");
  if (isForPerson(state, meaning) && (meaning.waiting === null || isComplaint)) return handOver(turn, state, meaning);
  if (saysAct(meaning, "erase") && !isElse) return askErase(turn);
  if (saysAct(meaning, "data")) return sendData(state);
  if (saysAct(meaning, "stop")) return askAgain(turn, state, [{ key: "info.stop" }]);
  if (endsSeries(turn, meaning)) return askCancelSeries(turn, firstOfSeriesFrom(turn, meaning)?.id ?? null);
  if (meaning.repeat) return answerRepeat(turn, state, meaning);
  const another = answerAnother(turn, state, meaning);
  if (another) return another;
  const change = isBookingScene(state) ? null : meantChange(turn, meaning);
  const housed = change === null ? answerHouse(turn, state, meaning) : null;
  if (housed) return housed;
  const waiting = answerWaitlistWords(turn, state, meaning);
  if (waiting) return waiting;
  const beyond = answerBeyond(turn, state, meaning);
  if (beyond) return beyond;
  const matter = answerMatter(turn, state, meaning);
  if (matter) return matter;
  const answered = change === null ? answerQuestions(turn, state, meaning) : null;
  if (answered) return answered;
  const changed = answerChange(turn, state, meaning);
  if (changed) return changed;
  if (isBookingScene(state) && asksForOwn(turn, meaning)) return showOwn(turn, meaning);
  if (isBookingScene(state)) {
    const went = answerText(turn, state, { meaning, offered: state.offer.values });
    if (went) return went;
  }
  // With nothing to move, a service and a time are wanted again.
  if (saysAct(meaning, "move") && !(ownUpcomingAppointments(turn).length === 0 && isRequest(meaning)))
    return moveMeantAppointment(turn, meaning);
  if (isAboutOwn(turn, meaning)) return showOwn(turn, meaning);
  if (saysAct(meaning, "mine") && !isRequest(meaning)) return showOwn(turn, meaning);
  if (isOnlyFarewell(meaning)) return isBookingScene(state) ? askAgain(turn, state, []) : takeLeave(state);
  const named = isBookingScene(state) ? null : namedStanding(turn, meaning);
  if (named) return asksAbout(turn, named);
  if (meaning.hasContent || meaning.forSomeone) return applyReading(turn, beginningOf(turn, state, meaning), meaning);
  if (saysAct(meaning, "again")) return bookAgain(turn);
  if (saysAct(meaning, "book") && !isBookingScene(state)) return applyReading(turn, askedDraft(state), meaning);
  return saysAct(meaning, "repeat") ? askAgain(turn, state, []) : null;
};

/** "Yes, ask them" only sounds like a wish for a person where the team was just offered. */
const handOver = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome => {
  const isOffer = state.teamQuestion?.isYes === true && !meaning.isQuestion && !saysAct(meaning, "feeling");
  return isOffer && likelihoodOf(meaning, "person") < 1 ? askTeam(turn, state) : requestPerson(turn);
};

/** The rest of a series is called off: in so many words, or from a day on. */
const endsSeries = (turn: Turn, meaning: Meaning): boolean => {
  const { date } = meaning.when;
  const isFromOn = date?.kind === "range" && date.isOpen === true && saysAct(meaning, "cancel");
  return (
    meaning.isSeriesEnd || (isFromOn && ownUpcomingAppointments(turn).some(({ seriesId }) => seriesId !== undefined))
  );
};

/** Someone who names a day and an hour, or the day of what is booked, has that in mind: "forget about me on Thursday". */
const isAboutDay = (turn: Turn, { when: { date, time, isDated, except = [] } }: Meaning): boolean =>
  ownUpcomingAppointments(turn).some((one) => except.includes(one.date) || except.includes(weekdayOf(one.date))) ||
  (date !== undefined &&
    (time !== undefined ||
      (date.kind === "day" && ownUpcomingAppointments(turn).some((one) => isOnDay(one, date.date, isDated)))));

/** A service that isn't offered is named as such, with what there is. */
const answerBeyond = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  const { serviceBeyond, isQuestion, when } = meaning;
  if (serviceBeyond === null || saysAct(meaning, "move", "cancel", "feeling", "late", "coming", "here")) return null;
  if (state.step === "name" && isNameSaid(meaning)) return null;
  const isRequest =
    saysAct(meaning, "book", "services", "price", "duration", "hours", "question") || maySay(meaning, "book");
  if (!isRequest && !isQuestion && when.date === undefined && when.time === undefined) return null;
  const lead: Line[] = [{ key: "refusals.unknownService" }];
  if (isBookingScene(state) && state.draft.typeId !== undefined) return askAgain(turn, state, lead);
  if (turn.facts.types.length < 2) return askAgain(turn, state, lead);
  const draft = isBookingScene(state) ? state.draft : {};
  const begun = applyReading(turn, draft, meaning);
  const { scene, lines } = begun;
  if (scene.step !== "type") return askType(turn, draft, { lead, page: 0 });
  if (lines.at(-1)?.key !== "questions.usual") return { ...begun, lines: [...lead, ...lines] };
  // The usual isn't what was asked for.
  return askType(turn, scene.draft, { lead: [...lead, ...lines.slice(0, -1)], page: 0, question: "questions.type" });
};

/**
 * Something only a person can see to, a bill or a lost scarf, is offered one when nothing else is likelier: the day and the service
 * in it are those of a story, and no request.
 */
const answerMatter = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  const top = likeliestAct(meaning);
  const { typeIds, when, isAgreed } = meaning;
  if (top === null || !matters.has(top.kind)) return null;
  const isSaid = when.date !== undefined || when.time !== undefined;
  const isRequest = typeIds.length > 0 ? isSaid || top.kind === "feeling" : isSaid && top.kind === "feeling";
  // "The colour went orange": a service that nobody asks for and nothing is said about when is what a complaint is about.
  const isTold = top.kind === "feeling" && !when.time && likelihoodOf(meaning, "book") < top.confidence / 2;
  if (top.confidence < (!isRequest || (isTold && !isSaid) ? leastOfMatter : isTold ? 0.8 : 0.9)) return null;
  const isTimed = when.time?.kind === "exact" || when.time?.kind === "halfDay";
  if (
    isAgreed ||
    isTimed ||
    saysAct(meaning, ...requests) ||
    (typeIds.length > 0 && when.date && maySay(meaning, "book"))
  ) {
    return null;
  }
  const isOpen = isBookingScene(state) || state.step === "cancel";
  if (isOpen && (meaning.hasContent || top.confidence < 0.9 || !isStrong(top.kind) || isNameSaid(meaning))) return null;
  if (!isStrong(top.kind)) return cannotAnswer(turn, state);
  const offered = offerPerson(turn, state, { key: "info.cannotSay" });
  return top.kind === "feeling" ? { ...offered, lines: [{ key: "regret" }, ...offered.lines] } : offered;
};

const isStrong = (kind: ActLabel): boolean => kind === "person" || kind === "feeling";

const matters: ReadonlySet<ActLabel> = new Set(["person", "feeling", "question", "payment"]);
const requests = ["book", "move", "cancel", "mine", "price", "hours", "place", "again", "confirm", "refuse"] as const;
const leastOfMatter = 0.5;

/**
 * What a new request begins with: the usual when that was said, and what is booked when it may be about that, so that it is asked
 * whether to move it.
 */
const beginningOf = (turn: Turn, state: ConversationState, meaning: Meaning): Draft => {
  const { lastVisit } = turn.facts.client;
  const isUsual = saysAct(meaning, "again") || isUsualMeant(state.offer.values, meaning);
  if (isUsual && lastVisit) return { ...lastVisit };
  const [only, ...others] = ownUpcomingAppointments(turn);
  const isOpen = meaning.typeIds.length === 0 && !meaning.forSomeone;
  const isAboutIt = only && others.length === 0 && isOpen && (maySay(meaning, "move") || meaning.when.isRefused);
  if (isAboutIt && only.typeId !== null) return { typeId: only.typeId, agentId: only.agentId };
  return isOpen ? askedDraft(state) : {};
};

/** A service with a day or a time is a request, whatever else the words look like, and so are a day and an hour. */
const isRequest = ({ typeIds, when, isQuestion }: Meaning): boolean => {
  const isHour = when.time?.kind === "exact" || when.time?.kind === "halfDay";
  if (when.date?.kind === "day" && isHour && !isQuestion) return true;
  return typeIds.length > 0 && (when.date !== undefined || when.time !== undefined);
};

/** "Wait, when was my haircut again?" in the middle of booking something else. */
const asksForOwn = (turn: Turn, meaning: Meaning): boolean =>
  ownUpcomingAppointments(turn).length > 0 &&
  meaning.isQuestion &&
  meaning.isOwn &&
  saysAct(meaning, "mine") &&
  !saysAct(meaning, "book", "move", "cancel") &&
  !isRequest(meaning);

/** "When was my haircut again?" asks for what is booked. */
const isAboutOwn = (turn: Turn, meaning: Meaning): boolean =>
  ownUpcomingAppointments(turn).length > 0 &&
  !saysAct(meaning, "book", "move", "cancel") &&
  meaning.isQuestion &&
  !isRequest(meaning) &&
  meaning.doubtful.some(({ kind, confidence }) => kind === "mine" && confidence >= 0.5);

/** Cancelling, and moving what is booked, from anywhere but the middle of choosing a new time. */
const answerChange = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  // "I can't make it on Friday" is about this booking while there is one.
  const { when } = meaning;
  const isBooking = isBookingScene(state) && state.step !== "existing";
  const isAboutDay = isBooking && (when.isRefused === true || when.date !== undefined || when.time !== undefined);
  const change = isBooking ? sureChange(meaning) : meantChange(turn, meaning);
  const withAnswers = (outcome: TurnOutcome): TurnOutcome => {
    const answers = answersBeside(turn, state, meaning);
    return answers.length > 0 ? { ...outcome, lines: [...answers, ...outcome.lines] } : outcome;
  };
  const isCancel = change === "cancel" && !isAboutDay && !(isBooking && isReplaced(turn, state.draft, meaning));
  if (isCancel && !isFirstRequest(turn, meaning)) return withAnswers(cancelMeant(turn, state, meaning));
  const shown = change === "cancel" ? null : moveShown(turn, state, meaning);
  if (shown) return withAnswers(shown);
  if (change !== "move" || ownUpcomingAppointments(turn).length === 0) return null;
  if (state.step === "existing") return moveExistingAppointment(turn, state, meaning);
  if (!isBookingScene(state)) return withAnswers(moveMeantAppointment(turn, meaning));
  const isEarly = !state.draft.moving && (state.step === "type" || isAgentOpen(state));
  return isEarly && !meaning.isRather ? moveMeantAppointment(turn, meaning) : null;
};

/** "Forget the cut, do the colour": another service in place of the one that is being booked. */
const isReplaced = (turn: Turn, draft: Draft, { typeIds }: Meaning): boolean =>
  typeIds.length === 1 &&
  draft.typeId !== undefined &&
  typeIds[0] !== draft.typeId &&
  ownUpcomingAppointments(turn).every(({ typeId }) => typeId !== typeIds[0]);

/** Of a stranger who has nothing that could be called off: "Friday at ten with Teresa, with anybody else I won't". */
const isFirstRequest = (turn: Turn, meaning: Meaning): boolean =>
  !turn.facts.client.isKnown &&
  turn.facts.appointments.length === 0 &&
  likelihoodOf(meaning, "cancel") < 1 &&
  meaning.typeIds.length > 0 &&
  meaning.when.date !== undefined &&
  meaning.when.time !== undefined;

/** What is asked beside a change, each clause for itself: the day that is moved isn't the one whose hours are asked. */
const answersBeside = (turn: Turn, state: ConversationState, { clauses }: Meaning): Line[] => {
  const lines = clauses.flatMap((clause) => answersTo(turn, state, { ...clause, agentIds: [] }));
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];
};

const sureChange = (meaning: Meaning): "move" | "cancel" | null => {
  if (saysAct(meaning, "move")) return "move";
  return saysAct(meaning, "cancel") ? "cancel" : null;
};

/** "Move it", as the answer to whether the existing appointment should be moved: what was asked before still counts. */
const moveExistingAppointment = (
  turn: Turn,
  { draft, appointmentId }: Extract<ConversationState, { step: "existing" }>,
  meaning: Meaning,
): TurnOutcome => {
  const existing = ownUpcomingAppointments(turn).find(({ id }) => id === appointmentId);
  return existing
    ? applyReading(turn, draftOfMove(draft, existing), { ...meaning, typeIds: [] })
    : moveMeantAppointment(turn, meaning);
};

/** A goodbye that names a day asks for nothing. */
const isOnlyFarewell = (meaning: Meaning): boolean => {
  const { when, typeIds, agentIds, isQuestion } = meaning;
  if (typeIds.length > 0 || isQuestion || saysAct(meaning, "book", "move", "cancel")) return false;
  if (when.isFarewell) return true;
  return saysAct(meaning, "bye") && agentIds.length === 0 && when.time === undefined;
};

/** Nothing sure was said, but something may have been: it is asked about, never done. */
const answerDoubt = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  const isNamed = state.step === "name" && meaning.ownName !== null;
  if (isNamed || saysAct(meaning, "chat", "thank", "bye", "greet", "confirm", "refuse")) return null;
  const [only] = ownUpcomingAppointments(turn);
  if (only && maySay(meaning, "move", "cancel") && !isBookingScene(state)) {
    return asksAbout(turn, only);
  }
  if (maySay(meaning, "person", "feeling"))
    return meaning.isQuestion ? cannotAnswer(turn, state) : offerPerson(turn, state, { key: "unknownPerson" });
  if (isBookingScene(state)) return null;
  return maySay(meaning, "book") && meaning.isQuestion ? proceedWithDraft(turn, askedDraft(state)) : null;
};

/** Shows what may be meant, to be moved or called off. */
const asksAbout = (turn: Turn, { id }: OwnAppointment): TurnOutcome => {
  const shown = showAppointment(turn, id);
  return { ...shown, lines: [{ key: "appointments.isItAbout" }, ...shown.lines] };
};

/**
 * The appointment whose day, and at most whose service, person and hour are named, and nothing else that could be wanted: whatever the
 * verb was, it is about that one.
 */
const namedStanding = (turn: Turn, meaning: Meaning): OwnAppointment | null => {
  const { when, typeIds, agentIds, forSomeone, isOwn, isQuestion } = meaning;
  const hours = when.time?.kind === "exact" ? [when.time.time] : when.time?.kind === "halfDay" ? when.time.times : [];
  if (when.date?.kind !== "day" || forSomeone || likelihoodOf(meaning, "book") >= 0.5) return null;
  if (isQuestion && hours.length === 0) return null;
  const { date: day } = when.date;
  const [only, ...others] = ownUpcomingAppointments(turn).filter(
    ({ date, time, typeId, agentId }) =>
      date === day &&
      (!when.time || hours.includes(time)) &&
      typeIds.every((id) => id === typeId) &&
      agentIds.every((id) => id === agentId),
  );
  // "Monday at nine, right?": its day and its hour are enough.
  return only && others.length === 0 && (isOwn || typeIds.length > 0 || hours.length > 0) ? only : null;
};

const answerCourtesy = (turn: Turn, state: ConversationState, meaning: Meaning): TurnOutcome | null => {
  const isOpen = isBookingScene(state) || state.step === "cancel";
  if (saysAct(meaning, "thank", "bye"))
    return isOpen ? askAgain(turn, state, saysAct(meaning, "thank") ? gladly : []) : takeLeave(state);
  if (saysAct(meaning, "greet")) return isOpen ? askAgain(turn, state, []) : greetClient(turn);
  return null;
};
