import { useQuery } from "@tanstack/react-query";
import { agentColors, unknownAgentColor } from "../../lib/agent-color.ts";
import { agentsQuery } from "../../lib/queries/agents-query.ts";

/** An agent's name and colour; the raw id for one that isn't known. */
export const useAgentName = () => {
  const { data } = useQuery(agentsQuery);
  const agents = data?.agents ?? [];
  return {
    nameOf: (agentId: string): string => agents.find(({ id }) => id === agentId)?.name ?? agentId,
    colorOf: (agentId: string): string => agentColors(agents).get(agentId) ?? unknownAgentColor,
  };
};
