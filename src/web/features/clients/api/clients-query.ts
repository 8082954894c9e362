import { infiniteQueryOptions } from "@tanstack/react-query";
import { listClients } from "#contract/clients.ts";
import { callApi } from "../../../lib/api/api.ts";

/** Everyone who has written, the latest first; only matching ones when something is searched. */
export const clientsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ["clients", "list", search],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        listClients,
        { query: { ...(search && { search }), ...(pageParam !== null && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
