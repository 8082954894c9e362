import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { IconUserPlus, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Agent } from "#contract/scheduling/agents.ts";
import { RetryAlert } from "../../../components/retry-alert.tsx";
import { agentColors, unknownAgentColor } from "../../../lib/agent-color.ts";
import { agentsQuery } from "../../../lib/queries/agents-query.ts";
import { failureOf } from "../../../lib/queries/failing/failure-of.ts";
import { useOwner } from "../../../lib/session/owner-context.ts";
import { keptValue, useStoredState } from "../../../lib/storage/use-stored-state.ts";
import { AddAgentForm } from "./add-agent-form.tsx";
import { AgentCard } from "./agent-card.tsx";
import { AgentsSkeleton } from "./agents-skeleton.tsx";
import classes from "./agents-tab.module.css";
import { DeleteAgentDialog } from "./delete-agent-dialog.tsx";
import { WorkingHoursDialog } from "./working-hours-dialog.tsx";

const EditAgentDialog = lazy(async () => ({
  default: (await import("./edit/edit-agent-dialog.tsx")).EditAgentDialog,
}));

const AgentServicesDialog = lazy(async () => ({
  default: (await import("./services/agent-services-dialog.tsx")).AgentServicesDialog,
}));

type AgentsTabProps = {
  /** Lead to the form that adds an agent, and say when that is done. */
  opensForm?: boolean;
  onFormOpened?: () => void;
};

/** Agent Management, on the dashboard and in the settings. */
export const AgentsTab = ({ opensForm = false, onFormOpened }: AgentsTabProps) => {
  const { t } = useTranslation();
  const query = useQuery(agentsQuery);
  const { data, isError, refetch } = query;
  const failure = failureOf(query);
  const [isAdding, setIsAdding] = useStoredState("agent-form-open", false);
  const addForm = useAddForm(setIsAdding);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the address leads here
  useEffect(() => {
    if (!opensForm) return;
    addForm.open();
    onFormOpened?.();
  }, [opensForm]);
  const [deleting, setDeleting] = useState<Agent | null>(null);
  const [served, setServed] = useState<Agent | null>(null);
  const [hoursOf, setHoursOf] = useStoredState<string | null>("working-hours-of", null);
  const agents = data?.agents ?? [];
  const editingHours = agents.find(({ id }) => id === hoursOf) ?? null;
  const [editedId, setEditedId] = useStoredState<string | null>("agent-edited", null);
  const edited = agents.find(({ id }) => id === editedId) ?? null;
  const colors = agentColors(agents);
  const colorOf = (agent: Agent | null) => colors.get(agent?.id ?? "") ?? unknownAgentColor;
  const activeCount = agents.filter((agent) => agent.isActive).length;
  const isFull = data !== undefined && activeCount >= data.maxActiveAgents;

  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-end" gap="md">
        <div>
          <Title order={2} size="h1">
            {t("agents.title")}
          </Title>
          <Text c="dimmed">{t("agents.subtitle")}</Text>
        </div>
        <Button
          leftSection={<IconUserPlus size={18} aria-hidden />}
          aria-expanded={isAdding}
          onClick={isAdding ? addForm.close : addForm.open}
        >
          {t("agents.add")}
        </Button>
      </Group>
      {isAdding && data && <AddAgent isFull={isFull} onClose={addForm.close} />}
      {!data && !failure && <AgentsSkeleton />}
      {(failure || isError) && (
        <RetryAlert
          title={t("errors.title")}
          text={t("agents.toasts.loadFailed")}
          label={t("agents.retry")}
          onRetry={() => void refetch()}
        />
      )}
      {data && agents.length === 0 && !isAdding && <NoAgents onAdd={addForm.open} />}
      {data && agents.length > 0 && (
        <>
          <Text size="sm" c="dimmed">
            {t("agents.activeOf", { count: data.maxActiveAgents, active: activeCount })}
          </Text>
          <ul className={classes.list}>
            {agents.map((agent) => (
              <li key={agent.id}>
                <AgentCard
                  agent={agent}
                  color={colorOf(agent)}
                  onEdit={({ id }) => setEditedId(id)}
                  onDelete={setDeleting}
                  onEditHours={({ id }) => setHoursOf(id)}
                  onEditServices={setServed}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {edited && (
        <Suspense fallback={null}>
          <EditAgentDialog agent={edited} color={colorOf(edited)} onClose={() => setEditedId(null)} />
        </Suspense>
      )}
      {served && (
        <Suspense fallback={null}>
          <AgentServicesDialog agent={served} onClose={() => setServed(null)} />
        </Suspense>
      )}
      <DeleteAgentDialog agent={deleting} onClose={() => setDeleting(null)} />
      <WorkingHoursDialog agent={editingHours} onClose={() => setHoursOf(null)} />
    </Stack>
  );
};

/** However the form is closed, what was typed in it is given up: the next agent begins with an empty one. */
const useAddForm = (setIsAdding: (isAdding: boolean) => void) => {
  const { user } = useOwner();
  const latest = useRef(setIsAdding);
  latest.current = setIsAdding;
  return useMemo(
    () => ({
      open: () => latest.current(true),
      close: () => {
        keptValue("agent-form", user.id).clear();
        latest.current(false);
      },
    }),
    [user.id],
  );
};

/** A form that was opened stays, although the agent it has just added is the plan's last. */
const AddAgent = ({ isFull, onClose }: { isFull: boolean; onClose: () => void }) => {
  const [wasFull] = useState(isFull);
  return wasFull && isFull ? <LimitAlert /> : <AddAgentForm onClose={onClose} />;
};

/** Instead of the form: nobody should fill it in to be refused. */
const LimitAlert = () => {
  const { t } = useTranslation();
  return (
    <Alert color="yellow" icon={<IconUsers aria-hidden />} title={t("agents.limitTitle")}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t("errors.agent-limit")}</Text>
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/subscription" />}>
          {t("agents.upgrade")}
        </Button>
      </Stack>
    </Alert>
  );
};

const NoAgents = ({ onAdd }: { onAdd: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.empty}>
      <IconUsers size={40} stroke={1.5} aria-hidden />
      <Title order={3}>{t("agents.empty.title")}</Title>
      <Text c="dimmed" maw="28rem">
        {t("agents.empty.text")}
      </Text>
      <Button onClick={onAdd}>{t("agents.empty.add")}</Button>
    </div>
  );
};
