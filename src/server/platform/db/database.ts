import pg from "pg";
import type { OwnerId } from "#domain/owner-id.ts";
import { callingKey } from "../api-keys/calling-key.ts";
import type { PoolLoad } from "../metrics/watch-pool.ts";
import { openAnnouncer } from "./announcer.ts";
import { closePool, openPool } from "./connections.ts";
import { isDatabaseAway } from "./is-database-away.ts";
import { type KeptRows, keyOf, openKeptRows } from "./kept/kept-rows.ts";
import type { Query } from "./query.ts";
import { confirmAppRole } from "./role/confirm-app-role.ts";
import { appConnection } from "./role/connection-settings.ts";
import { ask } from "./wire/ask.ts";
import type { Answer, Statement } from "./wire/statement-batch.ts";

/** A transaction, or a place in one: statements issued without awaiting each other travel in one round trip. */
export type Tx = {
  run<Params, Row>(query: Query<Params, Row>, params: Params): Promise<Row[]>;
  /**
   * A statement about settings alone: its rows are those read before under the same version, which this transaction read
   * first and must not change. With none it is run.
   */
  runKept<Params extends { ownerId: string }, Row>(
    query: Query<Params, Row>,
    params: Params,
    version: string | null,
  ): Promise<readonly Row[]>;
  /** A statement nothing waits for but the commit, with which it travels. If it fails, the transaction does. */
  send<Params, Row>(query: Query<Params, Row>, params: Params): void;
  /** The same for one whose answer is wanted after the commit. */
  later<Params, Row>(query: Query<Params, Row>, params: Params): Promise<Row[]>;
  /** Counted for the operator's figures once it is committed. */
  count(happened: CountedEvent): void;
  /** Something is due in the background: the worker is notified after the commit. Null notifies nobody. */
  ring(due: DueConversation | Promise<DueConversation | null>): void;
};

/** What operators count in metrics. Only words from our own lists, never a name or an id. */
export type CountedEvent =
  | { thing: "bookings"; source: string }
  | { thing: "offers"; fate: string }
  | { thing: "notices"; fate: string; reason: string | null };

/** A conversation in which something is to be done, and in how long; of whom, if somebody has written. */
export type DueConversation = { ownerId: OwnerId; conversationId: string; client?: string; inMs: number };

type Work<Result> = (tx: Tx) => Promise<Result>;

/**
 * How PostgreSQL comes by the plan of a statement: it weighs each time whether to make a new one, and may make one each time; or it
 * takes the one it has kept, which is right where every value leads to the same index.
 */
export type Plans = "weighed" | "kept";

