import type { AddressInfo, Server } from "node:net";

/** Opens a proxy on a free port. The address is that of the database with the proxy's port. */
export const listenForDatabase = async (
  server: Server,
  databaseUrl: string,
): Promise<{ url: string; close(): Promise<void> }> => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, close: () => new Promise((resolve) => server.close(() => resolve())) };
};
