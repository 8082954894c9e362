import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { listClients } from "#contract/clients/clients.ts";
import { callApi } from "../../../lib/api/api.ts";

export type ClientFilter = { search: string; tag: string };

/** Everyone, who waits first and then the latest; only matching ones when something is searched or a tag chosen. */
export const clientsQuery = ({ search, tag }: ClientFilter) =>
  infiniteQueryOptions({
    queryKey: ["clients", "list", search, tag],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        listClients,
        { query: { ...(search && { search }), ...(tag && { tag }), ...(pageParam !== null && { cursor: pageParam }) } },
        { signal },
      ),
    // Under the typing the list stays until the next one arrives.
    placeholderData: keepPreviousData,
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
