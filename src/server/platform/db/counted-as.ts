import { type RawBuilder, sql } from "kysely";
import type { CountedAs } from "#domain/scheduling/outcomes/counts-as.ts";

/** `countsAs` of the domain for the row `appointment`, in SQL; a test compares what the two count. */
export const countedAs = (appointment: string): RawBuilder<CountedAs> => {
  const column = (name: string) => sql.ref(`${appointment}.${name}`);
  return sql<CountedAs>`case when ${column("status")} = 'cancelled' then 'cancelled'
    when ${column("outcome")} = 'no-show' then 'no-show' else 'visit' end`;
};
