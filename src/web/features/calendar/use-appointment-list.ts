import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type AppointmentList, appointmentsQuery } from "../../lib/queries/appointments-query.ts";
import { type CalendarAppointment, toCalendarAppointment } from "./components/entries/calendar-appointment.ts";
import type { DateRange } from "./components/period/calendar-period.ts";

export type ListState = {
  state: "loading" | "failed" | "ready";
  appointments: readonly CalendarAppointment[];
  areNamesHidden: boolean;
  isFetching: boolean;
  retry(): void;
};

/** The appointments of a range. A failure empties the list: an old page must not pass for today's. */
export const useAppointmentList = ({ from, to }: DateRange): ListState => {
  const { t } = useTranslation();
  const hiddenName = t("calendar.clientNameHidden");
  const hiddenPhone = t("calendar.phoneHidden");
  const select = useCallback(
    ({ appointments, areNamesHidden }: AppointmentList) => ({
      areNamesHidden,
      appointments: appointments.map((appointment) =>
        toCalendarAppointment(
          areNamesHidden ? { ...appointment, clientName: hiddenName, clientPhone: hiddenPhone } : appointment,
        ),
      ),
    }),
    [hiddenName, hiddenPhone],
  );
  const { data, isError, isFetching, refetch } = useQuery({ ...appointmentsQuery(from, to), select });
  return useMemo(
    () => ({
      state: isError ? "failed" : data ? "ready" : "loading",
      appointments: (!isError && data?.appointments) || noAppointments,
      areNamesHidden: !isError && data?.areNamesHidden === true,
      isFetching,
      retry: () => void refetch(),
    }),
    [data, isError, isFetching, refetch],
  );
};

const noAppointments: readonly CalendarAppointment[] = [];
