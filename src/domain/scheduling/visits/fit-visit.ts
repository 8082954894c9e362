import { epochMsToWall, minuteMs } from "../clock/business-clock.ts";
import { findsResources, needsResource, withPlannedUse } from "../resources/resource-facts.ts";
import { doesService } from "../services/agent-service.ts";
import { type Service, serviceTimes } from "../services/service-times.ts";
import { bookedMinutesOn } from "../slots/any-agent.ts";
import type { AgentFacts, BusinessFacts } from "../slots/availability.ts";
import { type BookedTime, decideBooking, reasonsAgainst } from "../slots/decide-booking.ts";
import type { PastRule } from "../slots/notice-limits.ts";
import {
  type BookedBy,
  isBookable,
  mainReason,
  reasonBits,
  reasonsForOwner,
  type SlotReason,
} from "../slots/slot-reason.ts";
import { leavesGapAfter, leavesGapBefore } from "./visit-gaps.ts";

/** One service of a visit: what, and with whom. */
export type VisitPart = Service & { agent: "anyone" | { id: string } };

export type VisitRequest = {
  date: string;
  time: string;
  /** In the order in which they follow one another; at least one. */
  parts: readonly VisitPart[];
  bookedBy: BookedBy;
  /** The owner's "Book anyway": a taken time isn't an obstacle. Ignored for clients. */
  overbook?: boolean;
  past?: PastRule | undefined;
};

export type VisitFacts = { business: BusinessFacts; agents: readonly AgentFacts[] };

/**
 * `reason` of a visit that fits: why its time is unusual for the owner, or null. `part`: the first that doesn't fit. `reasons`:
 * all that the owner must know of; of a visit that doesn't fit, those of that part, as where the next would be isn't known.
 */
export type VisitDecision = { reasons: SlotReason[] } & (
  | { ok: true; parts: BookedTime[]; reason: SlotReason | null }
  | { ok: false; reason: SlotReason; part: number }
);

/**
 * Whether a visit may be made at a time: its parts follow one another, each decided by the same rules as a single
 * appointment. A part begins when the one before is over and its agent is done with what they did earlier in the visit,
 * buffer included; where it needs the room that an earlier part still has, when that part is done with it. With anyone, one
 * agent does all of it where one can; else a client stays with the agent who had them before, or with the agent who has the emptiest day.
 */
export const decideVisit = (facts: VisitFacts, request: VisitRequest, now: Temporal.Instant): VisitDecision => {
  const isOwner = request.bookedBy === "owner";
  // Free times come before those that are only unusual for the owner, and those before double-booking.
  const ways = [
    ...(isOwner ? [{ isFreeOnly: true, overbook: false }] : []),
    { isFreeOnly: false, overbook: false },
    ...(isOwner && request.overbook === true ? [{ isFreeOnly: false, overbook: true }] : []),
  ];
  let found: Fitted = { ok: false, part: 0, reasons: 0 };
  for (const { isFreeOnly, overbook } of ways) {
    const search = { facts, request: { ...request, overbook }, isFreeOnly, now };
    found = placeNext({ ...search, dead: new Set() }, []);
    if (found.ok) {
      found = placeWithOne(search, found.placed) ?? found;
      break;
    }
  }
  return toDecision(found, request.bookedBy);
};

/** The same visit with one agent for all that anyone may do; null when it is so already, or nobody can. */
const placeWithOne = (search: Omit<Search, "dead">, placed: readonly Placed[]): Fitted | null => {
  const { facts, request } = search;
  const open = request.parts.filter(({ agent }) => agent === "anyone");
  const taken = placed.filter((_, index) => request.parts[index]?.agent === "anyone");
  if (new Set(taken.map(({ booked }) => booked.agentId)).size < 2) return null;
  const able = facts.agents
    .filter((agent) => agent.isActive && open.every(({ typeId }) => doesService(agent, typeId)))
    .map((agent) => ({ agent, minutes: bookedMinutesOn(facts.business.zone, request.date, agent.busy) }))
    .sort((a, b) => a.minutes - b.minutes);
  for (const { agent } of able) {
    const parts = request.parts.map((part) =>
      part.agent === "anyone" ? { ...part, agent: { id: agent.agentId } } : part,
    );
    const fitted = placeNext({ ...search, request: { ...request, parts }, dead: new Set() }, []);
    if (fitted.ok) return fitted;
  }
  return null;
};

type Search = {
  facts: VisitFacts;
  request: VisitRequest;
  /** Nothing unusual will do. */
  isFreeOnly: boolean;
  now: Temporal.Instant;
  /** Where the search has been in vain: a part, when it may begin, and who and what isn't done yet then. */
  dead: Set<string>;
};

type Placed = { booked: BookedTime; reasons: number };

type Fitted = { ok: true; placed: readonly Placed[] } | { ok: false; part: number; reasons: number };

