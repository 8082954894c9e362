import { queryOptions } from "@tanstack/react-query";
import { listClientErasures } from "#contract/clients/erasing.ts";
import { callApi } from "../../../lib/api/api.ts";

/** When clients were deleted. Under the clients' own key, so that it stays as fresh as they do. */
export const clientErasuresQuery = queryOptions({
  queryKey: ["clients", "erasures"],
  queryFn: ({ signal }) => callApi(listClientErasures, {}, { signal }),
});
