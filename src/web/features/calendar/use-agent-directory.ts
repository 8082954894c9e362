import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Agent } from "#contract/scheduling/agents.ts";
import { agentColors, unknownAgentColor } from "../../lib/agent-color.ts";
import { agentsQuery } from "../../lib/queries/agents-query.ts";

export type AgentDirectory = {
  /** By name; undefined until they are here. */
  agents: readonly Agent[] | undefined;
  /** The raw id stands in for an agent nobody knows. */
  nameOf(agentId: string): string;
  colorOf(agentId: string): string;
};

export const useAgentDirectory = (): AgentDirectory => {
  const { data } = useQuery(agentsQuery);
  return useMemo(() => {
    const agents = data?.agents ?? [];
    const names = new Map(agents.map(({ id, name }) => [id, name]));
    const colors = agentColors(agents);
    return {
      agents: data && [...agents].sort((a, b) => a.name.localeCompare(b.name)),
      nameOf: (agentId) => names.get(agentId) ?? agentId,
      colorOf: (agentId) => colors.get(agentId) ?? unknownAgentColor,
    };
  }, [data]);
};
