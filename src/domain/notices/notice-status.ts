/**
 * Where a notice to a client stands. `queued`: waiting to leave; `sending`: a worker has taken it; `sent`: the provider
 * accepted it; `delivered` and `read`: as reported; `failed`: it can't arrive; `not_sent`: it never could leave;
 * `superseded`: no longer true before it left.
 */
export const noticeStatuses = [
  "queued",
  "sending",
  "sent",
  "delivered",
  "read",
  "failed",
  "not_sent",
  "superseded",
] as const;

export type NoticeStatus = (typeof noticeStatuses)[number];

/** What a provider can report about a message it accepted. */
export type DeliveryStatus = "sent" | "delivered" | "read" | "failed";

/** Failing ranks below being delivered: that someone has seen the message is certain, that it failed was a guess. */
const rank: Record<NoticeStatus, number> = {
  queued: 0,
  sending: 1,
  not_sent: 1,
  sent: 2,
  superseded: 3,
  failed: 3,
  delivered: 4,
  read: 5,
};

/** Whether a report brings news. Reports come twice and in any order; a notice never moves backwards. */
export const movesForward = (current: NoticeStatus, reported: DeliveryStatus): boolean =>
  handedOver.has(current) && rank[reported] > rank[current];

/** The statuses from which a report moves a notice on. */
export const statusesBefore = (reported: DeliveryStatus): NoticeStatus[] =>
  noticeStatuses.filter((status) => movesForward(status, reported));

/** Nothing can be reported of a notice that no provider has been given. */
const handedOver: ReadonlySet<NoticeStatus> = new Set(["sending", "sent", "failed", "superseded", "delivered", "read"]);

/** Whether the client has been notified, or may have been: a message on its way counts. */
export const isNotified = (status: NoticeStatus): boolean =>
  status === "sending" || status === "sent" || status === "delivered" || status === "read";
