import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { type NotifiedTable, notifiedTables } from "#contract/notified-tables.ts";
import { invalidateChanged } from "./invalidate-changed.ts";

/** What changes without a notification: only this browser's own requests change it while it is shown. */
type OwnChange =
  | "account"
  | "admin-inquiries"
  | "admin-users"
  | "admin-whatsapp"
  | "conversations"
  | "sessions"
  | "simulated-phone";

export type ChangedData = NotifiedTable | OwnChange;

/** What is free, and what is proposed because of it: the previews of a day that runs late and of someone who is sick. */
const freeTimes: readonly QueryKey[] = [["availability"], ["day-action"]];

/**
 * The one table of what has to be fetched again after a change, whether it was made here (mutations) or elsewhere (the
 * event stream). Availability depends on nearly everything.
 */
export const staleQueries: Record<ChangedData, readonly QueryKey[]> = {
  agent_services: [["agent-services"], ["appointment-types"], ...freeTimes],
  agents: [["agents"], ...freeTimes, ["subscription"]],
  appointments: [
    ["appointments"],
    ["appointment"],
    ...freeTimes,
    ["clients"],
    ["client"],
    ["bot-trial"],
    ["insights"],
    ["start-links"],
    ["account", "deletion"],
  ],
  api_keys: [["api-keys"]],
  appointment_type_resources: [["resources"], ["appointment-types"], ...freeTimes],
  booking_pages: [["booking-page"]],
  business_breaks: [["breaks"], ...freeTimes],
  business_hours: [["business-hours"], ...freeTimes],
  calendar_feeds: [["feeds"]],
  client_questions: [["clients"], ["client"]],
  clients: [["clients"], ["client"], ["client-messages"], ["known-clients"]],
  command_senders: [["command-senders"], ["clients"]],
  day_actions: [["day-action"]],
  email_changes: [["account"]],
  external_calendars: [["external-calendars"], ["busy-times"], ...freeTimes],
  holiday_choices: [["holidays"], ["special-days"], ...freeTimes],
  house_answers: [["house-answers"]],
  mail_settings: [["mail-settings"]],
  messages: [["clients"], ["client-messages"], ["bot-trial"]],
  notices: [["appointment"], ["appointments"], ["account", "deletion"]],
  paypal_subscriptions: [["subscription"]],
  push_devices: [["push"]],
  resources: [["resources"], ...freeTimes],
  sender_registrations: [["whatsapp-onboarding"], ["me"]],
  special_days: [["special-days"], ...freeTimes],
  start_links: [["start-links"], ["insights"]],
  subscribers: [["agents"], ["subscription"], ["whatsapp-onboarding"], ["me"]],
  support_tickets: [],
  time_off: [["time-off"], ...freeTimes],
  time_slot_configs: [["appointment-types"], ...freeTimes],
  user_profiles: [["profile"], ["me"], ...freeTimes, ["holidays"], ["special-days"]],
  waitlist_entries: [["waitlist"]],
  waitlist_offers: [["waitlist"], ["busy-times"], ...freeTimes],
  webhook_deliveries: [["webhook-deliveries"]],
  webhook_endpoints: [["webhooks"]],
  whatsapp_credentials: [],
  whatsapp_phone_numbers: [["whatsapp-numbers"], ["whatsapp-onboarding"], ["me"]],
  account: [["account"]],
  conversations: [["clients"], ["client"], ["client-messages"], ["bot-trial"]],
  "admin-inquiries": [["admin", "inquiries"]],
  "admin-users": [["admin", "users"]],
  "admin-whatsapp": [["admin", "whatsapp"]],
  sessions: [["account", "sessions"]],
  "simulated-phone": [["simulator", "chat"]],
};

export const isNotifiedTable = (table: string): table is NotifiedTable =>
  (notifiedTables as readonly string[]).includes(table);

/** Fetches again what is on screen of it; the rest when it is shown next. */
export const invalidateAfter = async (queryClient: QueryClient, ...changed: readonly ChangedData[]): Promise<void> => {
  const keys = new Map(changed.flatMap((what) => staleQueries[what]).map((key) => [JSON.stringify(key), key]));
  await Promise.all([...keys.values()].map((queryKey) => invalidateChanged(queryClient, queryKey)));
};