export type Database = {
  /**
   * Work in one transaction that sees and touches this owner's rows alone. Run again, a few times at most, when
   * PostgreSQL gave this transaction up for another one: `work` must be repeatable, so whatever it does outside of
   * the transaction has to wait until this resolves. `plans` is for what is done all day, whose plans tests look at.
   */
  withOwner<Result>(ownerId: OwnerId, work: Work<Result>, plans?: Plans): Promise<Result>;
  /** Independent reads for one owner, all in a single round trip. */
  read<const Results extends readonly Promise<unknown>[]>(
    ownerId: OwnerId,
    issue: (tx: Tx) => Results,
  ): Promise<{ -readonly [I in keyof Results]: Awaited<Results[I]> }>;
  /** One statement without an owner: sessions and limits. Owner tables show it nothing. */
  run<Params, Row>(query: Query<Params, Row>, params: Params): Promise<Row[]>;
  /**
   * One statement that is a whole transaction: it finds out whose rows it writes, and sees theirs alone. Run again like
   * `withOwner`'s work. `dueOf` says what is due then.
   */
  runWhole<Params, Row>(
    query: Query<Params, Row>,
    params: Params,
    dueOf: (rows: Row[]) => DueConversation | null | undefined,
  ): Promise<Row[]>;
  /** Several statements without an owner in one transaction. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Others committed something on connections of their own: has it announced soon rather than at the next look. */
  announce(): void;
  /** How busy the connections are, and what waiting for one has cost so far. */
  load(): PoolLoad;
  /** Who counts what happened. */
  onHappened(count: (happened: CountedEvent) => void): void;
  /** Who is notified of what is due in conversations; without anyone here, other processes are. */
  onDue(hear: (due: DueConversation) => void): void;
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

const setOwner: Record<Plans, Omit<Statement, "values">> = {
  weighed: { name: "set-owner", text: "select set_config('app.owner_id', $1, true)" },
  kept: {
    name: "set-owner-keep-plans",
    text: "select set_config('app.owner_id', $1, true), set_config('plan_cache_mode', 'force_generic_plan', true)",
  },
};
/** Every audit row of the transaction names the API key that makes the call (`recordAudit`). */
const setDoneByKey = (keyId: string): Statement => ({
  name: "set-done-by-key",
  text: "select set_config('app.done_by', $1, true)",
  values: [JSON.stringify({ via: "api", byKeyId: keyId })],
});
const begin: Statement = { name: "begin", text: "begin", values: [] };
const ends = {
  commit: { name: "commit", text: "commit", values: [] },
  rollback: { name: "rollback", text: "rollback", values: [] },
} satisfies Record<string, Statement>;

/** Connects as the app's role, which owns no table. `url` may belong to a stronger user: the role is set at connecting. */
export const openDatabase = (url: string, poolSize: number): Database => {
  const pool = openPool({
    ...appConnection(url),
    onConnect: confirmAppRole,
    max: poolSize,
    types,
    pipeline: true,
  } as pg.PoolConfig);
  const announcer = openAnnouncer(appConnection(url));
  const kept = openKeptRows();
  let hearDue = ({ inMs }: DueConversation): void => announcer.ring(inMs);
  const ring = (due: Ring): void => {
    void Promise.resolve(due).then(
      (known) => known && hearDue(known),
      () => {},
    );
  };

  let count = (_happened: CountedEvent): void => {};
  const { take, load } = watchWaits(pool, poolSize);

  const inTransaction = async <Result>(owner: OwnerId | null, work: Work<Result>, plans?: Plans): Promise<Result> => {
    const client = await take();
    const place = openTransaction(client, owner, kept, plans);
    try {
      const result = await work(place.tx);
      // Behind the statements that were only sent: if one of them fails, this keeps nothing either.
      const [{ command }] = await Promise.all([place.end("commit"), ...place.unawaited]);
      // PostgreSQL answers so when a statement failed and the work went on regardless: nothing was kept.
      if (command === "ROLLBACK") throw new Error("the transaction was rolled back: one of its statements had failed");
      client.release();
      announcer.wake();
      place.rings.forEach(ring);
      for (const happened of place.happened) count(happened);
      return result;
    } catch (error) {
      throw await abandon(client, place, error);
    }
  };

  const runAlone = runFrom(take);

  return {
    withOwner: (owner, work, plans) => repeating(() => inTransaction(owner, work, plans)),
    transaction: (work) => repeating(() => inTransaction(null, work)),
    read: readFrom(take, kept),
    run: async (query, params) => {
      const rows = await runAlone(query, params);
      // Sessions and limits are read before every request, and nothing comes of that.
      if (!query.text.startsWith("select ")) announcer.wake();
      return rows;
    },
    runWhole: async (query, params, dueOf) => {
      const rows = await repeating(() => runAlone(query, params));
      announcer.wake();
      ring(dueOf(rows) ?? null);
      return rows;
    },
    announce: announcer.wake,
    load,
    onHappened: (hear) => {
      count = hear;
    },
    onDue: (hear) => {
      hearDue = hear;
    },
    close: async () => {
      await Promise.all([announcer.close(), closePool(pool)]);
    },
  };
};

const readFrom =
  (take: () => Promise<pg.PoolClient>, kept: KeptRows): Database["read"] =>
  async (owner, issue) => {
    const client = await take();
    const place = openTransaction(client, owner, kept);
    try {
      const results = Promise.all(issue(place.tx));
      // Sent behind the reads without waiting for them: it closes the transaction whatever they answer.
      const [values] = await Promise.all([results, place.end("commit"), ...place.unawaited]);
      client.release();
      return values as never;
    } catch (error) {
      throw await abandon(client, place, error);
    }
  };

/** One statement, which is a transaction by itself. */
const runFrom =
  (take: () => Promise<pg.PoolClient>) =>
  async <Params, Row>(query: Query<Params, Row>, params: Params): Promise<Row[]> => {
    const client = await take();
    try {
      const answer = await ask(client, toStatement(query, params));
      client.release();
      return rowsOf(answer);
    } catch (error) {
      // What PostgreSQL refuses leaves the connection as it was.
      client.release(!(error instanceof pg.DatabaseError) || isDatabaseAway(error));
      throw error;
    }
  };

/** Connections as the pool gives them, and what waiting for one has cost. */
const watchWaits = (pool: pg.Pool, poolSize: number) => {
  const waited = { waits: 0, waitedMs: 0 };
  return {
    take: async (): Promise<pg.PoolClient> => {
      if (pool.idleCount > 0 || pool.totalCount < poolSize) return pool.connect();
      const beganMs = performance.now();
      waited.waits += 1;
      try {
        return await pool.connect();
      } finally {
        waited.waitedMs += performance.now() - beganMs;
      }
    },
    load: (): PoolLoad => ({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
      ...waited,
    }),
  };
};

const attempts = 3;

/** serialization_failure and deadlock_detected: the same work may well succeed now that the other one is through. */
const lostRaces = new Set(["40001", "40P01"]);

const repeating = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  for (let left = attempts - 1; ; left--) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || !lostRaces.has(codeOf(error))) throw error;
    }
  }
};

