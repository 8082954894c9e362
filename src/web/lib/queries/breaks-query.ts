import { queryOptions } from "@tanstack/react-query";
import type { listBreaks } from "#contract/scheduling/breaks.ts";
import { callApi } from "../api/api.ts";

/** The breaks of the week by weekday and start, inactive ones included. */
export const breaksQuery = queryOptions({
  queryKey: ["breaks"],
  queryFn: ({ signal }) => callApi<typeof listBreaks>({ method: "GET", path: "/api/v1/breaks" }, {}, { signal }),
});
