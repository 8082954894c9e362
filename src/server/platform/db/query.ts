import { createHash } from "node:crypto";
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type { DB } from "./schema.gen.ts";

/**
 * A statement written once with Kysely, checked against the generated schema and compiled when it is first used: from then
 * on it is a named prepared statement with values put in place, and costs nothing to build.
 */
export type Query<Params, Row> = {
  readonly name: string;
  readonly text: string;
  bind(params: Params): unknown[];
  /** For how long the answer is waited for; set only for what takes longer than any request may. */
  readonly patienceMs?: number;
  /** Carries the row's type; never set. */
  readonly row?: Row;
};

class Placeholder {
  readonly key: string;
  constructor(key: string) {
    this.key = key;
  }
}

/** A placeholder for a parameter in a statement. */
export type Param<Params> = <K extends keyof Params & string>(key: K) => Params[K];

const compiler = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * A statement about one owner's rows: its parameters have the owner, and its text uses it. Row-level security would show
 * nobody else's rows anyway; this makes it two walls, and keys begin with the owner.
 *
 * `defineQuery<{ ownerId: string; id: string }>()((db, param) => db.selectFrom("agents").where(…))`
 */
export const defineQuery =
  <Params extends { ownerId: string }>() =>
  <Row>(build: Build<Params, Row>): Query<Params, Row> =>
    queryOf(() => {
      const compiled = compile(build);
      if (!compiled.keys.includes("ownerId"))
        throw new Error(`a statement that doesn't name its owner: ${compiled.text}`);
      return compiled;
    });

/** Why a statement isn't about one owner's rows. Nothing else is a reason. */
export type UnownedReason =
  /** Nobody is signed in yet: found by an address, a token or a secret. */
  | "signing-in"
  /** A function of the database that checks the administrator's role itself. */
  | "administrator"
  /** A message or an event comes from outside, and whose it is has to be found out. */
  | "finding-the-owner"
  /** Routines that look for what is due or left over, no matter whose it is. */
  | "routine"
  /** Rows that belong to no owner: settings, limits, queues, platform-wide stops. */
  | "no-owners-rows";

/** A statement that isn't about one owner's rows, and why. */
export const defineUnownedQuery =
  <Params extends object = Record<never, never>>(_reason: UnownedReason) =>
  <Row>(build: Build<Params, Row>): Query<Params, Row> =>
    queryOf(() => compile(build));

type Build<Params, Row> = (db: Kysely<DB>, param: Param<Params>) => Compilable<Row>;

type Compiled = { name: string; text: string; keys: string[]; bind(params: object): unknown[] };

/** Every statement there is, for the test that compiles them all. */
const defined: (() => Compiled)[] = [];

export const compileAllQueries = (): string[] => defined.map((compiled) => compiled().text);

/** Hundreds are defined while the program loads, most of which it needs much later. */
const queryOf = <Params, Row>(first: () => Compiled): Query<Params, Row> => {
  let known: Compiled | null = null;
  const compiled = (): Compiled => {
    known ??= first();
    return known;
  };
  defined.push(compiled);
  return {
    get name() {
      return compiled().name;
    },
    get text() {
      return compiled().text;
    },
    bind: (params) => compiled().bind(params as object),
  };
};

const compile = <Params, Row>(build: Build<Params, Row>): Compiled => {
  const placeholder = ((key: string) => new Placeholder(key)) as unknown as Param<Params>;
  const { sql, parameters } = build(compiler, placeholder).compile();
  return {
    name: createHash("sha1").update(sql).digest("base64url").slice(0, 20),
    text: sql,
    keys: parameters.flatMap((value) => (value instanceof Placeholder ? [value.key] : [])),
    bind: (params) =>
      parameters.map((value) =>
        value instanceof Placeholder ? toWire((params as Record<string, unknown>)[value.key]) : toWire(value),
      ),
  };
};

const toWire = (value: unknown): unknown => (value instanceof Temporal.Instant ? value.toString() : value);
