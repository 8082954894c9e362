import pg from "pg";
import { closeClient } from "../db/connections.ts";
import { schemaConnection } from "../db/role/connection-settings.ts";
import { isAside } from "./set-aside.ts";

/** Whether a restore has begun on this database and hasn't ended. */
export const isRestoring = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ ...schemaConnection(url), connectionTimeoutMillis: 15_000, keepAlive: true });
  client.on("error", () => {});
  await client.connect();
  try {
    return await isAside(client);
  } finally {
    await closeClient(client);
  }
};