const placeNext = (search: Search, placed: readonly Placed[]): Fitted => {
  const { request } = search;
  const part = request.parts[placed.length];
  const gaps = gapsAfter(search.facts, placed);
  // Each gap needs a part that fills it.
  if (gaps.length > request.parts.length - placed.length && (search.isFreeOnly || request.bookedBy === "client")) {
    return { ok: false, part: gaps[0] as number, reasons: reasonBits["leaves-gap"] };
  }
  if (!part) return { ok: true, placed: withGaps(placed, gaps) };
  const place = placeOf(search, placed);
  if (search.dead.has(place)) return { ok: false, part: placed.length, reasons: reasonBits.taken };
  let failure: Extract<Fitted, { ok: false }> | null = null;
  const step = { ...search, placed, business: withPlaced(search, placed) };
  for (const candidate of candidatesFor(step, part)) {
    const booked = tryAgent(step, part, candidate);
    const result: Fitted =
      "booked" in booked
        ? placeNext(search, [...placed, booked])
        : { ok: false, part: placed.length, reasons: booked.reasons };
    if (result.ok) return result;
    // The attempt that got furthest names the obstacle.
    if (failure === null || result.part > failure.part) failure = result;
  }
  search.dead.add(place);
  return failure ?? { ok: false, part: placed.length, reasons: reasonBits["agent-inactive"] };
};

const withGaps = (placed: readonly Placed[], gaps: readonly number[]): readonly Placed[] =>
  placed.map((one, index) =>
    gaps.includes(index) ? { ...one, reasons: one.reasons | reasonBits["leaves-gap"] } : one,
  );

const placeOf = ({ facts, request }: Search, placed: readonly Placed[]): string => {
  const end = placed.at(-1)?.booked.endsAtMs ?? 0;
  const stillBusy = placed.filter(({ booked }) => booked.blocksEndMs > end);
  // The next part's buffer reaches back, so a room counts even when its use ended with the part.
  const inUse = placed
    .filter((_, index) => needsResource(facts.business.resources, request.parts[index] as VisitPart))
    .map(({ booked }) => `${booked.blocksStartMs}-${booked.blocksEndMs}`);
  // Where gaps matter, what comes later may fill the one that an agent's part leaves.
  const counting = gapMsOf(facts.business) > 0 ? placed : stillBusy;
  const agents = counting.map(({ booked }) => `${booked.agentId}:${booked.blocksEndMs}`);
  return [placed.length, end, ...agents, ...inUse].join("|");
};

/** The business once the parts that are placed have the rooms they need; gaps are judged for the visit as a whole. */
const withPlaced = ({ facts, request }: Search, placed: readonly Placed[]): BusinessFacts => {
  const { settings } = facts.business;
  const business =
    settings.smallestGapMinutes === 0
      ? facts.business
      : { ...facts.business, settings: { ...settings, smallestGapMinutes: 0 } };
  if (!business.resources?.length || placed.length === 0) return business;
  const resources = placed.reduce(
    (taken, { booked }, index) =>
      withPlannedUse(taken, {
        service: request.parts[index] as VisitPart,
        blocksStartMs: booked.blocksStartMs,
        blocksEndMs: booked.blocksEndMs,
      }),
    business.resources,
  );
  return { ...business, resources };
};

/** The parts that are placed, and the business with the rooms they have. */
type Step = Search & { placed: readonly Placed[]; business: BusinessFacts };

type Start = { agent: AgentFacts; date: string; time: string; startMs: number | null };

/** What speaks against the start, and its instant. */
type Candidate = Start & { against: ReturnType<typeof reasonsAgainst> };

const candidatesFor = (step: Step, part: VisitPart): Candidate[] => {
  const { facts, request, business, placed } = step;
  const wanted = part.agent;
  if (wanted !== "anyone") {
    return facts.agents.filter(({ agentId }) => agentId === wanted.id).map((agent) => candidateOf(step, agent, part));
  }
  const previous = placed.at(-1)?.booked.agentId;
  const active = facts.agents.filter((agent) => agent.isActive);
  const able = active.filter((agent) => doesService(agent, part.typeId));
  return (able.length > 0 ? able : active)
    .map((agent) => {
      const candidate = candidateOf(step, agent, part);
      const { reasons } = candidate.against;
      return {
        candidate,
        tier: reasons === 0 ? 0 : isBookable(reasons, request.bookedBy) ? 1 : 2,
        isPrevious: agent.agentId === previous ? 0 : 1,
        minutes: bookedMinutesOn(business.zone, request.date, agent.busy),
      };
    })
    .sort((a, b) => a.tier - b.tier || a.isPrevious - b.isPrevious || a.minutes - b.minutes)
    .map(({ candidate }) => candidate);
};

