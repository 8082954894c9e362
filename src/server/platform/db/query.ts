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
 * A statement written once with Kysely, checked against the generated schema and compiled when the module loads:
 * at run time it is a named prepared statement with values put in place, and costs nothing to build.
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

type Param<Params> = <K extends keyof Params & string>(key: K) => Params[K];

const compiler = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** `defineQuery<{ id: string }>()((db, param) => db.selectFrom("agents").where("id", "=", param("id")).selectAll())` */
export const defineQuery =
  <Params extends object = Record<never, never>>() =>
  <Row>(build: (db: Kysely<DB>, param: Param<Params>) => Compilable<Row>): Query<Params, Row> => {
    const placeholder = ((key: string) => new Placeholder(key)) as unknown as Param<Params>;
    const { sql, parameters } = build(compiler, placeholder).compile();
    const name = createHash("sha1").update(sql).digest("base64url").slice(0, 20);
    return {
      name,
      text: sql,
      bind: (params) =>
        parameters.map((value) =>
          value instanceof Placeholder ? toWire((params as Record<string, unknown>)[value.key]) : toWire(value),
        ),
    };
  };

const toWire = (value: unknown): unknown => (value instanceof Temporal.Instant ? value.toString() : value);
