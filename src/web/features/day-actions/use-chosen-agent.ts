import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { agentsQuery } from "../../lib/queries/agents-query.ts";

/** The agent a form is about, "" while none is chosen. With one agent there is nothing to choose. */
export const useChosenAgent = (initialAgentId: string | undefined): [string, (agentId: string) => void] => {
  const { data: agents } = useQuery(agentsQuery);
  const [chosen, setChosen] = useState(initialAgentId ?? "");
  const [only, ...others] = (agents?.agents ?? []).filter(({ isActive }) => isActive);
  return [chosen || (only && others.length === 0 ? only.id : ""), setChosen];
};
