import { alternativesTo } from "#domain/conversation/availability/alternatives.ts";
import type { AvailabilityRequest } from "#domain/conversation/availability/availability-request.ts";
import {
  agentsFor,
  anyone,
  availabilityRequestOf,
  typeOf,
} from "#domain/conversation/availability/availability-request.ts";
import { findObstacle, freeDays, lastBookableDate } from "#domain/conversation/availability/free-times.ts";
import type { CalendarTurn } from "#domain/conversation/conversation-turn.ts";
import type { TypeFacts } from "#domain/conversation/facts.ts";
import type { Draft } from "#domain/conversation/state.ts";
import { parseDate } from "#domain/scheduling/clock/calendar-date.ts";
import { parseTime } from "#domain/scheduling/clock/clock-time.ts";
import type { ChosenTime } from "../present/details-present.ts";
import type { TimeChoice } from "../present/time-present.ts";

/** What is being chosen: a new appointment of a type, or another time for one that stands. */
export type Choosing = { turn: CalendarTurn; draft: Draft; type: TypeFacts };

export const choosing = (turn: CalendarTurn, draft: Draft): Choosing | null => {
  const type = typeOf(turn, draft);
  return type === null ? null : { turn, draft, type };
};

/** Only those who do it are asked: anyone is one of them. */
const requestOf = ({ turn, draft, type }: Choosing, agentId: string): AvailabilityRequest => {
  const request = availabilityRequestOf(turn, draft, type, agentId);
  const able = new Set(agentsFor(turn, type).map((agent) => agent.agentId));
  return { ...request, agents: request.agents.filter((agent) => able.has(agent.agentId)) };
};

const daysShown = 6;

type Asked = { withId: string | undefined; date: string | undefined; from: string | undefined };

/** The days and times to choose from, as links that `address` makes. */
export const timeChoice = (
  chosen: Choosing,
  { withId: wanted, date: asked, from: begin }: Asked,
  address: TimeChoice["address"],
): TimeChoice => {
  const { turn, type } = chosen;
  const people = agentsFor(turn, type).map(({ agentId: id, name }) => ({ id, name }));
  const withId = people.find(({ id }) => id === wanted)?.id ?? anyone;
  const from = begin !== undefined && parseDate(begin) !== null && begin > turn.today ? begin : turn.today;
  const limits = { to: lastBookableDate(turn), count: daysShown + 1 };
  const found = freeDays(turn, requestOf(chosen, withId), { ...limits, from });
  const days = found.slice(0, daysShown);
  const date = days.find((day) => day.date === asked)?.date ?? days[0]?.date ?? null;
  return { address, people, withId, days, date, next: found[daysShown]?.date ?? null, isLater: from > turn.today };
};

/** Whether a time is still one of those that are offered. */
export const isOffered = (chosen: Choosing, { date, time, agentId }: ChosenTime): boolean =>
  findObstacle(chosen.turn, requestOf(chosen, agentId), date, time) === null;

/** The nearest times to one that has vanished. */
export const nearestTimes = (chosen: Choosing, { date, time, agentId }: ChosenTime): ChosenTime[] =>
  alternativesTo(chosen.turn, requestOf(chosen, agentId), { ...chosen.draft, date, time }).slice(0, 5);

/** `2026-11-23 10:00 anyone` as a form carries it; null for anything else. */
export const parseSlot = (text: string): ChosenTime | null => {
  const [date = "", time = "", agentId = "", ...rest] = text.split(" ");
  if (rest.length > 0 || parseDate(date) === null || parseTime(time) === null || !agentForm.test(agentId)) return null;
  return { date, time, agentId };
};

const agentForm = /^(anyone|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
