import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { agentsQuery } from "../../../lib/queries/agents-query.ts";
import { failureOf } from "../../../lib/queries/failing/failure-of.ts";

type AgentChoiceProps = { value: string; onChange(agentId: string): void };

/** Whose day it is about. */
export const AgentChoice = ({ value, onChange }: AgentChoiceProps) => {
  const { t } = useTranslation();
  const query = useQuery(agentsQuery);
  const { data, refetch } = query;
  const agents = (data?.agents ?? []).filter(({ isActive, id }) => isActive || id === value);
  if (failureOf(query)) {
    return <RetryAlert text={t("day.agentsFailed")} label={t("day.retry")} onRetry={() => void refetch()} />;
  }
  return (
    <NativeSelect
      size="md"
      label={t("day.agent")}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[
        ...(value === "" ? [{ value: "", label: t("day.chooseAgent") }] : []),
        ...agents.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
};
