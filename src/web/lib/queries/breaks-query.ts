import { queryOptions } from "@tanstack/react-query";
import { listBreaks } from "#contract/scheduling/breaks.ts";
import { callApi } from "../api/api.ts";

/** The breaks of the week by weekday and start, inactive ones included. */
export const breaksQuery = queryOptions({
  queryKey: ["breaks"],
  queryFn: ({ signal }) => callApi(listBreaks, {}, { signal }),
});
