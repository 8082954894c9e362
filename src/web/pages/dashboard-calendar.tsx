import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useState } from "react";
import { interruptedCreation, interruptedReschedule } from "../features/appointments/appointment-drafts.ts";
import { AppointmentDetailsDialog } from "../features/appointments/components/appointment-details-dialog.tsx";
import { CreateAppointmentDialog } from "../features/appointments/components/create-appointment-dialog.tsx";
import { RescheduleAppointmentDialog } from "../features/appointments/components/reschedule-appointment-dialog.tsx";
import { CalendarTab } from "../features/calendar/components/calendar-tab.tsx";
import { type CalendarSearch, parseCalendarSearch } from "../lib/calendar-search.ts";
import type { DashboardSearch } from "../lib/dashboard-search.ts";
import { agentsQuery } from "../lib/queries/agents-query.ts";
import { appointmentsQuery } from "../lib/queries/appointments-query.ts";
import { useOwner } from "../lib/session/owner-context.ts";
import { useBusinessNow } from "../lib/session/use-business-now.ts";

// Drag and drop weighs as much as the rest of the calendar, and phones never need it.
const LazyTeamView = lazy(async () => ({
  default: (await import("../features/appointments/components/team-view.tsx")).TeamView,
}));

type Preset = { date: string; time?: string; agentId?: string };

/** The calendar with the dialogs it opens; its view, date and filter live in the address. */
export const DashboardCalendar = ({ search: raw }: { search: DashboardSearch }) => {
  const today = useBusinessNow().toPlainDate().toString();
  const search = parseCalendarSearch(raw, today);
  const show = useShow(search);
  const { user } = useOwner();
  // Whoever had to sign in again in the middle of a form finds it open, as it was.
  const [preset, setPreset] = useState<Preset | null>(() => interruptedCreation(user.id));
  const [openId, setOpenId] = useState<string | null>(null);
  const [movingId, setMovingId] = useState<string | null>(() => interruptedReschedule(user.id));

  const reschedule = (appointmentId: string) => {
    setOpenId(null);
    setMovingId(appointmentId);
  };
  // Back to the details, which show how the notice to the client fares.
  const backToDetails = () => {
    setOpenId(movingId);
    setMovingId(null);
  };
  return (
    <>
      <CalendarTab
        search={search}
        onSearch={show}
        onCreate={setPreset}
        onOpen={setOpenId}
        teamView={<TeamDay search={search} onOpen={setOpenId} onCreate={setPreset} />}
      />
      <CreateAppointmentDialog
        opened={preset !== null}
        preset={preset ?? { date: search.date }}
        onClose={() => setPreset(null)}
      />
      <AppointmentDetailsDialog appointmentId={openId} onClose={() => setOpenId(null)} onReschedule={reschedule} />
      <RescheduleAppointmentDialog appointmentId={movingId} onClose={backToDetails} />
    </>
  );
};

const useShow = ({ view, date, agent }: CalendarSearch) => {
  const navigate = useNavigate();
  return useCallback(
    (next: Partial<CalendarSearch>, options: { replace?: boolean } = {}) => {
      const { agent: filter, ...place } = { view, date, agent, ...next };
      // A filter that is taken off leaves the address, too.
      void navigate({
        to: ".",
        search: { ...place, ...(filter && { agent: filter }) },
        replace: options.replace ?? false,
      });
    },
    [navigate, view, date, agent],
  );
};

type TeamDayProps = { search: CalendarSearch; onOpen(appointmentId: string): void; onCreate(preset: Preset): void };

const TeamDay = ({ search: { date, agent }, onOpen, onCreate }: TeamDayProps) => {
  const agents = useQuery(agentsQuery);
  const list = useQuery(appointmentsQuery(date, date));
  if (!agents.data || !list.data) return <Skeleton height="32rem" radius="lg" />;
  return (
    <Suspense fallback={<Skeleton height="32rem" radius="lg" />}>
      <LazyTeamView
        date={date}
        appointments={list.data.appointments}
        agents={agents.data.agents}
        agentId={agent}
        onOpen={onOpen}
        onCreate={onCreate}
      />
    </Suspense>
  );
};
