/**
 * The tables whose changes an owner's browser hears of: those with a trigger that notes the change, which a test
 * compares.
 * What is to be fetched again after each is in one table too: `staleQueries` in `src/web/lib/api/stale-queries.ts`.
 */
export const notifiedTables = [
  "agent_services",
  "agents",
  "appointment_type_resources",
  "appointments",
  "business_breaks",
  "business_hours",
  "calendar_feeds",
  "clients",
  "command_senders",
  "day_actions",
  "email_changes",
  "external_calendars",
  "holiday_choices",
  "house_answers",
  "mail_settings",
  "messages",
  "notices",
  "paypal_subscriptions",
  "push_devices",
  "resources",
  "sender_registrations",
  "special_days",
  "start_links",
  "subscribers",
  "support_tickets",
  "time_off",
  "time_slot_configs",
  "user_profiles",
  "waitlist_entries",
  "waitlist_offers",
  "whatsapp_credentials",
  "whatsapp_phone_numbers",
] as const;

export type NotifiedTable = (typeof notifiedTables)[number];
