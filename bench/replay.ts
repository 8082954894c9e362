import pg from "pg";
import { appConnection } from "#server/platform/db/database.ts";

type Statement = { name?: string; text: string; values: unknown[] };

/** Statements that were sent without waiting for each other. */
export type Flight = Statement[];

/** Sent by the product on a connection of its own, behind the work and whenever it likes. */
const besides = "announce-changes";

/** The statements the product sends while it does some work, in its own words and its own round trips. */
export const recordStatements = async (work: () => Promise<unknown>): Promise<Flight[]> => {
  const flights: Flight[] = [];
  let answered = true;
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, config: unknown, ...rest: unknown[]) {
    const statement = toStatement(config);
    if (statement.name === besides) return Reflect.apply(original, this, [config, ...rest]);
    if (answered) flights.push([]);
    answered = false;
    flights.at(-1)?.push(statement);
    const result = Reflect.apply(original, this, [config, ...rest]);
    const note = () => {
      answered = true;
    };
    Promise.resolve(result).then(note, note);
    return result;
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return flights;
};

const toStatement = (config: unknown): Statement => {
  if (typeof config === "string") return { text: config, values: [] };
  const { name, text, values } = config as Statement;
  return { ...(name ? { name } : {}), text, values: values ?? [] };
};

export type Replay = {
  /** Runs the recorded statements with other values in the places of the recorded ones. */
  run(values: readonly string[]): Promise<unknown[]>;
  close(): Promise<void>;
};

/**
 * The yardstick's side of the database: the same prepared statements in the same flights on a plain pool, and nothing
 * else. `recorded` are the values that differ from run to run, as they stood in the recording.
 */
export const createReplay = (databaseUrl: string, flights: readonly Flight[], recorded: readonly string[]): Replay => {
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
