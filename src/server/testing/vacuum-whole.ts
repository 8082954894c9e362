import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

/**
 * Vacuums until every page of the tables counts as visible to all. While somebody's snapshot is still open a vacuum leaves
 * pages out, and an index alone can't answer then.
 */
export const vacuumWhole = async (client: Pick<pg.Client, "query">, tables: readonly string[]): Promise<void> => {
  for (let round = 0; round < 50; round++) {
    await client.query(`vacuum analyze ${tables.join(", ")}`);
    const { rows } = await client.query<{ left: number }>(
      `select coalesce(sum(relpages - relallvisible), 0)::int as left from pg_class
        where relkind = 'r' and relname = any($1::text[]) and relnamespace = 'public'::regnamespace`,
      [tables],
    );
    if (rows[0]?.left === 0) return;
    await sleep(100);
  }
};
