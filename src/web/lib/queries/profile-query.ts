import { queryOptions } from "@tanstack/react-query";
import { getProfile } from "#contract/account/profile.ts";
import { callApi } from "../api/api.ts";

/** Company name, time zone and booking settings. */
export const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: ({ signal }) => callApi(getProfile, {}, { signal }),
});