type Ring = Parameters<Tx["ring"]>[0] | null;

type OpenTransaction = {
  tx: Tx;
  rings: Ring[];
  happened: CountedEvent[];
  unawaited: Promise<unknown>[];
  end(how: keyof typeof ends): Promise<Answer>;
  /** What made the transaction fail, as opposed to what PostgreSQL says of every statement after that. */
  firstFailure(): unknown;
};

const openTransaction = (
  client: pg.PoolClient,
  owner: OwnerId | null,
  kept: KeptRows,
  plans: Plans = "weighed",
): OpenTransaction => {
  let first: unknown;
  const query = async (statement: Statement): Promise<Answer> => {
    try {
      return await ask(client, statement);
    } catch (error) {
      first ??= error;
      throw error;
    }
  };
  const unawaited: Promise<unknown>[] = [];
  const rings: Ring[] = [];
  const happened: CountedEvent[] = [];
  const send = (statement: Statement): Promise<Answer> => {
    const sent = query(statement);
    // Awaited later, together with the commit; until then a failure must not count as unhandled.
    sent.catch(() => {});
    unawaited.push(sent);
    return sent;
  };
  void send(begin);
  if (owner !== null) void send({ ...setOwner[plans], values: [owner] });
  const key = callingKey();
  if (owner !== null && key?.ownerId === owner) void send(setDoneByKey(key.keyId));
  const run: Tx["run"] = async (statement, params) => rowsOf(await query(toStatement(statement, params)));
  return {
    tx: {
      run,
      runKept: async (statement, params, version) => {
        if (version === null) return run(statement, params);
        const at = { ownerId: params.ownerId, version, key: keyOf(statement, params) };
        const found = kept.find(at);
        if (found) return found as never;
        const rows = await run(statement, params);
        kept.keep(at, rows);
        return rows;
      },
      send: (statement, params) => void send(toStatement(statement, params)),
      later: (statement, params) => {
        const answered = send(toStatement(statement, params)).then(rowsOf<never>);
        answered.catch(() => {});
        return answered;
      },
      count: (what) => void happened.push(what),
      ring: (due) => {
        // One that fails belongs to a failed statement, whose caller gets the error.
        if (due instanceof Promise) due.catch(() => {});
        rings.push(due);
      },
    },
    rings,
    happened,
    unawaited,
    end: (how) => query(ends[how]),
    firstFailure: () => first,
  };
};

/** Rolls back and says why: the statement that failed first, not those PostgreSQL refused because of it. */
const abandon = async (client: pg.PoolClient, place: OpenTransaction, error: unknown): Promise<unknown> => {
  const [rollback] = await Promise.allSettled([place.end("rollback"), ...place.unawaited]);
  client.release(rollback?.status === "rejected");
  return codeOf(error) === inFailedTransaction ? place.firstFailure() : error;
};

const inFailedTransaction = "25P02";

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code);

const toStatement = <Params, Row>(query: Query<Params, Row>, params: Params): Statement => ({
  name: query.name,
  text: query.text,
  values: query.bind(params),
  patienceMs: query.patienceMs,
});

const rowsOf = <Row>({ rows }: Answer): Row[] => rows as Row[];
