import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listKnownClients } from "#contract/scheduling/known-clients.ts";
import { callApi } from "../../../lib/api/api.ts";

/** Whom to put on the list: those whose name or number has what was typed. */
export const clientChoicesQuery = (search: string) =>
  queryOptions({
    queryKey: ["known-clients", search],
    queryFn: ({ signal }) => callApi(listKnownClients, { query: { search } }, { signal }),
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
