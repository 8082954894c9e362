import { useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { CreateAppointmentDialog } from "../features/appointments/components/create-appointment-dialog.tsx";
import { CalendarTab } from "../features/calendar/components/calendar-tab.tsx";
import { type CalendarSearch, parseCalendarSearch } from "../lib/calendar-search.ts";
import type { DashboardSearch } from "../lib/dashboard-search.ts";
import { useBusinessNow } from "../lib/session/use-business-now.ts";

type Preset = { date: string; time?: string; agentId?: string };

/** The calendar with the dialogs it opens; its view, date and filter live in the address. */
export const DashboardCalendar = ({ search: raw }: { search: DashboardSearch }) => {
  const navigate = useNavigate();
  const today = useBusinessNow().toPlainDate().toString();
  const search = parseCalendarSearch(raw, today);
  const [preset, setPreset] = useState<Preset | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);

  const { view, date, agent } = search;
  const show = useCallback(
    (next: Partial<CalendarSearch>, options: { replace?: boolean } = {}) => {
      const { agent: filter, ...place } = { view, date, agent, ...next };
      // A filter that is taken off leaves the address, too.
      void navigate({ to: ".", search: { ...place, ...(filter && { agent: filter }) }, replace: options.replace ?? false });
    },
    [navigate, view, date, agent],
  );
  return (
    <>
      <CalendarTab search={search} onSearch={show} onCreate={setPreset} onOpen={setOpenId} />
      <CreateAppointmentDialog opened={preset !== null} preset={preset ?? { date }} onClose={() => setPreset(null)} />
    </>
  );
};
