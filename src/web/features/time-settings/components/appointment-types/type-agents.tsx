import { Checkbox, Group } from "@mantine/core";
import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { RetryAlert } from "../../../../components/retry-alert.tsx";
import { agentServicesQuery } from "../../../../lib/queries/agent-services-query.ts";
import { agentsQuery } from "../../../../lib/queries/agents-query.ts";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { choiceOf, useSaveAgentServices } from "../../../../lib/queries/use-save-agent-services.ts";
import { sayFailed } from "../../api/settings-toasts.ts";

/** Who does a type; saved at once. Own durations and prices are with each agent. Nothing to choose with one agent. */
export const TypeAgents = ({ typeId }: { typeId: string }) => {
  const { t } = useTranslation();
  const asked = useQueries({ queries: [agentsQuery, agentServicesQuery] });
  const [agents, services] = [asked[0].data?.agents, asked[1].data?.services];
  const save = useSaveAgentServices();
  if (asked.some(failureOf)) {
    const retry = () => void Promise.all(asked.map(({ refetch }) => refetch()));
    return (
      <RetryAlert mt="md" text={t("timeSettings.types.whoFailed")} label={t("timeSettings.retry")} onRetry={retry} />
    );
  }
  if (!agents || !services || agents.length < 2) return null;
  const choices = agents.map(({ id }) => choiceOf(services, id, typeId));
  const change = (able: readonly string[]) => {
    const changed = choices
      .map((choice) => ({ ...choice, isOffered: able.includes(choice.agentId) }))
      .filter(({ isOffered }, index) => isOffered !== choices[index]?.isOffered);
    if (changed.length > 0) save.mutate(changed, { onError: (error) => sayFailed("servicesFailed", error) });
  };
  return (
    <Checkbox.Group
      label={t("timeSettings.types.who")}
      value={choices.filter(({ isOffered }) => isOffered).map(({ agentId }) => agentId)}
      onChange={change}
    >
      <Group gap="md" py="xs">
        {agents.map(({ id, name }) => (
          <Checkbox key={id} value={id} size="md" disabled={save.isPending} label={<span dir="auto">{name}</span>} />
        ))}
      </Group>
    </Checkbox.Group>
  );
};
