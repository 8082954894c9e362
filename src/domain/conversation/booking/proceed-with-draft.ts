import {
  type AvailabilityRequest,
  agentName,
  agentOf,
  agentsFor,
  anyone,
  availabilityRequestOf,
  doesSome,
  typeOf,
} from "../availability/availability-request.ts";
import { explainNotForType, explainUnavailableTime } from "../availability/explain-unavailable.ts";
import { freeDays, freeSlotsOn, lastBookableDate, placeAt } from "../availability/free-times.ts";
import type { Turn } from "../conversation-turn.ts";
import type { TypeFacts } from "../facts.ts";
import type { Line } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { Draft } from "../state.ts";
import { askWaitlist } from "../waitlist/ask-waitlist.ts";
import { bookedName, nameOnBooking, withProposedName } from "./booked-name.ts";
import { mayNotBook } from "./may-not-book.ts";
import { offerNearestTimes } from "./offer-nearest-times.ts";
import { offerSoonest } from "./offer-soonest.ts";
import { withPersonOfType } from "./people/with-company.ts";
import { askDay, askWhichDay } from "./questions/ask-day.ts";
import { askExistingAppointment, existingAppointmentOf } from "./questions/ask-existing-appointment.ts";
import { askMore } from "./questions/ask-more.ts";
import { askName } from "./questions/ask-name.ts";
import { askTime, askWhichTime } from "./questions/ask-time.ts";
import { askType, type TypeQuestion } from "./questions/ask-type.ts";
import { askWhichReading } from "./questions/ask-which-reading.ts";
import { askRhythm } from "./repeat/ask-rhythm.ts";
import { summarizeRepeat } from "./repeat/summarize-repeat.ts";
import { summarizeDraft } from "./summarize-draft.ts";

export type ProceedOptions = {
  lead?: readonly Line[];
  page?: number;
  /** The days are listed, in place of the next free times. */
  isDayList?: boolean;
};

/** The next question a draft still needs, or its summary. What is known isn't asked. */
export const proceedWithDraft = (
  turn: Turn,
  given: Draft,
  { lead = [], page = 0, isDayList = false }: ProceedOptions = {},
): TurnOutcome => {
  const options = { lead, page, isDayList };
  const draft = withPersonOfType(given);
  const obstacle = mayNotBook(turn, draft);
  if (obstacle) return obstacle;
  const type = typeOf(turn, draft);
  if (!type) return askType(turn, draft, { lead, page, ...narrowedTypes(turn, draft) });
  if (draft.isAdding) return askMore(turn, draft, { lead, page });
  if (draft.isWaiting) return askWaitlist(turn, { ...draft, typeId: type.id }, lead);
  const existing = existingAppointmentOf(turn, draft, type);
  if (existing) return askExistingAppointment({ ...draft, typeId: type.id }, existing, lead);
  if (isUnable(turn, draft, type)) {
    const reason = explainNotForType(turn, type, agentName(turn, draft.agentId ?? ""));
    return proceedWithDraft(turn, { ...draft, agentId: undefined }, { lead: [...lead, reason] });
  }
  const agentId = agentOf(turn, draft, type);
  return askWhen(turn, { ...draft, typeId: type.id, agentId: agentId ?? undefined }, type, options);
};

/**
 * Asks for what is still open of when and with whom, in one list. A time that was named goes to the usual agent, else to whoever
 * is free, while nobody was named; the summary says who.
 */
const askWhen = (turn: Turn, draft: Draft, type: TypeFacts, options: Required<ProceedOptions>): TurnOutcome => {
  const { lead, page, isDayList } = options;
  const { date, time, dates, times, either, agentId } = draft;
  if (draft.isAsap && time === undefined) return proposeFirst(turn, draft, type, lead);
  const request = availabilityRequestOf(turn, draft, type, agentId ?? usualAgent(turn, draft, type) ?? anyone);
  if (either) return askWhichReading(draft, either, lead);
  if (date === undefined && dates) return askWhichDay(turn, draft, request, lead);
  if (times && time === undefined) return askWhichTime(draft, times, lead);
  if (date === undefined) {
    const isDayAsked = isDayList || time !== undefined || draft.moving !== undefined;
    return isDayAsked ? askDay(turn, draft, request, { lead, page }) : offerSoonest(turn, draft, request, lead);
  }
  if (time !== undefined) return propose(turn, { ...draft, date, time }, request, { lead });
  const [only, ...others] = draft.moving ? [] : freeSlotsOn(turn, request, date, draft);
  if (only && others.length === 0) {
    return propose(turn, { ...draft, date, time: only.time }, request, { lead: [...lead, { key: "onlyFree" }] });
  }
  return askTime(turn, { ...draft, date }, request, { lead, page });
};

