/**
 * Why a table has no row-level security. Every other table has it; a new one without it needs its reason here. Most are
 * nobody's, and some are read before anybody is known. What the app's role may do with them is limited by grants.
 */
export const openTables: Readonly<Record<string, string>> = {
  // Signing in: found by an address, a token or a hash, before it is known whose they are.
  user: "found by its address at sign-in, before anybody is known",
  account: "read at sign-in by the user who proves to be it",
  session: "found by its token",
  ended_sessions: "found by a token's hash, and names nobody",
  verification: "found by a mailed token",
  two_factor: "read at the second step, before there is a session",
  used_totp_codes: "written at the second step, before there is a session",
  known_devices: "found by a device's hash before sign-in",
  mailed_codes: "found by the hash of an address before sign-in",
  admin_setups: "belongs to the installation; fingerprints of its secrets",
  rate_limits: "counts before anybody is known; keys name networks and hashes",
  // The installation's own, without any owner's data.
  schema_migrations: "the schema's own bookkeeping; the app's role has no right to it",
  job_workers: "which processes work, and since when",
  backups: "when and where backups were made",
  push_keys: "the installation's own keys",
  public_holidays: "dates of countries, the same for everybody",
  paypal_plans: "the installation's plans",
  whatsapp_templates: "the platform's templates",
  platform_sender: "the platform's number",
  webhook_refusals: "how often webhooks were refused, by cause, for the operator",
  account_figures: "counts over all owners for the administrator, without a name",
  appointment_figures: "counts over all owners for the administrator, without a name",
  // Of people who are no owner's clients, or of messages before it is known whose they are.
  contact_messages: "written by visitors; the app's role adds and removes, the administrator reads by functions",
  payment_events: "kept by PayPal's ids before the owner is known",
  platform_opt_outs: "who wrote STOP to the platform's number, whatever owner wrote to them",
  platform_threads: "whom a message to the platform's number is for: read to find the owner",
  whatsapp_windows: "when a number wrote to a sender, which may serve many owners",
  pending_changes: "announces changes of all owners by ids, and is emptied with each announcement",
};
