import { infiniteQueryOptions } from "@tanstack/react-query";
import { listAdminNumbers, listAdminRegistrations } from "#contract/admin/admin-whatsapp.ts";
import { callApi } from "../../../lib/api/api.ts";

const toQuery = (cursor: string | null) => ({ query: cursor === null ? {} : { cursor } });

export const adminNumbersQuery = infiniteQueryOptions({
  queryKey: ["admin", "whatsapp", "numbers"],
  queryFn: ({ pageParam, signal }) => callApi(listAdminNumbers, toQuery(pageParam), { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

export const adminRegistrationsQuery = infiniteQueryOptions({
  queryKey: ["admin", "whatsapp", "registrations"],
  queryFn: ({ pageParam, signal }) => callApi(listAdminRegistrations, toQuery(pageParam), { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});
