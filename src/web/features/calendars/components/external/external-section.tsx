import { Button, Skeleton, Stack, Text } from "@mantine/core";
import { IconPlus, IconUserPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../../components/cards/section-card.tsx";
import { RetryAlert } from "../../../../components/retry-alert.tsx";
import { agentsQuery } from "../../../../lib/queries/agents-query.ts";
import { failureOf } from "../../../../lib/queries/failing/failure-of.ts";
import { externalCalendarsQuery } from "../../api/external-calendars-query.ts";
import { CalendarRow } from "./calendar-row.tsx";

const AddCalendarForm = lazy(async () => ({ default: (await import("./add-calendar-form.tsx")).AddCalendarForm }));

/** Calendars elsewhere whose busy times count here. */
export const ExternalSection = () => {
  const { t } = useTranslation();
  const calendars = useQuery(externalCalendarsQuery);
  const agents = useQuery(agentsQuery);
  const [isAdding, setIsAdding] = useState(false);
  const nameOf = (agentId: string) => agents.data?.agents.find(({ id }) => id === agentId)?.name ?? "";
  return (
    <SectionCard title={t("calendars.title")} description={t("calendars.description")}>
      {calendars.data && agents.data ? (
        <Stack gap="lg">
          {calendars.data.calendars.map((calendar) => (
            <CalendarRow key={calendar.id} calendar={calendar} agent={nameOf(calendar.agentId)} />
          ))}
          {calendars.data.calendars.length === 0 && !isAdding && <Text c="dimmed">{t("calendars.empty")}</Text>}
          {isAdding ? (
            <Suspense fallback={<FormSkeleton />}>
              <AddCalendarForm agents={agents.data.agents} onClose={() => setIsAdding(false)} />
            </Suspense>
          ) : agents.data.agents.length > 0 ? (
            <div>
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={() => setIsAdding(true)}
              >
                {t("calendars.add")}
              </Button>
            </div>
          ) : (
            <AgentFirst />
          )}
        </Stack>
      ) : failureOf(calendars) || failureOf(agents) ? (
        <RetryAlert
          title={t("feeds.loadFailed")}
          label={t("feeds.retry")}
          onRetry={() => void Promise.all([calendars.refetch(), agents.refetch()])}
        />
      ) : (
        <Skeleton height={82} radius="md" />
      )}
    </SectionCard>
  );
};

/** The form's switch, its three fields and its buttons. */
const FormSkeleton = () => (
  <Stack gap="md" aria-hidden>
    <Skeleton height={40} radius="md" />
    {["agent", "name", "address"].map((field) => (
      <div key={field}>
        <Skeleton height={14} width="6rem" mb={10} />
        <Skeleton height={44} radius="md" />
      </div>
    ))}
    <Skeleton height={44} width="9rem" radius="md" />
  </Stack>
);

/** A calendar is an agent's: without one there is something to do before. */
const AgentFirst = () => {
  const { t } = useTranslation();
  return (
    <Stack gap="sm" align="flex-start">
      <Text>{t("calendars.agentFirst")}</Text>
      <Button
        renderRoot={(props) => <Link to="/app" search={{ tab: "agents", form: "agent" }} {...props} />}
        variant="default"
        leftSection={<IconUserPlus size={18} aria-hidden />}
      >
        {t("agents.empty.add")}
      </Button>
    </Stack>
  );
};
