import { queryOptions } from "@tanstack/react-query";
import type { listBookingTypes } from "#contract/scheduling/appointment-types.ts";
import { callApi } from "../api/api.ts";

/** The appointment types that can be booked, by name. Below "appointment-types", to become stale with them. */
export const bookingTypesQuery = queryOptions({
  queryKey: ["appointment-types", "booking"],
  queryFn: ({ signal }) =>
    callApi<typeof listBookingTypes>({ method: "GET", path: "/api/v1/booking/appointment-types" }, {}, { signal }),
});
