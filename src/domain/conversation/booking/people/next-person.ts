import { minutesOf, timeOfMinutes } from "../../../scheduling/clock/clock-time.ts";
import { anyone, availabilityRequestOf, typeOf } from "../../availability/availability-request.ts";
import { explainUnavailableTime } from "../../availability/explain-unavailable.ts";
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
    ...{ typeId, name: draft.name, forName, isForOther: isForOther || undefined, isExtra: true, people: left },
    date: person.date ?? booked.date,
  };
  const placed = { ...next, ...placeFor(turn, next, { booked, wanted: person.time, agentId: draft.agentId }) };
  const { name } = turn.facts.client;
  const who = forName ?? (isForOther ? null : (draft.name ?? name));
  const line: Line = who === null ? { key: "people.next" } : { key: "people.nextNamed", values: { name: who } };
  const outcome = proceedWithDraft(turn, placed);
  return { ...outcome, lines: [line, ...outcome.lines] };
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
  if (wanted !== undefined || isFree(anyone)) return { agentId: anyone, time };
  const end = minutesOf(booked.time) + booked.durationMinutes + booked.bufferMinutes;
  return { agentId: booked.parts ? anyone : booked.agentId, time: timeOfMinutes(Math.min(end, 24 * 60 - 1)) };
};
