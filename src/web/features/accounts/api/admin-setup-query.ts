import { queryOptions } from "@tanstack/react-query";
import type { getAdminSetup } from "#contract/admin/admin-setup.ts";
import { callApi } from "../../../lib/api/api.ts";

export const adminSetupQuery = queryOptions({
  queryKey: ["admin-setup"],
  queryFn: ({ signal }) =>
    callApi<typeof getAdminSetup>({ method: "GET", path: "/api/v1/admin/setup" }, {}, { signal }),
});
