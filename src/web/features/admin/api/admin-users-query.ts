import { infiniteQueryOptions } from "@tanstack/react-query";
import { listAdminUsers } from "#contract/admin/admin.ts";
import { callApi } from "../../../lib/api/api.ts";

/** Every account, the newest first; only matching ones when something is searched. */
export const adminUsersQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ["admin", "users", search],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        listAdminUsers,
        { query: { ...(search && { search }), ...(pageParam !== null && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
