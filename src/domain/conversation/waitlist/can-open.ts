import { withoutBookings } from "../../scheduling/waitlist/never-opens.ts";
import type { WaitlistRequest } from "../../scheduling/waitlist/waitlist-request.ts";
import { anyone, availabilityRequestOf, typeOf } from "../availability/availability-request.ts";
import { freeDays } from "../availability/free-times.ts";
import type { Turn } from "../conversation-turn.ts";
import type { Draft } from "../state.ts";
import { hoursStored } from "./wait-span.ts";

/**
 * Whether a time may ever open for a request: with nothing booked there would be one. Where the agent is off or doesn't work at any of
 * the hours, nobody's cancellation helps.
 */
export const canOpen = (
  turn: Turn,
  draft: Draft,
  { agentId, from, to, fromTime, toTime }: WaitlistRequest,
): boolean => {
  const type = typeOf(turn, draft);
  if (!type) return false;
  const unbooked = { ...turn, facts: { ...turn.facts, ...withoutBookings(turn.facts) } };
  const request = availabilityRequestOf(unbooked, draft, type, agentId ?? anyone);
  return freeDays(unbooked, request, { from, to, count: 1, limits: hoursStored(fromTime, toTime) }).length > 0;
};
