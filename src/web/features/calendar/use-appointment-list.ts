import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type AppointmentList, appointmentsQuery } from "../../lib/queries/appointments-query.ts";
import { failureOf } from "../../lib/queries/failing/failure-of.ts";
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
  const query = useQuery({ ...appointmentsQuery(from, to), select });
  const { data, isFetching, refetch } = query;
  const isFailed = query.isError || failureOf(query) !== null;
  return useMemo(
    () => ({
      state: isFailed ? "failed" : data ? "ready" : "loading",
      appointments: (!isFailed && data?.appointments) || noAppointments,
      areNamesHidden: !isFailed && data?.areNamesHidden === true,
      isFetching,
      retry: () => void refetch(),
    }),
    [data, isFailed, isFetching, refetch],
  );
};

const noAppointments: readonly CalendarAppointment[] = [];
