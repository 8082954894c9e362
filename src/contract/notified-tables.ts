/**
 * The tables whose changes are sent to the owner's browser. Each has a trigger that records the change; a test compares
 * the two lists. What is fetched again after each change is in `staleQueries` in `src/web/lib/api/stale-queries.ts`.
 */
export const notifiedTables = [
  "agent_services",
  "agents",
  "appointment_type_resources",
  "appointments",
  "booking_pages",
  "business_breaks",
  "business_hours",
  "calendar_feeds",
  "client_questions",
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
  "webhook_deliveries",
  "webhook_endpoints",
  "whatsapp_credentials",
  "whatsapp_phone_numbers",
] as const;

export type NotifiedTable = (typeof notifiedTables)[number];
