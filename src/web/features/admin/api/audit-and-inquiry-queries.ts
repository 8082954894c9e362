import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { listAdminUsers } from "#contract/admin/admin.ts";
import { listAudit } from "#contract/admin/admin-audit.ts";
import { getHealth } from "#contract/admin/admin-health.ts";
import { countInquiries, type InquiryKind, type InquiryState, listInquiries } from "#contract/admin/admin-inquiries.ts";
import { callApi } from "../../../lib/api/api.ts";

export type AuditAsk = { kind: string | null; person: string | null; from: string | null; to: string | null };

/** What narrows the log, on the screen and in a file. */
export const auditFilter = ({ kind, person, from, to }: AuditAsk) => ({
  ...(kind !== null && { kind }),
  ...(person !== null && { person }),
  ...(from !== null && { from }),
  ...(to !== null && { to }),
});

/** The log, latest first. Not asked again by itself: each look is an entry. */
export const auditQuery = (ask: AuditAsk) =>
  infiniteQueryOptions({
    queryKey: ["admin", "audit", ask.kind, ask.person, ask.from, ask.to],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        listAudit,
        { query: { ...auditFilter(ask), ...(pageParam !== null && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnWindowFocus: false,
  });

/** A few accounts to choose from. */
export const personChoiceQuery = (search: string) =>
  queryOptions({
    queryKey: ["admin", "person", search],
    queryFn: async ({ signal }) =>
      (await callApi(listAdminUsers, { query: { search, sort: "email", order: "ascending" } }, { signal })).users,
    enabled: search.length >= 2,
    staleTime: 60_000,
  });

export const healthQuery = queryOptions({
  queryKey: ["admin", "health"],
  queryFn: ({ signal }) => callApi(getHealth, {}, { signal }),
  refetchInterval: 30_000,
});

export const newInquiriesQuery = queryOptions({
  queryKey: ["admin", "inquiries", "new"],
  queryFn: ({ signal }) => callApi(countInquiries, {}, { signal }),
  refetchInterval: 60_000,
});

export const inquiriesQuery = (kind: InquiryKind, state: InquiryState | null) =>
  infiniteQueryOptions({
    queryKey: ["admin", "inquiries", kind, state],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        listInquiries,
        { query: { kind, ...(state !== null && { state }), ...(pageParam !== null && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
