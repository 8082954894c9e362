import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { agentsQuery } from "../../../lib/queries/agents-query.ts";
import { appointmentsQuery } from "../../../lib/queries/appointments-query.ts";
import type { AppointmentPreset } from "../appointment-drafts.ts";
import { LoadFailed } from "./load-failed.tsx";

// The schedule component weighs as much as the rest of the calendar; only those who look at the team fetch it.
const TeamView = lazy(() => import("./team-view.tsx").then((module) => ({ default: module.TeamView })));

type TeamDayProps = {
  date: string;
  /** Show only this agent's column. */
  agentId?: string | undefined;
  onOpen: (appointmentId: string) => void;
  onCreate: (preset: AppointmentPreset) => void;
};

/** The team view with its data. */
export const TeamDay = ({ date, agentId, onOpen, onCreate }: TeamDayProps) => {
  const agents = useQuery(agentsQuery);
  const appointments = useQuery(appointmentsQuery(date, date));
  if (agents.data && appointments.data) {
    return (
      <Suspense fallback={<TeamSkeleton />}>
        <TeamView
          key={date}
          date={date}
          appointments={appointments.data.appointments}
          agents={agents.data.agents}
          agentId={agentId}
          onOpen={onOpen}
          onCreate={onCreate}
        />
      </Suspense>
    );
  }
  if (!agents.isError && !appointments.isError) return <TeamSkeleton />;
  const retry = () => {
    void agents.refetch();
    void appointments.refetch();
  };
  return <LoadFailed onRetry={retry} />;
};

const TeamSkeleton = () => {
  const { t } = useTranslation();
  return <Skeleton height="28rem" role="status" aria-label={t("app.loading")} />;
};
