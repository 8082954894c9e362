import { queryOptions } from "@tanstack/react-query";
import { listFeeds } from "#contract/calendars/feeds.ts";
import { callApi } from "../../../lib/api/api.ts";

export const feedsQuery = queryOptions({
  queryKey: ["feeds"],
  queryFn: ({ signal }) => callApi(listFeeds, {}, { signal }),
});
