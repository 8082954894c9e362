import type { AgentFacts } from "./availability.ts";
import type { BusySpan } from "./sweep-availability.ts";

/** The time that an appointment takes of its agent, buffers included. */
export type OwnTime = BusySpan & { agentId: string };

/**
 * The agent as if these times were free: what moves isn't an obstacle to itself. Each takes one span away, because another
 * appointment may have been booked over it for the same time.
 */
export const withoutOwnTimes = <Agent extends AgentFacts>(agent: Agent, own: readonly OwnTime[]): Agent => {
  let { busy } = agent;
  for (const { agentId, startMs, endMs } of own) {
    if (agentId !== agent.agentId) continue;
    const index = busy.findIndex((span) => span.startMs === startMs && span.endMs === endMs);
    if (index >= 0) busy = busy.toSpliced(index, 1);
  }
  return busy === agent.busy ? agent : { ...agent, busy };
};
