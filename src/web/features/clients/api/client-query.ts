import { queryOptions } from "@tanstack/react-query";
import { getClient } from "#contract/clients/clients.ts";
import { callApi } from "../../../lib/api/api.ts";

/** One person, with notes and visits. */
export const clientQuery = (clientId: string) =>
  queryOptions({
    queryKey: ["client", clientId],
    queryFn: ({ signal }) => callApi(getClient, { params: { clientId } }, { signal }),
  });
