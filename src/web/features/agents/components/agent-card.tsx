import { ActionIcon, Badge, Card, Group, Stack, Switch, Text } from "@mantine/core";
import { IconClock, IconListCheck, IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Agent } from "#contract/scheduling/agents.ts";
import { AgentAvatar } from "../../../components/agent/agent-avatar.tsx";
import { AgentCardButton } from "../../../components/agent/agent-card-button.tsx";
import { AgentTimeOffButton } from "../../../components/closures/agent-time-off-button.tsx";
import { AgentCommandButton } from "../../../components/command-phone/agent-command-button.tsx";
import { usePhoneText } from "../../../lib/format/use-phone-text.ts";
import { showApiError, showToast } from "../../../lib/toast/toast.ts";
import { useUpdateAgent } from "../api/use-update-agent.ts";
import classes from "./agents-tab.module.css";
import { WorkingHoursLines } from "./working-hours-lines.tsx";

type AgentCardProps = {
  agent: Agent;
  color: string;
  onEdit(agent: Agent): void;
  onDelete(agent: Agent): void;
  onEditHours(agent: Agent): void;
  onEditServices(agent: Agent): void;
};

export const AgentCard = ({ agent, color, onEdit, onDelete, ...on }: AgentCardProps) => {
  const { t } = useTranslation();
  const phoneText = usePhoneText();
  return (
    <Card withBorder padding="lg" h="100%">
      <Stack gap="md" h="100%">
        <Group wrap="nowrap" align="flex-start">
          <AgentAvatar name={agent.name} picture={agent.avatar} color={color} size={48} />
          <Stack gap={2} flex={1} miw={0}>
            <Group wrap="nowrap" gap="xs" align="flex-start">
              <Text fw={650} dir="auto" lineClamp={2} flex={1} pt={10}>
                {agent.name}
              </Text>
              <Group gap={0} wrap="nowrap">
                <ActionIcon aria-label={t("agents.edit.label", { agent: agent.name })} onClick={() => onEdit(agent)}>
                  <IconPencil size={20} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  color="red"
                  aria-label={t("agents.delete.label", { agent: agent.name })}
                  onClick={() => onDelete(agent)}
                >
                  <IconTrash size={20} aria-hidden />
                </ActionIcon>
              </Group>
            </Group>
            <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
              {agent.email}
            </Text>
            {agent.phone && (
              <Text size="sm" c="dimmed">
                {phoneText(agent.phone)}
              </Text>
            )}
          </Stack>
        </Group>
        <ActiveSwitch agent={agent} />
        {agent.specialties.length > 0 && (
          <Group gap="xs">
            {agent.specialties.map((specialty) => (
              <Badge key={specialty} color="gray" maw="100%">
                <bdi>{specialty}</bdi>
              </Badge>
            ))}
          </Group>
        )}
        <Stack gap={2} flex={1}>
          <WorkingHoursLines hours={agent.workingHours} />
          <Text size="xs" c="dimmed">
            {t("agents.hours.configured")}
          </Text>
          <div className={classes.actions}>
            <AgentCardButton
              Icon={IconClock}
              text={t("agents.hours.edit")}
              label={t("agents.hours.editLabel", { agent: agent.name })}
              onClick={() => on.onEditHours(agent)}
            />
            <AgentCardButton
              Icon={IconListCheck}
              text={t("agents.services.open")}
              label={t("agents.services.openLabel", { agent: agent.name })}
              onClick={() => on.onEditServices(agent)}
            />
            <AgentTimeOffButton agent={agent} />
            <AgentCommandButton agent={agent} />
          </div>
        </Stack>
      </Stack>
    </Card>
  );
};

const ActiveSwitch = ({ agent }: { agent: Agent }) => {
  const { t } = useTranslation();
  const update = useUpdateAgent();

  const toggle = (isActive: boolean) =>
    update.mutate(
      { agent, change: { isActive } },
      {
        onSuccess: () =>
          showToast({
            title: t("toast.success"),
            description: t(isActive ? "agents.toasts.activated" : "agents.toasts.deactivated"),
            kind: "success",
          }),
        onError: (error) => showApiError(error, { text: t("agents.toasts.updateFailed") }),
      },
    );

  return (
    <Group gap="sm">
      <Switch
        size="md"
        checked={agent.isActive}
        disabled={update.isPending}
        onChange={(event) => toggle(event.currentTarget.checked)}
        aria-label={t("agents.activeLabel", { agent: agent.name })}
      />
      <Badge color={agent.isActive ? "green" : "gray"}>{t(agent.isActive ? "agents.active" : "agents.inactive")}</Badge>
    </Group>
  );
};
