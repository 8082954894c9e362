import pg from "pg";
import { prepareValue } from "pg/lib/utils.js";
import { type Column, type PreparedStatements, preparedOn } from "./prepared-statements.ts";

export type Statement = {
  /** Prepared under this name when a connection first runs it; one without a name is prepared each time. */
  name: string;
  text: string;
  values: unknown[];
  /** For how long its answer is waited for, if longer than for others. */
  patienceMs?: number | undefined;
};

export type Answer = {
  /** What PostgreSQL says it did, such as COMMIT. */
  command: string;
  rows: unknown[];
};

type Asked = {
  statement: Statement;
  answer: Answer;
  /** Null until PostgreSQL has told them. */
  columns: readonly Column[] | null;
  /** This batch has it prepared. */
  isFirst: boolean;
  /** Why a value of its answer couldn't be read. */
  unreadable: { error: unknown } | null;
} & PromiseWithResolvers<Answer>;

/** What is used of the driver's connection. */
type Wire = {
  stream: { cork(): void; uncork(): void };
  parse(statement: { name: string; text: string }): void;
  close(what: { type: "S"; name: string }): void;
  bind(portal: { statement: string; values: unknown[] }): void;
  describe(what: { type: "P"; name: string }): void;
  execute(portal: { portal: string; rows: number }): void;
  sync(): void;
};

const unknownStatement = "26000";

/**
 * Statements that travel together, and whose answers come back together. The driver ends each statement with a synchronisation of
 * its own, after which PostgreSQL sends what it has and both sides wake up; here one is enough for all. What columns an
 * answer has is asked once a connection. When a statement fails, PostgreSQL passes over those behind it, and they fail with it.
 * Several statements need a transaction around them: otherwise PostgreSQL makes one of the whole batch.
 */
export class StatementBatch extends pg.Query {
  /** The driver puts its time limit around this. */
  callback: (error?: unknown) => void = () => {};
  /** The driver's name for the time limit; undefined is the connection's own. */
  query_timeout: number | undefined;
  readonly statements: Asked[] = [];
  readonly #prepared: PreparedStatements;
  readonly #readerOf: pg.ClientBase["getTypeParser"];
  /** How many are complete. */
  #place = 0;
  #isOver = false;

  constructor(client: pg.ClientBase) {
    super({ text: "" });
    this.#prepared = preparedOn(client);
    this.#readerOf = client.getTypeParser.bind(client);
  }

  add(statement: Statement): Promise<Answer> {
    const { patienceMs } = statement;
    if (patienceMs !== undefined) this.query_timeout = Math.max(this.query_timeout ?? 0, patienceMs);
    const settling = Promise.withResolvers<Answer>();
    const answer = { command: "", rows: [] };
    this.statements.push({ statement, answer, columns: null, isFirst: false, unreadable: null, ...settling });
    return settling.promise;
  }

  /** Called by the driver when the connection can be written to. What it returns is handled like an error of PostgreSQL's. */
  override submit = (connection: unknown): Error | null => {
    const wire = connection as Wire;
    let values: unknown[][];
    try {
      values = this.statements.map(({ statement }) => statement.values.map((value) => prepareValue(value)));
    } catch (error) {
      return error as Error;
    }
    wire.stream.cork();
    for (const [index, asked] of this.statements.entries()) {
      this.#prepare(wire, asked);
      wire.bind({ statement: asked.statement.name, values: values[index] as unknown[] });
      if (asked.columns === null) wire.describe({ type: "P", name: "" });
      wire.execute({ portal: "", rows: 0 });
    }
    wire.sync();
    wire.stream.uncork();
    return null;
  };

  #prepare(wire: Wire, asked: Asked): void {
    const { name, text } = asked.statement;
    const { known, doubtful } = this.#prepared;
    asked.columns = known.get(name) ?? null;
    if (known.has(name)) return;
    if (doubtful.delete(name)) wire.close({ type: "S", name });
    wire.parse({ name, text });
    asked.isFirst = true;
    if (name !== "") known.set(name, null);
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    const asked = this.#current();
    asked.columns = fields.map(({ name, dataTypeID }) => ({ name, read: this.#readerOf(dataTypeID, "text") }));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const asked = this.#current();
    try {
      asked.answer.rows.push(readRow(asked.columns ?? [], fields));
    } catch (error) {
      asked.unreadable ??= { error };
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const asked = this.#current();
    const { name } = asked.statement;
    asked.answer.command = text.split(" ", 1)[0] as string;
    if (name !== "") this.#prepared.known.set(name, asked.columns ?? []);
    this.#place += 1;
  }

  /** Everything is done: what is a transaction by itself is kept only now. */
  handleReadyForQuery(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const asked of this.statements) settle(asked);
    this.callback();
  }

  handleError(error: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const isWhole = this.#place === this.statements.length;
    const answered = isWhole ? [] : this.statements.slice(0, this.#place);
    const failed = this.statements.slice(answered.length);
    this.#doubt(failed, error);
    answered.forEach(settle);
    for (const asked of failed) asked.reject(error);
    this.callback(error);
  }

  #doubt(failed: readonly Asked[], error: unknown): void {
    const { known, doubtful } = this.#prepared;
    // Something between us and PostgreSQL has forgotten what was prepared; all of it, or this alone.
    if ((error as { code?: unknown } | null)?.code === unknownStatement) {
      for (const name of known.keys()) doubtful.add(name);
      known.clear();
    }
    for (const { statement, isFirst } of failed) {
      if (!isFirst || statement.name === "") continue;
      known.delete(statement.name);
      doubtful.add(statement.name);
    }
  }

  #current(): Asked {
    return this.statements[this.#place] as Asked;
  }
}

const settle = ({ answer, unreadable, resolve, reject }: Asked): void =>
  unreadable ? reject(unreadable.error) : resolve(answer);

const readRow = (columns: readonly Column[], fields: readonly (string | null)[]): Record<string, unknown> => {
  const row: Record<string, unknown> = {};
  for (const [index, { name, read }] of columns.entries()) {
    const text = fields[index] ?? null;
    row[name] = text === null ? null : read(text);
  }
  return row;
};
