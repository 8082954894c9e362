import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { toAgentCount } from "#domain/subscription/agent-count.ts";
import type { SubscriptionSearch } from "../../lib/search/subscription-search.ts";

/** Begins with the agents in use; from then on it is the owner's choice alone, kept in the address. */
export const useChosenCount = (activeAgents: number): [number, (agents: number) => void] => {
  const { agents: chosen }: SubscriptionSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const [initial] = useState(() => toAgentCount(activeAgents));
  const choose = (agents: number) => void navigate({ to: "/subscription", search: { agents }, replace: true });
  return [chosen === undefined ? initial : toAgentCount(chosen), choose];
};
