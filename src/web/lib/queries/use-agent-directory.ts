import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Agent } from "#contract/scheduling/agents.ts";
import { agentColors, unknownAgentColor } from "../agent-color.ts";
import { agentsQuery } from "./agents-query.ts";

export type AgentDirectory = {
  /** In their order; undefined until they are here. */
  agents: readonly Agent[] | undefined;
  /** Empty until they are here. An agent who was deleted is a former one: an id says nothing to anybody. */
  nameOf(agentId: string): string;
  colorOf(agentId: string): string;
  /** Where the agent's picture is stored; null without one. */
  pictureOf(agentId: string): string | null;
};

export const useAgentDirectory = (): AgentDirectory => {
  const { t } = useTranslation();
  const { data } = useQuery(agentsQuery);
  return useMemo(() => {
    const agents = data?.agents ?? [];
    const names = new Map(agents.map(({ id, name }) => [id, name]));
    const colors = agentColors(agents);
    return {
      agents: data?.agents,
      nameOf: (agentId) => names.get(agentId) ?? (data ? t("calendar.formerAgent") : ""),
      pictureOf: (agentId) => agents.find(({ id }) => id === agentId)?.avatar ?? null,
      colorOf: (agentId) => colors.get(agentId) ?? unknownAgentColor,
    };
  }, [data, t]);
};
