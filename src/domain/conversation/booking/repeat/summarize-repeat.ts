import { type AvailabilityRequest, agentName } from "../../availability/availability-request.ts";
import { lastBookableDate } from "../../availability/free-times.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { Rhythm } from "../../reading/repeat/repeat-reading.ts";
import type { Line, TextValue } from "../../replying/reply.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { ChosenSlot, Draft } from "../../state.ts";
import { whatAndWho } from "../what-and-who.ts";
import { mostVisits, type PlannedDate, planRepeat, type RepeatPlan, visitsOf } from "./plan-repeat.ts";

type RepeatSummary = { slot: ChosenSlot; name: TextValue; lead: readonly Line[]; rhythm: Rhythm };

/**
 * Every date that is about to be booked, and each that isn't free with what happens to it. Null when there would be one
 * visit only: then that one is read back as any other, after `why`.
 */
export const summarizeRepeat = (
  turn: Turn,
  draft: Draft,
  request: AvailabilityRequest,
  { slot, name, lead, rhythm }: RepeatSummary,
): { outcome: TurnOutcome } | { why: Line[] } => {
  const plan = planRepeat(turn, draft, { request, slot, rhythm });
  const visits = visitsOf(plan);
  const troubles = plan.dates.filter(({ slot: found, wanted, reason }) => reason !== null && !isAt(found, wanted));
  const cut = cutLine(turn, plan);
  if (visits.length < 2)
    return { why: [{ key: "repeat.onlyOne" }, ...troubles.map((one) => dateLine(turn, one, slot)), ...cut] };
  const values = {
    count: visits.length,
    ...whatAndWho(turn, request, slot),
    rhythm: { key: `repeat.${rhythm.unit}` as const, values: { count: rhythm.every } },
    name,
  };
  const { client, business } = turn.facts;
  const asksOwner = client.afterNoShows === "ask";
  const outcome: TurnOutcome = {
    scene: { step: "summary", draft: { ...draft, date: slot.date, time: slot.time }, page: 0, slot, visits },
    lines: [
      ...lead,
      { key: "repeat.summary", values },
      ...plan.dates.map((one) => dateLine(turn, one, slot)),
      ...(troubles.some(({ slot: found }) => found !== null) ? [{ key: "repeat.howToSkip" as const }] : []),
      ...cut,
      ...(asksOwner ? [{ key: "questions.asksOwner" as const, values: { business: business.name } }] : []),
    ],
    choices: [
      { value: "confirm", title: { key: "buttons.confirm" } },
      { value: "change", title: { key: "buttons.change" } },
      { value: "leave", title: { key: "buttons.leave" } },
    ],
    style: "buttons",
  };
  return { outcome };
};

const isAt = (slot: ChosenSlot | null, wanted: { date: string; time: string }): boolean =>
  slot?.date === wanted.date && slot.time === wanted.time;

/** A visit in one line of a list; the agent only where it isn't that of the first. */
export const visitLine = (turn: Turn, slot: ChosenSlot, first: ChosenSlot): Line => {
  const values = { date: { date: slot.date, style: "day" as const }, time: { time: slot.time } };
  const ids = agentIdsOf(slot);
  if (ids.join() === agentIdsOf(first).join()) return { key: "repeat.date", values };
  const agent = [...new Set(ids)].map((id) => agentName(turn, id)).join(", ");
  return { key: "repeat.dateWith", values: { ...values, agent } };
};

const agentIdsOf = ({ agentId, parts }: ChosenSlot): string[] => parts?.map((part) => part.agentId) ?? [agentId];

const dateLine = (turn: Turn, { wanted, reason, slot }: PlannedDate, first: ChosenSlot): Line => {
  const date = { date: wanted.date, style: "day" as const };
  if (slot && (reason === null || isAt(slot, wanted))) {
    return reason === "no-such-day"
      ? { key: "repeat.lastDay", values: { date, time: { time: slot.time } } }
      : visitLine(turn, slot, first);
  }
  const why: Line = { key: whyKey(reason) };
  if (!slot) return { key: "repeat.leftOut", values: { date, time: { time: wanted.time }, why } };
  const newDate = { date: slot.date, style: "day" as const };
  return {
    key: "repeat.instead",
    values: { date, time: { time: wanted.time }, why, newDate, newTime: { time: slot.time } },
  };
};

/** Why a date isn't available, in short. */
export const whyKey = (reason: PlannedDate["reason"]) => {
  if (reason === "taken" || reason === "held") return "repeat.why.taken" as const;
  if (reason !== null && closedReasons.has(reason)) return "repeat.why.closed" as const;
  if (reason === "time-off" || reason === "outside-agent-hours") return "repeat.why.away" as const;
  return "repeat.why.notFree" as const;
};

const closedReasons: ReadonlySet<string> = new Set([
  "closed-day",
  "special-closing",
  "outside-business-hours",
  "break",
]);

/** A series that ends sooner than it was asked to says so. */
const cutLine = (turn: Turn, { cut }: RepeatPlan): Line[] => {
  if (cut === null) return [];
  if (cut === "horizon") {
    return [{ key: "repeat.untilHorizon", values: { date: { date: lastBookableDate(turn), style: "full" } } }];
  }
  const count = cut === "limit" ? turn.facts.business.maxActiveBookings : mostVisits;
  return [{ key: cut === "limit" ? "repeat.untilLimit" : "repeat.untilMost", values: { count } }];
};
