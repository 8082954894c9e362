import { z } from "zod";

export const fewestAgents = 1;
export const mostAgents = 50;

/** How many agents a subscription pays for. */
export const agentCountSchema = z
  .int({ error: "agentCount" })
  .min(fewestAgents, { error: "agentCount" })
  .max(mostAgents, { error: "agentCount" });

/** The nearest count that can be bought. */
export const toAgentCount = (wanted: number): number =>
  Number.isFinite(wanted) ? Math.min(mostAgents, Math.max(fewestAgents, Math.round(wanted))) : fewestAgents;

/** What the picker begins with: the agents in use (S2 §4), or what is paid for as long as there are none. */
export const firstAgentCount = ({ activeAgents, maxAgents }: { activeAgents: number; maxAgents: number }): number =>
  toAgentCount(activeAgents > 0 ? activeAgents : maxAgents);
