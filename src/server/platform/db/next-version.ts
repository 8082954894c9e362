import { sql } from "kysely";

/** Set by every update of a row that several people may edit: a later edit based on the old version is refused. */
export const nextVersion = {
  updated_at: sql<Temporal.Instant>`clock_timestamp()`,
  version: sql<number>`version + 1`,
};
