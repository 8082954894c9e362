import { queryOptions } from "@tanstack/react-query";
import { getWaitlist } from "#contract/scheduling/waitlist/waitlist.ts";
import { callApi } from "../../api/api.ts";

/** Who waits, and who did until lately. */
export const waitlistQuery = queryOptions({
  queryKey: ["waitlist"],
  queryFn: ({ signal }) => callApi(getWaitlist, {}, { signal }),
});
