import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { RouteCall } from "#contract/route.ts";
import type { getAvailability } from "#contract/scheduling/availability.ts";
import { callApi } from "../api/api.ts";

type AvailabilityQuestion = RouteCall<typeof getAvailability>["query"];

/** The slots of a range of days with the reason of each that isn't free. */
export const availabilityQuery = (question: AvailabilityQuestion) =>
  queryOptions({
    queryKey: ["availability", question],
    queryFn: ({ signal }) =>
      callApi<typeof getAvailability>({ method: "GET", path: "/api/v1/availability" }, { query: question }, { signal }),
    placeholderData: keepPreviousData,
  });
