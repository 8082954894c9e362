import { queryOptions } from "@tanstack/react-query";
import type { listAppointmentTypes } from "#contract/scheduling/appointment-types.ts";
import { callApi } from "../api/api.ts";

export const appointmentTypesQuery = queryOptions({
  queryKey: ["appointment-types"],
  queryFn: ({ signal }) =>
    callApi<typeof listAppointmentTypes>({ method: "GET", path: "/api/v1/appointment-types" }, {}, { signal }),
});
