import pg from "pg";
import { appConnection } from "#server/platform/db/role/connection-settings.ts";
import type { RoundTrip } from "#server/testing/record-statements.ts";

export type Replay = {
  /** Runs the recorded statements with other values in the places of the recorded ones. */
  run(values: readonly string[]): Promise<unknown[]>;
  close(): Promise<void>;
};

/**
 * The yardstick's side of the database: the same prepared statements in the same flights on a plain pool, and nothing
 * else. `recorded` are the values that differ from run to run, as recorded.
 */
export const createReplay = (
  databaseUrl: string,
  flights: readonly RoundTrip[],
  recorded: readonly string[],
): Replay => {
  const pool = new pg.Pool({ ...appConnection(databaseUrl), max: 10, pipeline: true } as pg.PoolConfig);
  const plan = flights.map((flight) =>
    flight.map(({ name, text, values }) => ({ name, text, fill: values.map((value) => createFill(value, recorded)) })),
  );
  return {
    run: async (given) => {
      const client = await pool.connect();
      try {
        const answers: unknown[] = [];
        for (const flight of plan) {
          const results = await Promise.all(
            flight.map(({ name, text, fill }) =>
              client.query(
                fill.length === 0 ? text : { ...(name ? { name } : {}), text, values: fill.map((f) => f(given)) },
              ),
            ),
          );
          for (const { rows } of results) if (rows.length > 0) answers.push(rows);
        }
        return answers;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
};

type Fill = (given: readonly string[]) => unknown;

/** How one value of a statement follows from what is given: not at all, as it is, inside an array or inside JSON. */
const createFill = (value: unknown, recorded: readonly string[]): Fill => {
  if (Array.isArray(value)) {
    const items = value.map((item) => createFill(item, recorded));
    return (given) => items.map((item) => item(given));
  }
  if (typeof value !== "string") return () => value;
  const exact = recorded.indexOf(value);
  if (exact >= 0) return (given) => given[exact];
  const found = recorded.findIndex((text) => value.includes(text));
  if (found < 0) return () => value;
  const [before, ...after] = value.split(recorded[found] as string);
  const parts = [before, ...after].map((part) => createFill(part, recorded));
  return (given) => parts.map((part) => part(given)).join(given[found]);
};
