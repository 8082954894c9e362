import { queryOptions } from "@tanstack/react-query";
import { countUnnotifiedClients } from "#contract/scheduling/appointments.ts";
import { callApi } from "../../../lib/api/api.ts";

/** How many clients would still come, and how many of them can't be notified that they needn't. */
export const affectedClientsQuery = queryOptions({
  queryKey: ["appointments", "unnotified"],
  queryFn: ({ signal }) => callApi(countUnnotifiedClients, { query: {} }, { signal }),
});
