import { queryOptions } from "@tanstack/react-query";
import type { Appointment, listAppointments, listRedactedAppointments } from "#contract/scheduling/appointments.ts";
import { callApi } from "../api/api.ts";
import { ApiError } from "../api/api-error.ts";
import { keepUnchanged } from "./kept/keep-unchanged.ts";

export type AppointmentList = {
  appointments: Appointment[];
  /** The list without personal data is shown because the full one couldn't be read. */
  areNamesHidden: boolean;
};

/** All appointments from one date to another, both included, in order. One agent's appointments are picked from these. */
export const appointmentsQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ["appointments", from, to],
    structuralSharing: keepUnchanged,
    queryFn: async ({ signal }): Promise<AppointmentList> => {
      const range = { from, to };
      try {
        return { appointments: await readAll("/api/v1/appointments", range, signal), areNamesHidden: false };
      } catch (error) {
        // Someone who is signed out, or has moved on, isn't helped by another list.
        if (signal.aborted || (error instanceof ApiError && error.code === "signed-out")) throw error;
        return { appointments: await readAll("/api/v1/appointments/redacted", range, signal), areNamesHidden: true };
      }
    },
  });

type ListRoute = typeof listAppointments | typeof listRedactedAppointments;

/** Page after page, so that nothing is silently missing. */
const readAll = async (path: ListRoute["path"], range: { from: string; to: string }, signal: AbortSignal) => {
  const appointments: Appointment[] = [];
  let cursor: string | null | undefined;
  do {
    const query = { ...range, ...(cursor ? { cursor } : {}) };
    const page = await callApi<ListRoute>({ method: "GET", path }, { query }, { signal });
    appointments.push(...page.appointments);
    cursor = page.nextCursor;
  } while (cursor);
  return appointments;
};
