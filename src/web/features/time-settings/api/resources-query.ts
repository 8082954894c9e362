import { queryOptions } from "@tanstack/react-query";
import { listResources } from "#contract/scheduling/resources.ts";
import { callApi } from "../../../lib/api/api.ts";

export const resourcesQuery = queryOptions({
  queryKey: ["resources"],
  queryFn: ({ signal }) => callApi(listResources, {}, { signal }),
});
