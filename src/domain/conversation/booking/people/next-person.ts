import { minutesOf, timeOfMinutes } from "../../../scheduling/clock/clock-time.ts";
import { anyone, availabilityRequestOf, typeOf } from "../../availability/availability-request.ts";
import { explainUnavailableTime } from "../../availability/explain-unavailable.ts";
import { freeSlotsOn } from "../../availability/free-times.ts";
import type { Turn } from "../../conversation-turn.ts";
import type { OwnAppointment } from "../../facts.ts";
import type { Line } from "../../replying/reply.ts";
import type { TurnOutcome } from "../../replying/turn-outcome.ts";
import type { Draft } from "../../state.ts";
import { proceedWithDraft } from "../proceed-with-draft.ts";

/** The booking of the next person, at the same time where somebody is free, or else right after; null where nobody is left. */
export const nextPerson = (turn: Turn, draft: Draft, booked: OwnAppointment): TurnOutcome | null => {
  const [person, ...left] = draft.people ?? [];
  if (!person) return null;
  const { forName, isForOther, typeId = draft.typeId } = person;
  const isSameType = person.typeId === undefined || person.typeId === draft.typeId;
  const next: Draft = {
    ...(isSameType && { visitTypeIds: draft.visitTypeIds }),
    ...{
      typeId,
      name: draft.name,
      forName,
      isForOther: isForOther || undefined,
      isExtra: true,
      people: left,
      pairing: draft.pairing,
    },
    date: person.date ?? booked.date,
  };
  const placed = { ...next, ...placeFor(turn, next, { booked, wanted: person.time, agentId: draft.agentId }) };
  const { name } = turn.facts.client;
  const who = forName ?? (isForOther ? null : (draft.name ?? name));
  const line: Line = who === null ? { key: "people.next" } : { key: "people.nextNamed", values: { name: who } };
  const outcome = proceedWithDraft(turn, placed);
  const isApart = draft.pairing === "same" && placed.date === booked.date && placed.time !== booked.time;
  const lines: Line[] = isApart ? [line, { key: "people.notTogether" }] : [line];
  return { ...outcome, lines: [...lines, ...outcome.lines] };
};

type Place = { booked: OwnAppointment; wanted: string | undefined; agentId: string | undefined };

const placeFor = (turn: Turn, next: Draft, { booked, wanted, agentId }: Place): Pick<Draft, "agentId" | "time"> => {
  if (next.date !== booked.date) return { agentId, ...(wanted !== undefined && { time: wanted }) };
  const type = typeOf(turn, next);
  const time = wanted ?? booked.time;
  const isFree = (withWhom: string): boolean =>
    type !== null &&
    explainUnavailableTime(turn, availabilityRequestOf(turn, next, type, withWhom), booked.date, time) === null;
  if (wanted !== undefined && agentId !== undefined && isFree(agentId)) return { agentId, time };
  if (wanted !== undefined || (next.pairing !== "after" && isFree(anyone))) return { agentId: anyone, time };
  return rightAfter(turn, next, booked);
};

/** The first start behind what was booked, if it can be with the same agent, else with whoever is free. */
const rightAfter = (turn: Turn, next: Draft, booked: OwnAppointment): Pick<Draft, "agentId" | "time"> => {
  const type = typeOf(turn, next);
  const end = Math.min(minutesOf(booked.time) + booked.durationMinutes + booked.bufferMinutes, 24 * 60 - 1);
  const first = booked.parts ? anyone : booked.agentId;
  const atOnce = { agentId: first, time: timeOfMinutes(end) };
  if (!type) return atOnce;
  for (const agentId of new Set([first, anyone])) {
    const request = availabilityRequestOf(turn, next, type, agentId);
    if (explainUnavailableTime(turn, request, booked.date, atOnce.time) === null) return { agentId, time: atOnce.time };
    const slot = freeSlotsOn(turn, request, booked.date).find(({ time }) => isSoonAfter(minutesOf(time), end));
    if (slot) return { agentId, time: slot.time };
  }
  return atOnce;
};

const isSoonAfter = (start: number, end: number): boolean => start >= end && start <= end + 60;
