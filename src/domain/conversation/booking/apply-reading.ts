import { inAgentOrder } from "../../agents/agent-order.ts";
import { epochDayOf } from "../../scheduling/clock/calendar-date.ts";
import { weekdayOf } from "../../scheduling/clock/weekday.ts";
import { anyone, appointmentToMove, asSaid, doesSome, typeOf } from "../availability/availability-request.ts";
import { explainClosedDay } from "../availability/explain-unavailable.ts";
import type { Turn } from "../conversation-turn.ts";
import { isCalendarWord } from "../dates/is-calendar-word.ts";
import { likelihoodOf, type Meaning, saysAct } from "../reading/meaning.ts";
import type { Line } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import { audienceOfName } from "../services/audience/with-audience.ts";
import { conceptsOf } from "../services/service-concepts.ts";
import type { Draft } from "../state.ts";
import { foldedWords, foldText } from "../words/fold-text.ts";
import { applyWhen } from "./apply-when.ts";
import { mayNotBook } from "./may-not-book.ts";
import { withPairing } from "./people/answer-pairing.ts";
import { oneByOne, withCompany } from "./people/with-company.ts";
import { proceedWithDraft } from "./proceed-with-draft.ts";
import { askAgent } from "./questions/ask-agent.ts";
import { withAnother } from "./questions/ask-more.ts";
import { askType } from "./questions/ask-type.ts";
import { noteRepeat, noteWhen } from "./questions/note-when.ts";
import { applyRepeat } from "./repeat/apply-repeat.ts";
import { withoutCurrentChoice } from "./without-current-choice.ts";

/** Adds what a message said to a draft and goes on; what it left open between two is asked first. */
export const applyReading = (turn: Turn, draft: Draft, said: Meaning): TurnOutcome => {
  const moving = appointmentToMove(turn, draft);
  const meaning = withoutCurrentChoice(
    withTypeKept(draft, withReplaced(draft, withWholeService(turn, withDayKept(draft, said)))),
    {
      date: draft.date ?? moving?.date,
      time: draft.time ?? moving?.time,
      agentId: draft.agentId,
      isMoving: moving !== null,
    },
  );
  const { typeIds, severalTypeIds, agentIds } = meaning;
  // Services for two people aren't one person's visit.
  const isOne = meaning.forSomeone === null && !meaning.company?.isBoth;
  const isVisit = severalTypeIds.length > 1 && !draft.moving && isOne;
  const person = withPeople(turn, draft, meaning);
  const several = withCompany(person, meaning);
  const lead: Line[] = several ? [oneByOne] : [];
  const isPair = several !== null || (person.people?.length ?? 0) > 0;
  const known = { ...(several ?? person), ...(isPair && meaning.pairing && { pairing: meaning.pairing }) };
  const wanted = isVisit ? withVisit(known, meaning) : known;
  const next = applyRepeat(turn, applyWhen(turn, wanted, withFirstKept(draft, meaning), lead), meaning, lead);
  const obstacle = mayNotBook(turn, next);
  if (obstacle) return obstacle;
  lead.push(...abilityLines(turn, next, meaning));
  return withPairing(turn, noted(turn, asked(), next, meaning));

  function asked(): TurnOutcome {
    if (severalTypeIds.length > 1 && !draft.moving && !isVisit) {
      const both: Draft = { ...next, typeId: undefined, nextTypeIds: [...severalTypeIds] };
      return askType(turn, both, { lead, page: 0, only: severalTypeIds, question: "questions.whichFirst" });
    }
    if (typeIds.length > 1 && !draft.moving && !isVisit) return askType(turn, next, { lead, page: 0, only: typeIds });
    if (agentIds.length > 1 && !next.visitAgentIds) return askAgent(turn, next, { lead, page: 0, only: agentIds });
    const unknown = unknownAgentLine(turn, next, meaning);
    if (unknown) return askAgent(turn, next, { lead: [...lead, unknown], page: 0 });
    return proceedWithDraft(turn, next, { lead });
  }
};

/** "Does Ana do those?" is answered where she does; where she doesn't, that is said with who does. */
const abilityLines = (turn: Turn, draft: Draft, { isAbilityAsked, agentIds, when }: Meaning): Line[] => {
  const type = typeOf(turn, draft);
  const agent = turn.facts.agents.find(({ agentId }) => agentId === agentIds[0]);
  if (!isAbilityAsked || agentIds.length !== 1 || when.date || when.time || !type || !agent) return [];
  return doesSome(agent, type) ? [{ key: "info.agentDoes", values: { agent: agent.name, service: type.name } }] : [];
};

/** "Make it three Fridays": a weekday alone, beside a rhythm, is that of the day on the table. */
const withFirstKept = ({ date }: Draft, meaning: Meaning): Meaning => {
  const { when, repeat } = meaning;
  const isSame =
    repeat !== null &&
    date !== undefined &&
    when.date?.kind === "day" &&
    !when.isDated &&
    weekdayOf(when.date.date) === weekdayOf(date);
  if (!isSame) return meaning;
  const { date: _, ...rest } = when;
  return { ...meaning, when: rest };
};

