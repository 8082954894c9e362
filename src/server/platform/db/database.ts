import pg from "pg";
import type { OwnerId } from "#domain/owner-id.ts";
import type { Query } from "./query.ts";

/** A transaction, or a place in one: statements issued without awaiting each other travel in one round trip. */
export type Tx = {
  run<Params, Row>(query: Query<Params, Row>, params: Params): Promise<Row[]>;
};

export type Database = {
  /** Work in one transaction that sees and touches this owner's rows alone. */
  withOwner<Result>(ownerId: OwnerId, work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Independent reads for one owner, all in a single round trip. */
  read<const Results extends readonly Promise<unknown>[]>(
    ownerId: OwnerId,
    issue: (tx: Tx) => Results,
  ): Promise<{ -readonly [I in keyof Results]: Awaited<Results[I]> }>;
  /** One statement without an owner: sessions and limits. Owner tables show it nothing. */
  run<Params, Row>(query: Query<Params, Row>, params: Params): Promise<Row[]>;
  /** Several statements without an owner in one transaction. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

const types = new pg.TypeOverrides();
types.setTypeParser(20, Number);
// Prices: at most a million with two decimals, which a number holds exactly enough.
types.setTypeParser(1700, Number);
types.setTypeParser(1082, (value: string) => value);
// Times of day are kept to the minute: "09:30:00" is "09:30" everywhere in Daybook.
types.setTypeParser(1083, (value: string) => value.slice(0, 5));
types.setTypeParser(1184, (value: string) => Temporal.Instant.from(value));

const setOwner = { name: "set-owner", text: "select set_config('app.owner_id', $1, true)" };

/** Connects as the app's role, which owns no table. `url` may belong to a stronger user: the role is set at connecting. */
export const openDatabase = (url: string, poolSize: number): Database => {
  const pool = new pg.Pool({
    ...appConnection(url),
    max: poolSize,
    types,
    pipeline: true,
  } as pg.PoolConfig);
  // A connection that breaks is replaced at the next use; without listeners, idle or in use, it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));

  const inTransaction = async <Result>(owner: OwnerId | null, work: (tx: Tx) => Promise<Result>): Promise<Result> => {
    const client = await pool.connect();
    const opening = open(client, owner);
    try {
      const result = await work(txOn(client));
      await Promise.all(opening);
      const { command } = await client.query("commit");
      // PostgreSQL answers so when a statement failed and the work went on regardless: nothing was kept.
      if (command === "ROLLBACK") throw new Error("the transaction was rolled back: one of its statements had failed");
      client.release();
      return result;
    } catch (error) {
      await abandon(client, opening);
      throw error;
    }
  };

  return {
    withOwner: inTransaction,
    transaction: (work) => inTransaction(null, work),
    read: async (owner, issue) => {
      const client = await pool.connect();
      const opening = open(client, owner);
      try {
        const results = Promise.all(issue(txOn(client)));
        // Sent behind the reads without waiting for them: it closes the transaction whatever they answer.
        const closing = client.query("commit");
        const [values] = await Promise.all([results, closing, ...opening]);
        client.release();
        return values as never;
      } catch (error) {
        await abandon(client, opening);
        throw error;
      }
    },
    run: async (query, params) => rowsOf(await pool.query(toConfig(query, params))),
    close: () => pool.end(),
  };
};

/** Connection settings under which a client is the app's role. */
export const appConnection = (url: string): pg.ClientConfig => ({
  connectionString: url,
  options: "-c role=daybook_app",
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  keepAlive: true,
});

const open = (client: pg.PoolClient, owner: OwnerId | null): Promise<unknown>[] => {
  const opening = [client.query("begin")];
  if (owner !== null) opening.push(client.query({ ...setOwner, values: [owner] }));
  // Awaited later, together with the work; until then a failure must not count as unhandled.
  for (const statement of opening) statement.catch(() => {});
  return opening;
};

const abandon = async (client: pg.PoolClient, opening: readonly Promise<unknown>[]): Promise<void> => {
  const [rollback] = await Promise.allSettled([client.query("rollback"), ...opening]);
  client.release(rollback?.status === "rejected");
};

const txOn = (client: pg.PoolClient): Tx => ({
  run: async (query, params) => rowsOf(await client.query(toConfig(query, params))),
});

const toConfig = <Params, Row>(query: Query<Params, Row>, params: Params) => ({
  name: query.name,
  text: query.text,
  values: query.bind(params),
});

const rowsOf = <Row>(result: pg.QueryResult): Row[] => result.rows as Row[];
