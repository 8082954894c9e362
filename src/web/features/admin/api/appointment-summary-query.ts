import { queryOptions } from "@tanstack/react-query";
import { getAppointmentSummary } from "#contract/admin/admin.ts";
import { callApi } from "../../../lib/api/api.ts";

export const appointmentSummaryQuery = queryOptions({
  queryKey: ["admin", "appointment-summary"],
  queryFn: ({ signal }) => callApi(getAppointmentSummary, {}, { signal }),
});
