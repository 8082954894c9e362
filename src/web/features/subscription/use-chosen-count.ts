import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { firstAgentCount, toAgentCount } from "#domain/subscription/agent-count.ts";
import type { SubscriptionSearch } from "../../lib/search/subscription-search.ts";

/** What is in use or paid for is where it begins; from then on it is the owner's choice alone, kept in the address. */
export const useChosenCount = (status: Parameters<typeof firstAgentCount>[0]): [number, (agents: number) => void] => {
  const { agents: chosen }: SubscriptionSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const [initial] = useState(() => firstAgentCount(status));
  const choose = (agents: number) => void navigate({ to: "/subscription", search: { agents }, replace: true });
  return [chosen === undefined ? initial : toAgentCount(chosen), choose];
};
