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
import {
  explainNotForType,
  explainUnavailableDay,
  explainUnavailableTime,
} from "../availability/explain-unavailable.ts";
import { freeDays, freeSlotsOn, lastBookableDate, placeAt } from "../availability/free-times.ts";
import type { Turn } from "../conversation-turn.ts";
import type { TypeFacts } from "../facts.ts";
import type { Line } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { Draft } from "../state.ts";
import { askWaitlist } from "../waitlist/ask-waitlist.ts";
import { mayNotBook } from "./may-not-book.ts";
import { offerNearestTimes } from "./offer-nearest-times.ts";
import { withPersonOfType } from "./people/with-company.ts";
import { askAgent } from "./questions/ask-agent.ts";
import { askDay, askWhichDay } from "./questions/ask-day.ts";
import { askExistingAppointment, existingAppointmentOf } from "./questions/ask-existing-appointment.ts";
import { askMore } from "./questions/ask-more.ts";
import { askName } from "./questions/ask-name.ts";
import { askTime, askWhichTime } from "./questions/ask-time.ts";
import { askType, type TypeQuestion } from "./questions/ask-type.ts";
import { askWhichReading } from "./questions/ask-which-reading.ts";
import { askRhythm } from "./repeat/ask-rhythm.ts";
import { summarizeRepeat } from "./repeat/summarize-repeat.ts";
import { nameOnBooking, summarizeDraft } from "./summarize-draft.ts";

export type ProceedOptions = { lead?: readonly Line[]; page?: number };

/** The next question a draft still needs, or its summary. What is known isn't asked. */
export const proceedWithDraft = (
  turn: Turn,
  given: Draft,
  { lead = [], page = 0 }: ProceedOptions = {},
): TurnOutcome => {
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
  // Someone who is in a hurry doesn't care with whom.
  const agentId = agentOf(turn, draft, type) ?? (draft.isAsap ? anyone : null);
  if (agentId === null) return chooseAgent(turn, draft, type, { lead, page });
  const request = availabilityRequestOf(turn, draft, type, agentId);
  const known: Draft = { ...draft, typeId: type.id, agentId };
  if (known.isAsap && known.time === undefined) return proposeFirst(turn, known, request, lead);
  const { date, time, dates, times, either } = known;
  if (either) return askWhichReading(known, either, lead);
  if (date === undefined)
    return dates ? askWhichDay(turn, known, request, lead) : askDay(turn, known, request, { lead, page });
  if (time !== undefined) return propose(turn, { ...known, date, time }, request, { lead });
  return times ? askWhichTime(known, times, lead) : askTime(turn, { ...known, date }, request, { lead, page });
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

/**
 * Asks with whom, among those who can do it then. Someone who named a time gets it with the usual agent, or with someone who
 * is free; the summary says who. When nobody can, that is said before anything more is asked.
 */
const chooseAgent = (
  turn: Turn,
  draft: Draft,
  type: TypeFacts,
  { lead, page }: { lead: readonly Line[]; page: number },
): TurnOutcome => {
  const { date, time, window } = draft;
  if (date === undefined) return askAgent(turn, draft, { lead, page });
  const everyone = availabilityRequestOf(turn, draft, type, anyone);
  const free = agentsFor(turn, type).filter(
    ({ agentId }) => freeSlotsOn(turn, { ...everyone, agentId }, date, { time, window }).length > 0,
  );
  if (free.length > 0 && time !== undefined) {
    const usual = free.find(({ agentId }) => agentId === turn.facts.client.lastVisit?.agentId);
    return proceedWithDraft(turn, { ...draft, agentId: usual?.agentId ?? anyone }, { lead });
  }
  if (free.length > 0) return askAgent(turn, draft, { lead, page, free: free.map(({ agentId }) => agentId) });
  const reason =
    (time === undefined ? null : explainUnavailableTime(turn, everyone, date, time)) ??
    explainUnavailableDay(turn, everyone, date, window);
  return offerNearestTimes(turn, draft, everyone, { lead: [...lead, reason] });
};

type Timed = Draft & { date: string; time: string };

/** `isFirst`: the time wasn't named, it is the first that is free. */
type Proposal = { lead: readonly Line[]; isFirst?: boolean };

/** The summary of a time that is free, the reason and alternatives for one that isn't. */
const propose = (
  turn: Turn,
  draft: Timed,
  request: AvailabilityRequest,
  { lead, isFirst = false }: Proposal,
): TurnOutcome => {
  const { date, time } = draft;
  const obstacle = explainUnavailableTime(turn, request, date, time);
  const slot = obstacle ? null : placeAt(turn, request, date, time);
  if (slot === null) {
    const reason: Line = obstacle ?? {
      key: "refusals.taken",
      values: { date: { date, style: "full" }, time: { time } },
    };
    return offerNearestTimes(turn, draft, request, { lead: [...lead, reason] });
  }
  const { repeat } = draft;
  if (repeat?.rhythm === null && !draft.moving) return askRhythm(draft, lead);
  const name = draft.name ?? turn.facts.client.name;
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

const proposeFirst = (turn: Turn, draft: Draft, request: AvailabilityRequest, lead: readonly Line[]): TurnOutcome => {
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