/** The client asked for somebody who isn't here: the reply says so, and names who is. */
const unknownAgentLine = (turn: Turn, draft: Draft, { agentIds, unknownAgent }: Meaning): Line | null => {
  if (agentIds.length > 0 || draft.moving || unknownAgent === null || turn.facts.agents.length < 2) return null;
  const agents = inAgentOrder(turn.facts.agents)
    .map(({ name }) => name)
    .join(", ");
  // "Bei Sabine morgen": the day isn't hers.
  const words = unknownAgent.split(/\s+/).filter((word) => !isCalendarWord(foldText(word), turn.language));
  const name = words.length > 0 ? words.join(" ") : unknownAgent;
  return { key: "refusals.unknownAgent", values: { name, agents } };
};

/** The services, the people and who it is for. */
const withPeople = (turn: Turn, draft: Draft, meaning: Meaning): Draft => {
  const { typeIds, agentIds, isAnyone, forSomeone, ownName, correctedName } = meaning;
  const { askedTypeId, ...next }: Draft = draft;
  const [typeId] = typeIds;
  const isGoingOn =
    agentIds.length > 0 || isAnyone || meaning.when.date !== undefined || meaning.when.time !== undefined;
  if (askedTypeId !== undefined && draft.typeId === undefined && typeIds.length === 0)
    Object.assign(next, isGoingOn ? { typeId: askedTypeId } : { askedTypeId });
  if (typeIds.length === 1 && typeId !== undefined && !draft.moving) {
    const isOther = draft.typeId !== undefined && draft.typeId !== typeId && !hasIn(turn, typeId, draft.typeId);
    const isMore = draft.isAdding || (isAddition(meaning) && isOther);
    if (isMore) Object.assign(next, withAnother(draft, typeId));
    else Object.assign(next, { typeId, visitTypeIds: undefined, visitAgentIds: undefined });
  }
  const [agentId] = agentIds;
  if (agentIds.length === 1 && agentId !== undefined) Object.assign(next, withAgent(turn, draft, agentId));
  if (isAnyone) Object.assign(next, { agentId: anyone, visitAgentIds: undefined });
  if (forSomeone && !draft.moving) {
    next.forName = forSomeone.name ?? draft.forName;
    next.isForOther = next.forName === undefined ? true : undefined;
  }
  // Kept with the booking, which tells the business.
  const isNew = turn.facts.client.name === null;
  if (forSomeone) return isNew && ownName !== null ? { ...next, name: ownName } : next;
  const isTheirs = next.isForOther === true || next.forName !== undefined;
  const name = correctedName ?? (isNew || isTheirs ? ownName : null);
  if (name === null) return next;
  return isTheirs ? { ...next, forName: name, isForOther: undefined } : { ...next, name };
};

/** "A barba também, então corte e barba": of services that are named beside one which holds them all, that one is meant. */
const withWholeService = (turn: Turn, meaning: Meaning): Meaning => {
  const { severalTypeIds: all } = meaning;
  const isIn = (id: string, other: string): boolean => hasIn(turn, id, other) && isForSame(turn, id, other);
  const whole = all.find((id) => all.length > 1 && all.every((other) => other === id || isIn(id, other)));
  return whole === undefined ? meaning : { ...meaning, typeIds: [whole], severalTypeIds: [], partAgentIds: [] };
};

/** A child's haircut holds no haircut for somebody else. */
const isForSame = (turn: Turn, ...ids: readonly string[]): boolean =>
  new Set(ids.map((id) => audienceOfName(turn.facts.types.find((type) => type.id === id)?.name ?? ""))).size === 1;

/** "I said full groom, I meant the bath": of two services in a correction, not the one on the table. */
const withReplaced = ({ typeId, visitTypeIds }: Draft, meaning: Meaning): Meaning => {
  const [other, ...more] = meaning.severalTypeIds.filter((id) => id !== typeId);
  const isNamed = typeId !== undefined && !visitTypeIds && meaning.severalTypeIds.includes(typeId);
  const isCorrection = meaning.isRather || likelihoodOf(meaning, "correct") >= 0.5;
  if (!isNamed || other === undefined || more.length > 0 || !isCorrection || isAddition(meaning)) return meaning;
  return { ...meaning, typeIds: [other], severalTypeIds: [], partAgentIds: [] };
};

/** "The spell checker changes even my name": a word that fits the chosen service among others, beside something else to put right. */
const withTypeKept = ({ typeId }: Draft, meaning: Meaning): Meaning => {
  const { typeIds, correctedName, ownName, when, agentIds } = meaning;
  if (typeIds.length < 2 || typeId === undefined || !typeIds.includes(typeId)) return meaning;
  const isElse = correctedName !== null || ownName !== null || when.date !== undefined || when.time !== undefined;
  return isElse || agentIds.length > 0 ? { ...meaning, typeIds: [] } : meaning;
};

