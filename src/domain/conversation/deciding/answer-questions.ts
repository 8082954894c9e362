import { inAgentOrder } from "../../agents/agent-order.ts";
import { weekdayOf } from "../../scheduling/clock/weekday.ts";
import { worksOn } from "../../scheduling/hours/working-hours.ts";
import { listOwnAppointments } from "../appointments/list-own-appointments.ts";
import { ownUpcomingAppointments } from "../appointments/own-appointments.ts";
import { type PriceAndDuration, pricesAndDurations } from "../availability/price-and-duration.ts";
import { applyReading } from "../booking/apply-reading.ts";
import type { Turn } from "../conversation-turn.ts";
import { likelihoodOf, type Meaning, saysAct } from "../reading/meaning.ts";
import { contactLine } from "../replying/contact.ts";
import type { Line } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import { isJoinedName } from "../services/vague-words.ts";
import type { Scene } from "../state.ts";
import { isBookingScene } from "./answer-choice-id.ts";
import { topicLines } from "./asides/answer-topics.ts";
import { mostPrices, openingHours, place, prices } from "./asides/info-lines.ts";
import { askAgain } from "./ask-again.ts";
import { houseLines } from "./house-lines.ts";
import { cannotAnswer } from "./team/offer-team.ts";

/** Answers what was asked about the business, all of it, and goes on where the conversation stands. Null when nothing was asked. */
export const answerQuestions = (turn: Turn, scene: Scene, meaning: Meaning): TurnOutcome | null => {
  // A client who is asked for a name may be called Price: what looks like a name is taken as one.
  if (scene.step === "name" && !meaning.isQuestion && meaning.ownName !== null) return null;
  if (scene.step === "name" && meaning.hasContent && !isPlainlyAsked(meaning)) return null;
  if (saysAct(meaning, "move", "cancel")) return null;
  const lines = answersTo(turn, scene, meaning);
  if (lines.length > 0) return goOn(turn, scene, meaning, lines);
  const { date, time } = meaning.when;
  const isBooking =
    saysAct(meaning, "book", "mine") || (meaning.hasContent && (date !== undefined || time !== undefined));
  const isBeyondUs = saysAct(meaning, "payment") || (saysAct(meaning, "question") && meaning.isQuestion);
  if (!isBeyondUs || isBooking) return null;
  // "Does Lucía do those? And do you take card?": what can be answered is, and the booking goes on.
  if (isBookingScene(scene) && meaning.isAbilityAsked && meaning.agentIds.length === 1) {
    const went = goOn(turn, scene, meaning, []);
    const [first, ...others] = went.lines;
    if (!saysAct(meaning, "payment") || first?.key !== "info.agentDoes") return went;
    return { ...went, lines: [first, { key: "info.otherQuestion" }, contactLine(turn), ...others] };
  }
  return cannotAnswer(turn, scene);
};

/** Beside a change of the booking a question has to be plain: "can it be with Luis?" asks for no price. */
export const isPlainlyAsked = ({ acts, house }: Meaning): boolean =>
  house.length > 0 || acts.some(({ kind, confidence }) => askedKinds.has(kind) && confidence >= 0.9);

const askedKinds: ReadonlySet<string> = new Set(["price", "hours", "place", "duration", "services", "who", "payment"]);

