import type { RecordedChange } from "./recorded-change.ts";
import type { WebhookEventType } from "./webhook-event-types.ts";

/** The event that a recorded change is; `null` if webhooks don't announce it. */
export const eventOfChange = (change: RecordedChange): WebhookEventType | null => readers[change.table](change);

const ofAppointment = ({ before, after, notice }: RecordedChange): WebhookEventType | null => {
  // Appointments of the owner's own trial chat concern nobody else.
  if ((after ?? before)?.is_test === true) return null;
  if (notice) return notice.kind.startsWith("reminder") && notice.status === "sent" ? "appointment.reminded" : null;
  if (before === null) return "appointment.created";
  if (after === null) return "appointment.deleted";
  if (after.status === "cancelled" && before.status !== "cancelled") return "appointment.cancelled";
  const isSamePlace = before.starts_at === after.starts_at && before.agent_id === after.agent_id;
  if (before.outcome !== after.outcome && before.status === after.status && isSamePlace) return "appointment.outcome";
  return "appointment.changed";
};

const ofClient = ({ before, after }: RecordedChange): WebhookEventType => {
  if (before === null) return "client.created";
  if (after === null) return "client.erased";
  return before.merged_into === null && after.merged_into !== null ? "client.merged" : "client.changed";
};

const ofWaitlistEntry = ({ before, after }: RecordedChange): WebhookEventType | null => {
  if (before === null) return "waitlist.joined";
  return before.state === "waiting" && after?.state !== "waiting" ? "waitlist.left" : null;
};

const readers: Record<RecordedChange["table"], (change: RecordedChange) => WebhookEventType | null> = {
  appointments: ofAppointment,
  clients: ofClient,
  waitlist_entries: ofWaitlistEntry,
  waitlist_offers: ({ before }) => (before === null ? "waitlist.offered" : null),
};
