import type { Notice } from "#contract/scheduling/appointments.ts";
import { waitingReason } from "#domain/notices/notice-reason.ts";

type NoticeRow = {
  id: string;
  kind: string;
  status: string;
  reason: string | null;
  created_at: Temporal.Instant;
  updated_at: Temporal.Instant;
};

/** That a worker has taken it is nothing an owner needs to know: until the provider has it, it is queued. */
export const presentNotice = (row: NoticeRow): Notice => {
  const status = row.status === "sending" ? "queued" : (row.status as Notice["status"]);
  return {
    id: row.id,
    kind: row.kind as Notice["kind"],
    status,
    reason: status === "queued" ? waitingReason(row.reason) : (row.reason as Notice["reason"]),
    createdAt: row.created_at.toString(),
    updatedAt: row.updated_at.toString(),
  };
};
