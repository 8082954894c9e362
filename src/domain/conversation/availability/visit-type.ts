import { epochMsToWall, minuteMs, wallToEpochMs } from "../../scheduling/clock/business-clock.ts";
import type { Turn } from "../conversation-turn.ts";
import type { TypeFacts } from "../facts.ts";
import type { ChosenSlot, Draft } from "../state.ts";

/** The services that were asked for together, in their order; none when it is one, or one of them is gone. */
export const visitTypesOf = (turn: Turn, { visitTypeIds = [], moving }: Draft): TypeFacts[] => {
  const found = visitTypeIds.flatMap((id) => turn.facts.types.find((type) => type.id === id) ?? []);
  return moving === undefined && found.length > 1 && found.length === visitTypeIds.length ? found : [];
};

/**
 * Several services of one visit as one: they follow one another with the same agent, who needs the buffer between them.
 * Null when the draft is about one service.
 */
export const visitTypeOf = (turn: Turn, draft: Draft): TypeFacts | null => {
  const types = visitTypesOf(turn, draft);
  const [first] = types;
  const last = types.at(-1);
  if (!first || !last) return null;
  const minutes = types.reduce((sum, type) => sum + type.durationMinutes + type.bufferMinutes, -last.bufferMinutes);
  const prices = types.flatMap(({ price }) => price ?? []);
  return {
    id: first.id,
    isVisit: true,
    name: new Intl.ListFormat(turn.language, { type: "conjunction" }).format(types.map(({ name }) => name)),
    description: null,
    durationMinutes: minutes,
    bufferMinutes: last.bufferMinutes,
    price: prices.length === types.length ? prices.reduce((sum, price) => sum + price, 0) : null,
  };
};

/** When each service of the visit begins. */
export const visitTimes = (
  turn: Turn,
  draft: Draft,
  slot: ChosenSlot,
): { service: string; date: string; time: string }[] => {
  const { zone } = turn.facts.business;
  let startMs = wallToEpochMs(slot.date, slot.time, zone) ?? 0;
  return visitTypesOf(turn, draft).map(({ name, durationMinutes, bufferMinutes }) => {
    const part = { service: name, ...epochMsToWall(startMs, zone) };
    startMs += (durationMinutes + bufferMinutes) * minuteMs;
    return part;
  });
};
