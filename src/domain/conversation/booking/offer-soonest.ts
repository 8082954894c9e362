import type { Slot } from "../../scheduling/slots/availability.ts";
import { type AvailabilityRequest, agentName, anyone, serviceName } from "../availability/availability-request.ts";
import { freeDays, lastBookableDate, placeAt } from "../availability/free-times.ts";
import type { Turn } from "../conversation-turn.ts";
import type { Line } from "../replying/reply.ts";
import type { TurnOutcome } from "../replying/turn-outcome.ts";
import type { Draft } from "../state.ts";
import { offerNearestTimes, slotChoices } from "./offer-nearest-times.ts";
import { otherAgentChoice } from "./questions/ask-agent.ts";
import { nothingLine } from "./questions/ask-day.ts";
import { addChoice } from "./questions/ask-more.ts";

/** The next free times within what was said, each with its agent, and the ways to another day and to another agent. */
export const offerSoonest = (
  turn: Turn,
  draft: Draft,
  request: AvailabilityRequest,
  lead: readonly Line[],
): TurnOutcome => {
  const from = draft.range?.from ?? turn.today;
  const to = draft.range?.to ?? lastBookableDate(turn);
  const days = freeDays(turn, request, { from, to, count: mostDays, limits: draft });
  if (days.length === 0) return offerNearestTimes(turn, draft, request, { lead: [...lead, nothingLine(draft)] });
  const elsewhere = [...otherAgentChoice(turn, draft, request.type), ...addChoice(turn, draft)];
  const mostTimes = mostRows - 1 - elsewhere.length;
  const perDay = Math.ceil(mostTimes / days.length);
  const slots = days
    .flatMap(({ slots: ofDay }) => spread(ofDay, perDay))
    .slice(0, mostTimes)
    .map(({ date, time }) => ({ date, time, agentId: agentAt(turn, request, date, time) }));
  return {
    scene: { step: "slot", draft, page: 0 },
    lines: [...lead, questionLine(turn, draft, request)],
    choices: [...slotChoices(turn, slots, request), ...elsewhere],
    style: "list",
  };
};

/** WhatsApp's. */
const mostRows = 10;
const mostDays = 4;

/** The first of some times, and others evenly over the rest of the day. */
const spread = (slots: readonly Slot[], count: number): readonly Slot[] =>
  slots.length <= count
    ? slots
    : Array.from({ length: count }, (_, index) => slots[Math.floor((index * slots.length) / count)] as Slot);

/** Whose time it is, where anyone will do; a visit is shared among whoever is free. */
const agentAt = (turn: Turn, request: AvailabilityRequest, date: string, time: string): string =>
  request.agentId === anyone && !request.type.parts
    ? (placeAt(turn, request, date, time)?.agentId ?? anyone)
    : request.agentId;

const questionLine = (turn: Turn, { range }: Draft, { type, agentId }: AvailabilityRequest): Line => {
  if (range) {
    const [from, to] = [range.from, range.to];
    return {
      key: "questions.timesInRange",
      values: { from: { date: from, style: "day" }, to: { date: to, style: "day" } },
    };
  }
  const service = serviceName(type);
  const agent = agentName(turn, agentId);
  return agent === ""
    ? { key: "questions.soonestOfAnyone", values: { service } }
    : { key: "questions.soonest", values: { service, agent } };
};