const candidateOf = (step: Step, agent: AgentFacts, part: VisitPart): Candidate => {
  const { request, now, business } = step;
  const start = startWith(step, agent, part);
  const { date, time } = start;
  const { bookedBy, overbook = false, past } = request;
  const against = reasonsAgainst(business, agent, { ...part, date, time, bookedBy, overbook, past }, now);
  const isGap = (against.reasons & reasonBits.taken) === 0 && isGapBefore(step, agent, part, against.startsAtMs);
  return { ...start, against: isGap ? { ...against, reasons: against.reasons | reasonBits["leaves-gap"] } : against };
};

const gapMsOf = ({ settings }: BusinessFacts): number => settings.smallestGapMinutes * minuteMs;

const isGapBefore = ({ facts, placed }: Step, agent: AgentFacts, part: VisitPart, startsAtMs: number): boolean => {
  const gapMs = gapMsOf(facts.business);
  if (gapMs === 0) return false;
  const last = placed.findLast(({ booked }) => booked.agentId === agent.agentId);
  const blockStartMs = startsAtMs - serviceTimes(agent, part).bufferBeforeMinutes * minuteMs;
  return leavesGapBefore({ busy: agent.busy, gapMs }, last?.booked.blocksEndMs ?? null, blockStartMs);
};

/** The parts after which an agent has too little left until their next appointment, unless a part to come fills it. */
const gapsAfter = ({ business, agents }: VisitFacts, placed: readonly Placed[]): number[] => {
  const gapMs = gapMsOf(business);
  if (gapMs === 0) return [];
  const indexes = placed.map((_, index) => index);
  return indexes.filter((index) => {
    const { agentId, blocksEndMs, isOverbooked } = (placed[index] as Placed).booked;
    if (isOverbooked || placed.findLastIndex(({ booked }) => booked.agentId === agentId) !== index) return false;
    const busy = agents.find((agent) => agent.agentId === agentId)?.busy ?? [];
    return leavesGapAfter({ busy, gapMs }, blocksEndMs);
  });
};

/** When the next part could begin with an agent: never before they are done with their earlier parts. */
const startWith = (step: Step, agent: AgentFacts, part: VisitPart): Start => {
  const { request, placed, business } = step;
  const last = placed.at(-1);
  if (!last) return { agent, date: request.date, time: request.time, startMs: null };
  const own = placed.filter(({ booked }) => booked.agentId === agent.agentId).map(({ booked }) => booked);
  const bufferMs = serviceTimes(agent, part).bufferBeforeMinutes * minuteMs;
  const fromMs = Math.max(last.booked.endsAtMs, ...own.map(({ blocksEndMs }) => blocksEndMs + bufferMs));
  const startMs = whenRoomIsFree(step, agent, part, fromMs);
  return { agent, startMs, ...epochMsToWall(startMs, business.zone) };
};

/** The instant itself, unless only the visit's own earlier parts have the room then: when one of them is done with it. */
const whenRoomIsFree = ({ facts, placed, business }: Step, agent: AgentFacts, part: VisitPart, fromMs: number) => {
  if (business.resources === facts.business.resources) return fromMs;
  const times = serviceTimes(agent, part);
  const isLeftByOthers = (ms: number) => findsResources(facts.business.resources, part, times, ms);
  if (!isLeftByOthers(fromMs)) return fromMs;
  const laterMs = placed
    .map(({ booked }) => booked.blocksEndMs + times.bufferBeforeMinutes * minuteMs)
    .filter((ms) => ms > fromMs)
    .sort((a, b) => a - b);
  return [fromMs, ...laterMs].find((ms) => findsResources(business.resources, part, times, ms)) ?? fromMs;
};

const tryAgent = (
  { business, request, isFreeOnly, now }: Step,
  part: VisitPart,
  { agent, date, time, startMs, against: { reasons, startsAtMs } }: Candidate,
): Placed | { reasons: number } => {
  const { bookedBy, overbook, past } = request;
  if (reasons !== 0 && (isFreeOnly || bookedBy === "client")) return { reasons };
  const asked = { ...part, date, time, bookedBy, overbook: overbook ?? false, past };
  const decision = decideBooking({ business, agent }, asked, now);
  if (!decision.ok) return { reasons };
  // The clock shows this time twice, and the part would begin at the second: that can't be written down.
  if (startMs !== null && startsAtMs !== startMs) return { reasons: reasonBits["nonexistent-time"] };
  return { booked: decision.appointment, reasons };
};

const toDecision = (found: Fitted, bookedBy: BookedBy): VisitDecision => {
  if (!found.ok) {
    const bits = found.reasons === 0 ? reasonBits.taken : found.reasons;
    return {
      ok: false,
      reason: mainReason(bits, bookedBy) ?? "taken",
      reasons: reasonsForOwner(bits),
      part: found.part,
    };
  }
  const parts = found.placed.map(({ booked }) => booked);
  const bits = found.placed.reduce((all, { reasons }) => all | reasons, 0);
  return { ok: true, parts, reason: mainReason(bits, bookedBy), reasons: reasonsForOwner(bits) };
};