/** The answers to what was asked about the business; none when nothing was. */
export const answersTo = (turn: Turn, scene: Scene, meaning: Meaning): Line[] => {
  const { typeIds, agentIds, when } = meaning;
  // "Are you open on Friday for a haircut with Ana?" is asked by someone who wants one.
  const isBooking = typeIds.length + agentIds.length > 0;
  const isWhen = when.date !== undefined || when.time !== undefined;
  const types = askedTypes(turn, scene, meaning);
  const lines = houseLines(turn, meaning);
  // "What does the gift card cost?" is answered by the owner's own words.
  const isOfHouse = lines.length > 0 && typeIds.length === 0 && !meaning.isHouseApart;
  const priced = turn.facts.types
    .filter(({ id }) => types.length === 0 || types.includes(id))
    .flatMap((type) => pricesAndDurations(turn, type, agentIds));
  if (saysAct(meaning, "price") && !isOfHouse) lines.push(...prices(turn, priced));
  if (saysAct(meaning, "duration") && !saysAct(meaning, "price")) lines.push(...durations(priced));
  // A day and a time together say when the appointment should be, whatever else they look like.
  const isTimed =
    when.date !== undefined && when.time !== undefined && when.time.kind !== "window" && !meaning.isQuestion;
  const apart = askedHours(meaning);
  if (apart.length > 0) lines.push(...apart.flatMap((clause) => openingHours(turn, clause)));
  else if (saysAct(meaning, "hours") && !isTimed && (!isBooking || saysAct(meaning, "price")))
    lines.push(...openingHours(turn, meaning));
  if (saysAct(meaning, "place") && !(isOfHouse && turn.facts.business.house.address === null))
    lines.push(...place(turn));
  const isWho = (saysAct(meaning, "who") && !isBookingScene(scene)) || (meaning.isTeamAsked && lines.length > 0);
  if (isWho && !isBooking) lines.push(team(turn, meaning));
  // Asked which service, who names one has chosen it: "yeah balayage".
  const isChosen =
    scene.step === "type" && typeIds.length > 0 && !meaning.isQuestion && likelihoodOf(meaning, "services") < 1;
  const isList = saysAct(meaning, "services") && !saysAct(meaning, "price") && !isOfHouse && !isChosen;
  if ((isList && !isWhen && agentIds.length === 0) || (meaning.isMoreAsked && lines.length > 0))
    lines.push(...services(turn, meaning.isMoreAsked ? [] : typeIds));
  // Paying alone is offered a person.
  const isPayingAlone = lines.length === 0 && !isBooking && !isWhen && meaning.unknownTopics.includes("payment");
  return isPayingAlone ? lines : [...lines, ...topicLines(meaning)];
};

/** The clauses that ask for the hours and nothing else, beside a day and a time that are wanted. */
const askedHours = ({ clauses, when }: Meaning): readonly Meaning[] =>
  when.date === undefined || when.time === undefined
    ? []
    : clauses.filter(
        (clause) =>
          saysAct(clause, "hours") && clause.typeIds.length + clause.agentIds.length === 0 && !clause.when.time,
      );

/** "How much is a haircut with Ana on Friday?" is also the beginning of a booking. */
const goOn = (turn: Turn, scene: Scene, meaning: Meaning, lead: readonly Line[]): TurnOutcome => {
  const { agentIds, typeIds, when } = meaning;
  // Asking whether the children may come along books nothing for them.
  const forSomeone = meaning.house.length === 0 || meaning.isHouseApart ? meaning.forSomeone : null;
  const isHours =
    saysAct(meaning, "hours") && agentIds.length === 0 && !saysAct(meaning, "book") && askedHours(meaning).length === 0;
  const hasRequest =
    agentIds.length > 0 || when.date || when.time || forSomeone || (saysAct(meaning, "book") && typeIds.length > 0);
  if (asksForOwn(turn, meaning) && !isBookingScene(scene)) {
    const own = listOwnAppointments(turn, "show");
    return { ...own, lines: [...lead, ...own.lines] };
  }
  // "The price is fine, half past four then" goes on with the hour.
  const isTimed = !meaning.isQuestion && (when.date !== undefined || when.time !== undefined);
  const isWithWhom = meaning.isAbilityAsked && agentIds.length === 1;
  if (isBookingScene(scene) && (isTimed || isWithWhom) && !isHours)
    return withLead(lead, applyReading(turn, scene.draft, meaning));
  if (isBookingScene(scene) || isHours || !hasRequest) return withAsked(askAgain(turn, scene, lead), meaning);
  const { lastVisit } = turn.facts.client;
  const begun = saysAct(meaning, "again") && lastVisit ? { ...lastVisit } : {};
  return withLead(lead, applyReading(turn, begun, withoutAsked(meaning)));
};

/** Keeps in mind the one service that was asked about: whoever books next means it. */
const withAsked = (outcome: TurnOutcome, meaning: Meaning): TurnOutcome => {
  const [askedTypeId, ...others] = meaning.typeIds;
  const { scene } = outcome;
  if (!saysAct(meaning, "price", "duration") || askedTypeId === undefined || others.length > 0) return outcome;
  if (scene.step === "type") return { ...outcome, scene: { ...scene, draft: { ...scene.draft, askedTypeId } } };
  return scene.step === "menu" ? { ...outcome, scene: { step: "menu", askedTypeId } } : outcome;
};

