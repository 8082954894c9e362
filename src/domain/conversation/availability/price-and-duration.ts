import { inAgentOrder } from "../../agents/agent-order.ts";
import { type ServiceTimes, serviceTimes } from "../../scheduling/services/service-times.ts";
import type { AgentFacts } from "../../scheduling/slots/availability.ts";
import type { Turn } from "../conversation-turn.ts";
import type { TypeFacts } from "../facts.ts";
import type { Line, TextValue } from "../replying/reply.ts";
import { agentsFor, partTypesOf, typeToService } from "./availability-request.ts";
import { sumOfPrices } from "./visit-type.ts";

/** What a service is called, how long it takes and what it costs: once, or once for each agent where they differ. */
export type PriceAndDuration = { service: TextValue; durationMinutes: number; price: number | null };

export const pricesAndDurations = (turn: Turn, type: TypeFacts, agentIds: readonly string[]): PriceAndDuration[] => {
  const able = agentsFor(turn, type);
  const [first] = able;
  if (!first || isSameWithEveryone(turn, type)) {
    const { durationMinutes, price } = first ? timesWith(first, type) : type;
    return [{ service: type.name, durationMinutes, price }];
  }
  const asked = able.filter(({ agentId }) => agentIds.includes(agentId));
  return inAgentOrder(asked.length > 0 ? asked : able).map((agent) => {
    const { durationMinutes, price } = timesWith(agent, type);
    const values = { service: type.name, agent: agent.name };
    return { service: { key: "descriptions.serviceWithAgent", values }, durationMinutes, price };
  });
};

/** Whether it makes no difference for the client who does it. */
export const isSameWithEveryone = (turn: Turn, type: TypeFacts): boolean => {
  const [first, ...others] = agentsFor(turn, type).map((agent) => timesWith(agent, type));
  return others.every((each) => each.durationMinutes === first?.durationMinutes && each.price === first.price);
};

export const shortestMinutes = (turn: Turn, type: TypeFacts): number => {
  const able = agentsFor(turn, type);
  if (able.length === 0) return type.durationMinutes;
  return Math.min(...able.map((agent) => timesWith(agent, type).durationMinutes));
};

/** "45 min · 30 €" below an agent's name. */
export const describeTimes = (turn: Turn, agent: AgentFacts, type: TypeFacts): Line => {
  const { durationMinutes: count, price } = timesWith(agent, type);
  if (price === null) return { key: "descriptions.minutes", values: { count } };
  return {
    key: "descriptions.minutesAndMore",
    values: { count, more: { price, currency: turn.facts.business.currency } },
  };
};

type ToldNumbers = Pick<ServiceTimes, "durationMinutes" | "price">;

/** For a visit, all of it together. */
const timesWith = (agent: AgentFacts, type: TypeFacts): ToldNumbers => {
  const parts = partTypesOf(type).map((part) => serviceTimes(agent, typeToService(part)));
  const durationMinutes = parts.reduce((sum, part) => sum + part.durationMinutes, 0);
  return { durationMinutes, price: sumOfPrices(parts) };
};
