import type pg from "pg";

/** A column of an answer, and how its values are read. */
export type Column = { name: string; read(text: string): unknown };

/** What a connection has prepared, by name, with its columns; null where those aren't known yet. */
export type PreparedStatements = {
  known: Map<string, readonly Column[] | null>;
  /** A failure leaves open whether these were prepared: the name is given up before it is used again. */
  doubtful: Set<string>;
};

const ofClients = new WeakMap<pg.ClientBase, PreparedStatements>();

export const preparedOn = (client: pg.ClientBase): PreparedStatements => {
  const found = ofClients.get(client);
  if (found) return found;
  const fresh: PreparedStatements = { known: new Map(), doubtful: new Set() };
  ofClients.set(client, fresh);
  return fresh;
};