/** "The cheaper one, money is tight this month": a month that the chosen day is in, beside another service, is no other day. */
const withDayKept = ({ date }: Draft, meaning: Meaning): Meaning => {
  const { date: said, ...when } = meaning.when;
  if (date === undefined || said?.kind !== "range" || when.time || meaning.typeIds.length !== 1) return meaning;
  const isMonth = epochDayOf(said.to) - epochDayOf(said.from) >= 10;
  return isMonth && said.from <= date && date <= said.to ? { ...meaning, when } : meaning;
};

/** "The beard as well": what was chosen is a part of "Cut and beard" already, be it called "Haircut". */
const hasIn = (turn: Turn, wholeId: string, partId: string): boolean => {
  const nameOf = (id: string) => turn.facts.types.find((type) => type.id === id)?.name ?? "";
  const whole = foldedWords(nameOf(wholeId));
  const part = foldedWords(nameOf(partId));
  const isJoined = joins.test(` ${nameOf(wholeId).toLowerCase()} `);
  // "Corte degradado" is a cut, as "Corte y barba" begins with one.
  if (isJoined && part.length === 2 && part[0] === whole[0] && whole.length > 2) return true;
  const concepts = isJoined ? conceptsOf(whole) : [];
  return conceptsOf(part).every(
    (meant, index) => whole.includes(part[index] ?? "") || concepts.some((word) => !word.isDisjointFrom(meant)),
  );
};

/** What names of two services in one have: "Cut and beard". */
const joins = / (?:and|with|y|con|et|avec|und|mit|e|com|plus) |[&+]/;

/** "And a colour as well"; whether there is one may only be asked. */
const isAddition = (meaning: Meaning): boolean =>
  (meaning.intents.has("adding") || (meaning.isJoinedOn && !meaning.isQuestion && !meaning.isRather)) &&
  meaning.forSomeone === null &&
  !saysAct(meaning, "services", "price", "duration");

/** Several services of one visit, each with whom it was said to be. */
const withVisit = (draft: Draft, { severalTypeIds, partAgentIds }: Meaning): Draft => ({
  ...draft,
  typeId: severalTypeIds[0],
  visitTypeIds: [...severalTypeIds],
  visitAgentIds: partAgentIds.length > 0 ? partAgentIds.map((id) => id ?? anyone) : undefined,
  isAdding: undefined,
});

/** "My appointment with Ana": an agent who already has a part of the visit isn't asked for as the agent of all of it. */
const withAgent = (turn: Turn, draft: Draft, agentId: string): Pick<Draft, "agentId" | "visitAgentIds"> => {
  const isTheirs = appointmentToMove(turn, draft)?.parts?.some((part) => part.agentId === agentId) ?? false;
  return { agentId: isTheirs ? asSaid : agentId, visitAgentIds: undefined };
};

/** What was understood of the day is on the table there. */
const readBackSteps = ["summary", "name", "time", "slot"];

/** The questions that don't say themselves what was understood of the day and the time. */
const silentSteps = ["type", "agent"];

/** Before the read-back, which says how often. */
const openSteps = ["type", "agent", "day", "time", "slot", "name", "existing"];

/**
 * A number or a word of days that the reading had no use for is named, so that nothing is taken in silence; where it
 * was unsure for another reason, that is said.
 */
const uncertainLine = (turn: Turn, { isCertain, unused, alternatives }: Meaning["when"]): Line | null => {
  if (isCertain || alternatives) return null;
  const uncertain = unused.filter(({ text }) =>
    text.split(/\s+/).some((word) => isCalendarWord(foldText(word), turn.language)),
  );
  if (uncertain.length > 0)
    return { key: "noted.uncertain", values: { text: uncertain.map(({ text }) => text).join(", ") } };
  return unused.length > 0 ? null : { key: "noted.check" };
};

const noted = (turn: Turn, outcome: TurnOutcome, draft: Draft, { when, repeat }: Meaning): TurnOutcome => {
  const { date, time } = when;
  const isNews = date !== undefined || time !== undefined;
  // A day without any free time isn't recorded.
  const never = draft.date === undefined ? null : explainClosedDay(turn, draft.date);
  const unsure = isNews ? uncertainLine(turn, when) : null;
  if (unsure && readBackSteps.includes(outcome.scene.step)) {
    return { ...outcome, lines: [unsure, ...outcome.lines] };
  }
  const line = isNews && silentSteps.includes(outcome.scene.step) ? (never ?? noteWhen(draft)) : null;
  const rhythm = repeat?.rhythm && openSteps.includes(outcome.scene.step) ? noteRepeat(draft) : null;
  const lead = [rhythm, line].filter((one) => one !== null);
  return lead.length > 0 ? { ...outcome, lines: [...lead, ...outcome.lines] } : outcome;
};
