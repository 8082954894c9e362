import { queryOptions } from "@tanstack/react-query";
import { getAppointment } from "#contract/scheduling/appointments.ts";
import { callApi } from "../../../lib/api/api.ts";

/** One appointment and the notices its client was sent. */
export const appointmentQuery = (appointmentId: string) =>
  queryOptions({
    queryKey: ["appointment", appointmentId],
    queryFn: ({ signal }) => callApi(getAppointment, { params: { appointmentId } }, { signal }),
  });
