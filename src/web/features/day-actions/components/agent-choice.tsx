import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { agentsQuery } from "../../../lib/queries/agents-query.ts";

type AgentChoiceProps = { value: string; onChange(agentId: string): void };

/** Whose day it is about. */
export const AgentChoice = ({ value, onChange }: AgentChoiceProps) => {
  const { t } = useTranslation();
  const { data } = useQuery(agentsQuery);
  const agents = (data?.agents ?? []).filter(({ isActive, id }) => isActive || id === value);
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
