import { ownUpcomingAppointments } from "../appointments/own-appointments.ts";
import { agentName, availabilityRequestOf } from "../availability/availability-request.ts";
import { freeDays, lastBookableDate } from "../availability/free-times.ts";
import type { Turn } from "../conversation-turn.ts";
import type { Meaning } from "../reading/meaning.ts";
import type { Line } from "../replying/reply.ts";
import type { Choice } from "../replying/turn-outcome.ts";
import type { Draft } from "../state.ts";
import { slotOfValue, slotValue } from "./slot-value.ts";

/** The usual of a returning client: the question, and its next times within what was said. */
export type UsualTimes = { question: Line; choices: readonly Choice[] };

/** `null` where nothing is usual, it isn't free, something else was said, or one is booked already. */
export const usualTimes = (turn: Turn, draft: Draft): UsualTimes | null => {
  const { types, agents, client } = turn.facts;
  const type = types.find(({ id }) => id === client.lastVisit?.typeId);
  const { agentId = "" } = client.lastVisit ?? {};
  const isThere = agents.some((agent) => agent.agentId === agentId) && !client.isBlocked;
  if (!type || !isThere || isOpenOrElse(draft)) return null;
  if (ownUpcomingAppointments(turn).some(({ typeId }) => typeId === type.id)) return null;
  const request = availabilityRequestOf(turn, {}, type, agentId);
  const from = draft.date ?? draft.range?.from ?? turn.today;
  const to = draft.date ?? draft.range?.to ?? lastBookableDate(turn);
  const days = freeDays(turn, request, { from, to, count: mostTimes, limits: draft });
  const times = days.flatMap(({ slots }) => slots.slice(0, days.length > 2 ? 1 : mostTimes)).slice(0, mostTimes);
  if (times.length === 0) return null;
  const usual = { service: type.name, agent: agentName(turn, agentId) };
  const choices = times.map(
    ({ date, time }): Choice => ({
      value: `${usualPrefix}${slotValue({ agentId, date, time })}`,
      title: { key: "options.dateAndTime", values: { date: { date, style: "day" }, time: { time } } },
      description: { key: "descriptions.serviceWithAgent", values: usual },
    }),
  );
  return { question: { key: "questions.usual", values: usual }, choices };
};

/** The draft of the usual at the time of an option; `null` for other options. */
export const usualAt = ({ facts }: Turn, draft: Draft, value: string): Draft | null => {
  const slot = value.startsWith(usualPrefix) ? slotOfValue(value.slice(usualPrefix.length)) : null;
  return slot && { ...draft, typeId: facts.client.lastVisit?.typeId, ...slot, ...settled };
};

/** Whether a message answers the offer of the usual with a day or a time, and names no service and nobody. */
export const isUsualMeant = (offered: readonly string[], meaning: Meaning): boolean => {
  const { typeIds, agentIds, forSomeone, company, serviceBeyond, when } = meaning;
  const isElse =
    typeIds.length + agentIds.length > 0 || forSomeone !== null || company !== null || serviceBeyond !== null;
  const isTimed = when.date !== undefined || when.time !== undefined;
  return isUsualOffered(offered) && isTimed && !isElse;
};

/** Whether the usual is on offer. */
export const isUsualOffered = (offered: readonly string[]): boolean =>
  offered.some((value) => value.startsWith(usualPrefix));

/** Something is still to be told apart, somebody was named, or it is for somebody else or the waitlist. */
const isOpenOrElse = ({ dates, either, times, agentId, isForOther, forName, people, isWaiting }: Draft): boolean =>
  [dates, either, times, agentId, isForOther, forName, people, isWaiting].some((one) => one !== undefined);

const usualPrefix = "usual:";
const mostTimes = 3;
const settled = { dates: undefined, times: undefined, either: undefined, window: undefined, range: undefined };