/** "How much is a colour? And book me a cut on Friday": what only the price is asked of isn't booked. */
const withoutAsked = (meaning: Meaning): Meaning => {
  const { asked, wanted } = askedApart(meaning);
  const severalTypeIds = meaning.severalTypeIds.filter((id) => !asked.includes(id));
  if (wanted.length === 0) return meaning;
  return { ...meaning, typeIds: wanted, severalTypeIds: severalTypeIds.length > 1 ? severalTypeIds : [] };
};

/** The services of a clause that asks what they cost, and others that are wanted; none where it isn't told apart. */
const askedApart = ({ clauses }: Meaning): Record<"asked" | "wanted", readonly string[]> => {
  const isAsked = ({ acts, when }: Meaning): boolean =>
    saysAct({ acts }, "price", "duration") && !when.date && !when.time;
  const typesOf = (parts: readonly Meaning[]) => [...new Set(parts.flatMap(({ typeIds }) => typeIds))];
  const asked = typesOf(clauses.filter(isAsked));
  const wanted = typesOf(clauses.filter((clause) => !isAsked(clause)));
  const isApart = asked.length > 0 && wanted.length > 0 && wanted.every((id) => !asked.includes(id));
  return isApart ? { asked, wanted } : { asked: [], wanted: [] };
};

const withLead = (lead: readonly Line[], outcome: TurnOutcome): TurnOutcome => ({
  ...outcome,
  lines: [...lead, ...outcome.lines],
});

const asksForOwn = (turn: Turn, meaning: Meaning): boolean =>
  ownUpcomingAppointments(turn).length > 0 &&
  likelihoodOf(meaning, "mine") >= 0.5 &&
  !saysAct(meaning, "book", "move", "cancel");

const team = (turn: Turn, { when }: Meaning): Line => {
  const { agents } = turn.facts;
  const { date } = when;
  const working =
    date?.kind === "day" ? agents.filter(({ workingHours }) => worksOn(workingHours, weekdayOf(date.date))) : agents;
  const shown = working.length > 0 ? working : agents;
  const names = inAgentOrder(shown).map(({ name }) => name);
  return { key: "info.team", values: { names: names.join(", ") } };
};

const services = (turn: Turn, typeIds: readonly string[]): Line[] => {
  const asked = turn.facts.types.filter(({ id }) => typeIds.length === 0 || typeIds.includes(id));
  if (asked.length === 0) return [];
  const names = asked.map(({ name }) => name).join(", ");
  return [{ key: "info.services", values: { services: names } }];
};

const durations = (asked: readonly PriceAndDuration[]): Line[] =>
  asked
    .slice(0, mostPrices)
    .map(({ service, durationMinutes }) => ({ key: "info.duration", values: { service, count: durationMinutes } }));

/** The types that were named, or the one that is being booked. */
const askedTypes = (turn: Turn, scene: Scene, meaning: Meaning): readonly string[] => {
  const { asked } = askedApart(meaning);
  const typeIds = asked.length > 0 ? asked : meaning.typeIds;
  // "What did I book, and how much is it?"
  if (typeIds.length === 0 && asksForOwn(turn, meaning))
    return ownUpcomingAppointments(turn).flatMap(({ typeId }) => typeId ?? []);
  if (isAllAsked(turn, meaning)) return meaning.pricedTypeIds;
  if (typeIds.length > 0 || !isBookingScene(scene)) return typeIds;
  return scene.draft.typeId === undefined ? [] : [scene.draft.typeId];
};

/** Of services named one by one nothing is wanted but what they cost; "cut and beard" may be one, whose price is its own. */
const isAllAsked = (turn: Turn, meaning: Meaning): boolean => {
  const { pricedTypeIds, typeIds, when } = meaning;
  const isOne = turn.facts.types.some(({ id, name }) => typeIds.includes(id) && isJoinedName(name));
  return pricedTypeIds.length > 1 && !isOne && !when.date && !when.time && !saysAct(meaning, "book");
};
