import { infiniteQueryOptions } from "@tanstack/react-query";
import { listAdminUsers, type userSorts } from "#contract/admin/admin.ts";
import { callApi } from "../../../lib/api/api.ts";

export type UserSort = (typeof userSorts)[number];

export type UserAsk = { search: string; sort: UserSort; isDown: boolean };

/** Every account in the order of a column; only matching ones when something is searched. */
export const adminUsersQuery = ({ search, sort, isDown }: UserAsk) =>
  infiniteQueryOptions({
    queryKey: ["admin", "users", search, sort, isDown],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        listAdminUsers,
        {
          query: {
            ...(search && { search }),
            ...{ sort, order: isDown ? "descending" : "ascending" },
            ...(pageParam !== null && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