/** The agent of the last visit, unless somebody else was named or the agent has no time at all in what was said. */
const usualAgent = (turn: Turn, draft: Draft, type: TypeFacts): string | null => {
  const agentId = turn.facts.client.lastVisit?.agentId;
  if (agentId === undefined || type.parts || agentsFor(turn, type).every((agent) => agent.agentId !== agentId))
    return null;
  const request = availabilityRequestOf(turn, draft, type, agentId);
  const [from, to] = [
    draft.date ?? draft.range?.from ?? turn.today,
    draft.date ?? draft.range?.to ?? lastBookableDate(turn),
  ];
  return freeDays(turn, request, { from, to, count: 1, limits: draft }).length > 0 ? agentId : null;
};

/** Who was asked which of a few services, and first says when, is asked for one of these again. */
const narrowedTypes = (
  { facts }: Turn,
  { openTypeIds, nextTypeIds }: Draft,
): Pick<TypeQuestion, "only" | "question"> => {
  const among = (ids: readonly string[] = []) => ids.filter((id) => facts.types.some((type) => type.id === id));
  if (among(openTypeIds).length > 1) return { only: among(openTypeIds) };
  return among(nextTypeIds).length > 1 ? { only: among(nextTypeIds), question: "questions.whichFirst" } : {};
};

/** Whether somebody was chosen who doesn't do this, while others do. */
const isUnable = (turn: Turn, { agentId }: Draft, type: TypeFacts): boolean =>
  turn.facts.agents.some((agent) => agent.agentId === agentId && !doesSome(agent, type)) &&
  turn.facts.agents.some((agent) => doesSome(agent, type));

type Timed = Draft & { date: string; time: string };

/** `isFirst`: the time wasn't named, it is the first that is free. */
type Proposal = { lead: readonly Line[]; isFirst?: boolean };

/** The summary of a time that is free, the reason and alternatives for one that isn't. */
const propose = (
  turn: Turn,
  given: Timed,
  request: AvailabilityRequest,
  { lead, isFirst = false }: Proposal,
): TurnOutcome => {
  const { date, time } = given;
  const obstacle = explainUnavailableTime(turn, request, date, time);
  const slot = obstacle ? null : placeAt(turn, request, date, time);
  if (slot === null) {
    const reason: Line = obstacle ?? {
      key: "refusals.taken",
      values: { date: { date, style: "full" }, time: { time } },
    };
    return offerNearestTimes(turn, given, request, { lead: [...lead, reason] });
  }
  const draft = { ...withProposedName(turn, given), date, time, agentId: request.agentId };
  const { repeat } = draft;
  if (repeat?.rhythm === null && !draft.moving) return askRhythm(draft, lead);
  const name = bookedName(turn, draft);
  const isNameOpen = draft.isForOther ? draft.forName === undefined : name === null && draft.forName === undefined;
  if (isNameOpen && draft.moving === undefined) {
    return askName(turn, draft, { lead: [...lead, timeLine(draft, isFirst)] });
  }
  const leadLines: readonly Line[] = isFirst ? [...lead, { key: "firstFree" }] : lead;
  const single = { slot, name: name ?? "", lead: leadLines };
  if (!repeat?.rhythm || draft.moving) return summarizeDraft(turn, draft, request, single);
  const summary = { slot, lead: leadLines, rhythm: repeat.rhythm, name: nameOnBooking(draft, name ?? "") };
  const series = summarizeRepeat(turn, draft, request, summary);
  if ("outcome" in series) return series.outcome;
  const once: Draft = { ...draft, repeat: undefined };
  return summarizeDraft(turn, once, request, { ...single, lead: [...leadLines, ...series.why] });
};

/** The first free time. Someone who is in a hurry doesn't care with whom. */
const proposeFirst = (turn: Turn, given: Draft, type: TypeFacts, lead: readonly Line[]): TurnOutcome => {
  const { agentId = anyone } = given;
  const draft: Draft = { ...given, agentId };
  const request = availabilityRequestOf(turn, draft, type, agentId);
  const from = draft.date ?? draft.range?.from ?? turn.today;
  const to = draft.date ?? draft.range?.to ?? lastBookableDate(turn);
  const [day] = freeDays(turn, request, { from, to, count: 1, limits: { window: draft.window, except: draft.except } });
  const slot = day?.slots[0];
  const settled: Draft = { ...draft, isAsap: undefined };
  if (!slot) return proceedWithDraft(turn, settled, { lead });
  const { date, time } = slot;
  return propose(turn, { ...settled, date, time }, request, { lead, isFirst: true });
};

/** The summary comes only after the name, so the day and the time are said before it is asked. */
const timeLine = ({ date, time }: Timed, isFirst: boolean): Line => ({
  key: isFirst ? "firstFreeAt" : "noted.dayAndTime",
  values: { date: { date, style: "full" }, time: { time } },
});
