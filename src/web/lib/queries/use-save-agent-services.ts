import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type AgentServiceChoice, saveAgentServices } from "#contract/scheduling/agent-services.ts";
import { callApi } from "../api/api.ts";
import { invalidateAfter } from "../api/stale-queries.ts";
import { agentServicesQuery } from "./agent-services-query.ts";

/** Saves who does what; the caller says how it went. */
export const useSaveAgentServices = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (services: readonly AgentServiceChoice[]) =>
      callApi(saveAgentServices, { body: { services: [...services] } }),
    onSuccess: (saved) => queryClient.setQueryData(agentServicesQuery.queryKey, saved),
    onSettled: () => invalidateAfter(queryClient, "agent_services"),
    meta: { ownErrors: true },
  });
};

/** What is known of a pair; everyone does everything as it is until something else is said. */
export const choiceOf = (
  services: readonly AgentServiceChoice[],
  agentId: string,
  appointmentTypeId: string,
): AgentServiceChoice =>
  services.find((known) => known.agentId === agentId && known.appointmentTypeId === appointmentTypeId) ?? {
    ...{ agentId, appointmentTypeId, isOffered: true },
    ...{ ownDurationMinutes: null, ownBufferBeforeMinutes: null, ownBufferMinutes: null, ownPrice: null },
  };
