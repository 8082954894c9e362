import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { keepChoice } from "../../lib/keep-choice.ts";
import { agentsQuery } from "../../lib/queries/agents-query.ts";

/** The agent a form is about, "" while none is chosen. With one agent there is nothing to choose. */
export const useChosenAgent = (initialAgentId: string | undefined): [string, (agentId: string) => void] => {
  const { data: agents } = useQuery(agentsQuery);
  const [wanted, setChosen] = useState(initialAgentId ?? "");
  const chosen = keepChoice(wanted, agents?.agents);
  const [only, ...others] = (agents?.agents ?? []).filter(({ isActive }) => isActive);
  return [chosen || (only && others.length === 0 ? only.id : ""), setChosen];
};
