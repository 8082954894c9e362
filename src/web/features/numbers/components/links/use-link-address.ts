import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { StartLink } from "#contract/chat/start-links.ts";
import type { Language } from "#domain/languages.ts";
import { chatLink } from "#domain/numbers/chat-link.ts";
import { agentsQuery } from "../../../../lib/queries/agents-query.ts";
import { appointmentTypesQuery } from "../../../../lib/queries/appointment-types-query.ts";

/** Who and what a link begins with, by name; null for what is left open or gone. */
export const useLinkTargets = () => {
  const agents = useQuery(agentsQuery).data?.agents ?? [];
  const types = useQuery(appointmentTypesQuery).data?.appointmentTypes ?? [];
  return ({ forAgentId, appointmentTypeId }: Pick<StartLink, "forAgentId" | "appointmentTypeId">) => ({
    agent: agents.find(({ id }) => id === forAgentId)?.name ?? null,
    service: types.find(({ id }) => id === appointmentTypeId)?.name ?? null,
  });
};

/** The address that opens the chat with its first message ready, in the language of the person who scans it. */
export const useLinkAddress = (phoneNumber: string, language: Language) => {
  const { t } = useTranslation(undefined, { lng: language });
  const targetsOf = useLinkTargets();
  return (link: StartLink): string => {
    const { agent, service } = targetsOf(link);
    const key = service && agent ? "both" : service ? "service" : agent ? "agent" : "plain";
    return chatLink(phoneNumber, t(`numbers.links.text.${key}`, { service, agent, code: link.code }));
  };
};
