import { queryOptions } from "@tanstack/react-query";
import { listAppointmentTypes } from "#contract/scheduling/appointment-types.ts";
import { callApi } from "../api/api.ts";

export const appointmentTypesQuery = queryOptions({
  queryKey: ["appointment-types"],
  queryFn: ({ signal }) => callApi(listAppointmentTypes, {}, { signal }),
});
