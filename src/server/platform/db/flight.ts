import pg from "pg";

export type Statement = { name: string; text: string; values: unknown[]; query_timeout?: number };

export type Answer = { command: string; rows: Record<string, unknown>[] };

/** What pg's query reaches of a connection; its types leave this out. */
type Wire = {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  stream: { cork(): void; uncork(): void };
  parse(statement: { name: string; text: string }): void;
  bind(portal: { statement: string; values: unknown[]; valueMapper: (value: unknown) => unknown }): void;
  describe(portal: { type: "P"; name: string }): void;
  execute(portal: { portal: string }): void;
  sync(): void;
};

type Field = { name: string; dataTypeID: number };
type Shape = { fields: readonly Field[]; readers: readonly ((value: string) => unknown)[] };

/** How a statement's columns are read, which is the same each time. */
const shapes = new Map<string, Shape>();

/** Is given the answers there are, and why there aren't more. */
type Settle = (answers: readonly Answer[], error: unknown) => void;

/**
 * Statements that travel together: each is bound and executed, and one sync ends them all, so that PostgreSQL answers in
 * one piece. pg would end each by itself, and every end is a write, a wake-up and a read. Once a statement fails, those behind
 * it aren't carried out, and fail with it.
 */
export class Flight extends pg.Query {
  readonly statements: readonly Statement[];
  readonly query_timeout: number | undefined;
  /** pg puts its time limit around it. */
  callback: (error: unknown) => void;
  readonly #types: pg.CustomTypesConfig;
  readonly #answers: Answer[] = [];
  #at = 0;
  #rows: Answer["rows"] = [];
  #shape: Shape | null = null;
  #failure: unknown = null;
  #isUnreadable = false;

  constructor(statements: readonly Statement[], types: pg.CustomTypesConfig, settle: Settle) {
    super("");
    this.statements = statements;
    this.#types = types;
    const patience = statements.flatMap(({ query_timeout }) => query_timeout ?? []);
    this.query_timeout = patience.length > 0 ? Math.max(...patience) : undefined;
    this.callback = (error) => settle(this.#answers, error);
  }

  /** Under this name and text pg notes that a connection knows a statement: the one that is being answered. */
  get name(): string | undefined {
    return this.statements[this.#at]?.name;
  }
  set name(_: unknown) {}

  get text(): string | undefined {
    return this.statements[this.#at]?.text;
  }
  set text(_: unknown) {}

  override submit = (connection: pg.Connection): void => {
    const wire = connection as unknown as Wire;
    wire.stream.cork();
    try {
      for (const { name, text, values } of this.statements) {
        if (wire.parsedStatements[name] === undefined && wire.submittedNamedStatements[name] === undefined) {
          wire.parse({ name, text });
          wire.submittedNamedStatements[name] = text;
        }
        wire.bind({ statement: name, values, valueMapper: prepareValue });
        wire.describe({ type: "P", name: "" });
        wire.execute({ portal: "" });
      }
    } catch (error) {
      // A value that can't be written: what stands before it is answered, the rest was never sent.
      this.#failure = error;
    } finally {
      wire.sync();
      wire.stream.uncork();
    }
  };

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    const { name = "" } = this;
    const known = shapes.get(name);
    this.#shape = known && isSame(known.fields, fields) ? known : shapeOf(fields, this.#types);
    if (this.#shape !== known) shapes.set(name, this.#shape);
  }

  handleDataRow({ fields: values }: { fields: readonly (string | null)[] }): void {
    try {
      this.#rows.push(toRow(this.#shape as Shape, values));
    } catch (error) {
      this.#failure ??= error;
      this.#isUnreadable = true;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#at += 1;
    if (!this.#isUnreadable) this.#answers.push({ command: text.split(" ", 1)[0] as string, rows: this.#rows });
    this.#rows = [];
  }

  handleError(error: unknown, connection: pg.Connection): void {
    const { submittedNamedStatements } = connection as unknown as Wire;
    // What stands behind a failure was passed over: the connection doesn't know it.
    for (const { name } of this.statements.slice(this.#at)) delete submittedNamedStatements[name];
    this.callback(error);
  }

  handleReadyForQuery(): void {
    this.callback(this.#failure);
  }
}

/** As pg writes values: text as it is, lists as arrays of PostgreSQL, objects as JSON. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

const isSame = (known: readonly Field[], fields: readonly Field[]): boolean =>
  known.length === fields.length &&
  known.every(({ name, dataTypeID }, at) => name === fields[at]?.name && dataTypeID === fields[at]?.dataTypeID);

const shapeOf = (fields: readonly Field[], types: pg.CustomTypesConfig): Shape => ({
  fields,
  readers: fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, "text")),
});

const toRow = ({ fields, readers }: Shape, values: readonly (string | null)[]): Record<string, unknown> => {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < fields.length; at++) {
    const value = values[at] as string | null;
    row[(fields[at] as Field).name] = value === null ? null : readers[at]?.(value);
  }
  return row;
};
