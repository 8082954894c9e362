import { queryOptions } from "@tanstack/react-query";
import { countUntoldClients } from "#contract/appointments.ts";
import { callApi } from "../../../lib/api.ts";

/** How many clients would still come, and how many of them can't be told that they needn't. */
export const untoldQuery = queryOptions({
  queryKey: ["appointments", "untold"],
  queryFn: ({ signal }) => callApi(countUntoldClients, { query: {} }, { signal }),
});
