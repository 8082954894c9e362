import pg from "pg";
import { StatementBatch } from "../platform/db/wire/statement-batch.ts";

type Statement = { name?: string; text: string; values: unknown[] };

/** Statements that were sent without waiting for each other. */
export type RoundTrip = Statement[];

/** Sent by the product whenever it likes: what was committed is announced, a line tried, a new connection's role confirmed. */
const isBesides = ({ name, text }: Statement): boolean =>
  name === "announce-changes" || name === "tell-due" || text === "select 1" || text.includes("row_security_active");

/** The statements the product sends while it does some work, in its own words and its own round trips. */
export const recordStatements = async (work: () => Promise<unknown>): Promise<RoundTrip[]> => {
  const flights: RoundTrip[] = [];
  let answered = true;
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, config: unknown, ...rest: unknown[]) {
    const statements = toStatements(config).filter((statement) => !isBesides(statement));
    if (statements.length === 0) return Reflect.apply(original, this, [config, ...rest]);
    if (answered) flights.push([]);
    answered = false;
    flights.at(-1)?.push(...statements);
    const note = () => {
      answered = true;
    };
    if (config instanceof StatementBatch) for (const { promise } of config.statements) promise.then(note, note);
    const result = Reflect.apply(original, this, [config, ...rest]);
    if (result instanceof Promise) result.then(note, note);
    return result;
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return flights;
};

const toStatements = (config: unknown): Statement[] => {
  if (config instanceof StatementBatch) return config.statements.map(({ statement }) => statement);
  if (typeof config === "string") return [{ text: config, values: [] }];
  const { name, text, values } = config as Statement;
  return [{ ...(name ? { name } : {}), text, values: values ?? [] }];
};
