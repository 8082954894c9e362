import type pg from "pg";
import { type Answer, type Statement, StatementBatch } from "./statement-batch.ts";

const gathering = new WeakMap<pg.ClientBase, StatementBatch>();

/** What is asked of a connection in one go travels in one batch. */
export const ask = (client: pg.ClientBase, statement: Statement): Promise<Answer> => {
  const batch = gathering.get(client) ?? beginBatch(client);
  return batch.add(statement);
};

const beginBatch = (client: pg.ClientBase): StatementBatch => {
  const batch = new StatementBatch(client);
  gathering.set(client, batch);
  process.nextTick(() => {
    gathering.delete(client);
    client.query(batch);
  });
  return batch;
};
