import { queryOptions } from "@tanstack/react-query";
import type { listAgentServices } from "#contract/scheduling/agent-services.ts";
import { callApi } from "../api/api.ts";

/** Where agents differ from the appointment types. */
export const agentServicesQuery = queryOptions({
  queryKey: ["agent-services"],
  queryFn: ({ signal }) =>
    callApi<typeof listAgentServices>({ method: "GET", path: "/api/v1/agent-services" }, {}, { signal }),
});
