import type { AddressInfo, Server } from "node:net";
import { databaseAtPort } from "./database-address.ts";

/** Opens a proxy on a free port. The address is that of the database with the proxy's port. */
export const listenForDatabase = async (
  server: Server,
  databaseUrl: string,
): Promise<{ url: string; close(): Promise<void> }> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = databaseAtPort(databaseUrl, (server.address() as AddressInfo).port);
  return { url, close: () => new Promise((resolve) => server.close(() => resolve())) };
};
