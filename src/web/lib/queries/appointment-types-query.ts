import { queryOptions } from "@tanstack/react-query";
import { listAppointmentTypes } from "#contract/appointment-types.ts";
import { callApi } from "../api.ts";

export const appointmentTypesQuery = queryOptions({
  queryKey: ["appointment-types"],
  queryFn: ({ signal }) => callApi(listAppointmentTypes, {}, { signal }),
});
