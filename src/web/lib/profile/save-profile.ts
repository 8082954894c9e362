import type { QueryClient } from "@tanstack/react-query";
import { type Profile, saveProfile as saveRoute } from "#contract/account/profile.ts";
import type { RouteCall } from "#contract/route.ts";
import { callApi } from "../api/api.ts";
import { invalidateAfter } from "../api/stale-queries.ts";
import { profileQuery } from "../queries/profile-query.ts";

/** Saves what is given. With another zone the whole calendar reads differently, so everything dated is fetched again. */
export const saveProfile = async (
  queryClient: QueryClient,
  body: RouteCall<typeof saveRoute>["body"],
): Promise<Profile> => {
  const { profile } = await callApi(saveRoute, { body });
  await queryClient.cancelQueries({ queryKey: profileQuery.queryKey });
  queryClient.setQueryData(profileQuery.queryKey, profile);
  const moved = body.timeZone === undefined ? [] : (["appointments"] as const);
  await invalidateAfter(queryClient, "user_profiles", ...moved);
  return profile;
};
