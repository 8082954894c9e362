import { visitValues } from "../appointments/visit-values.ts";
import { type AvailabilityRequest, agentName, partTypesOf, serviceName } from "../availability/availability-request.ts";
import type { Turn } from "../conversation-turn.ts";
import type { TextValue } from "../replying/reply.ts";
import type { ChosenSlot } from "../state.ts";

/** What is done and by whom, as a summary says it. */
export const whatAndWho = (
  turn: Turn,
  { type }: AvailabilityRequest,
  { agentId, date, parts }: ChosenSlot,
): { service: TextValue; agent: TextValue } => {
  if (!parts) return { service: serviceName(type), agent: agentName(turn, agentId) };
  const types = partTypesOf(type);
  const told = parts.map((part, index) => ({
    ...part,
    service: types[index]?.name ?? "",
    agentName: agentName(turn, part.agentId),
  }));
  return visitValues(told, date);
};
