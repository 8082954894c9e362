import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listKnownClients } from "#contract/scheduling/known-clients.ts";
import { callApi } from "../../../lib/api/api.ts";

/** Fewer letters would find nearly everyone. */
const leastLetters = 2;

export const knownClientsQuery = (search: string) =>
  queryOptions({
    queryKey: ["known-clients", search],
    queryFn: ({ signal }) => callApi(listKnownClients, { query: { search } }, { signal }),
    enabled: search.length >= leastLetters,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
