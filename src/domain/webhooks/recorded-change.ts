/** Columns of a row that tell which event a change is. Ids, times and states only. */
export type ChangeFacts = Readonly<Record<string, unknown>>;

/** Kinds of records whose changes are recorded, by the table they are in. */
export const recordedTables = ["appointments", "clients", "waitlist_entries", "waitlist_offers"] as const;

/**
 * A change as `record_change` in the migrations stores it. `before` is `null` for a new row and `after` for a deleted one;
 * with `notice` the row stayed the same, and a message about it was sent or failed.
 */
export type RecordedChange = {
  table: (typeof recordedTables)[number];
  before: ChangeFacts | null;
  after: ChangeFacts | null;
  notice: { kind: string; status: string } | null;
};
